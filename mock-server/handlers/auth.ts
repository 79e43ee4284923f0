import { done, type Handlers, success } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { areaState, closeSession, closeSessions, openSession, type Sandbox, SentCodes } from '../state.ts';

/** Wrong PINs in a row after which a customer cannot log in. */
const MAX_TRIES = 5;

const authState = areaState('auth', () => ({
  /** Changed PINs by mobile number. */
  pins: new Map<string, string>(),
  /** Wrong PINs in a row by mobile number. */
  wrongPins: new Map<string, number>(),
  /** By mobile number. */
  loginCodes: new SentCodes(),
  resetCodes: new SentCodes(),
  /** `verCodePwd` → the number that may set a new PIN. */
  verified: new Map<string, string>(),
}));

/**
 * Tries the PIN of a number, wherever it was asked for: wrong ones count together until a right one. An unknown number and a prepaid customer
 * (ROLE-03) have none.
 */
export function tryPin(sandbox: Sandbox, mobileNo: string, pin: string | undefined): 'right' | 'wrong' | 'locked' {
  const { pins, wrongPins } = authState(sandbox);
  const persona = personaOf(mobileNo);
  const wrong = wrongPins.get(mobileNo) ?? 0;
  if (persona?.locked || wrong >= MAX_TRIES) return 'locked';
  if (persona?.kind === 'POSTPAID' && pin === (pins.get(mobileNo) ?? persona.pin)) {
    wrongPins.delete(mobileNo);
    return 'right';
  }
  wrongPins.set(mobileNo, wrong + 1);
  return 'wrong';
}

/** Sets a new PIN and ends the customer's sessions, except the one that asked for it. */
export function changePin(sandbox: Sandbox, mobileNo: string, pin: string, token?: string): void {
  authState(sandbox).pins.set(mobileNo, pin);
  closeSessions(sandbox, mobileNo, token);
}

export const handlers: Handlers = {
  inquireAccountType: ({ body }) => {
    const persona = personaOf(body.mobileNo);
    return persona === undefined ? { example: 'businessError' } : success(persona.kind);
  },

  login: ({ body, sandbox }) => {
    const tried = tryPin(sandbox, body.mobileNo, body.password);
    const persona = personaOf(body.mobileNo);
    if (persona === undefined || tried !== 'right') return { example: tried === 'locked' ? 'locked' : 'businessError' };
    const { mobileNo, net, account, networkType, isOneBill } = persona;
    return success({ token: openSession(sandbox, persona), isOneBill: isOneBill ? 'true' : 'false', net, mobileNo, account, networkType });
  },

  sendPrepaidLoginCode: ({ body: { mobileNo }, sandbox }) => {
    if (personaOf(mobileNo)?.kind !== 'PREPAID') return { example: 'businessError' };
    authState(sandbox).loginCodes.send(mobileNo);
    return done();
  },

  loginPrepaid: ({ body: { mobileNo, code }, sandbox }) => {
    const persona = personaOf(mobileNo);
    if (persona === undefined || !authState(sandbox).loginCodes.use(mobileNo, code)) return { example: 'businessError' };
    return success({ token: openSession(sandbox, persona) });
  },

  sendResetCode: ({ body: { mobileNo }, sandbox }) => {
    if (personaOf(mobileNo)?.kind !== 'POSTPAID') return { example: 'businessError' };
    return success({ codePwd: authState(sandbox).resetCodes.send(mobileNo) });
  },

  verifyResetCode: ({ body: { mobileNo, smsCode, codePwd }, sandbox }) => {
    const { resetCodes, verified } = authState(sandbox);
    if (!resetCodes.use(mobileNo, smsCode, codePwd)) return { example: 'businessError' };
    const verCodePwd = crypto.randomUUID();
    for (const [earlier, number] of verified) if (number === mobileNo) verified.delete(earlier);
    verified.set(verCodePwd, mobileNo);
    return success({ verCodePwd });
  },

  setPassword: ({ body: { password, rePassword, verCodePwd }, sandbox }) => {
    const mobileNo = authState(sandbox).verified.get(verCodePwd);
    if (mobileNo === undefined) return { example: 'businessError' };
    if (password !== rePassword) return { example: 'notSame' };
    authState(sandbox).verified.delete(verCodePwd);
    // A new PIN lets a customer in who was locked out.
    authState(sandbox).wrongPins.delete(mobileNo);
    changePin(sandbox, mobileNo, password);
    return success({ verCodePwd });
  },

  logout: ({ token, sandbox }) => {
    closeSession(sandbox, token);
    return done();
  },
};
