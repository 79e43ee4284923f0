import { done, type Handlers, success } from '../handler.ts';
import { personaOf, SMS_CODE } from '../personas.ts';
import { closeSession, closeSessions, openSession } from '../sessions.ts';
import { areaState, type Sandbox } from '../state.ts';

/** Wrong PINs in a row after which a customer cannot log in, and wrong codes after which a reference ends. */
const MAX_TRIES = 5;

const authState = areaState('auth', () => ({
  /** Changed PINs by mobile number. */
  pins: new Map<string, string>(),
  /** Wrong PINs in a row by mobile number. */
  wrongPins: new Map<string, number>(),
  /** Prepaid numbers that wait for their log-in code. */
  loginCodes: new Set<string>(),
  /** `codePwd` → the number that a reset code was sent to. */
  resetCodes: new Map<string, string>(),
  /** Wrong codes by `codePwd`. */
  wrongCodes: new Map<string, number>(),
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

/** Forgets the references that stand for a number: a new code replaces the one before. */
function forget(references: Map<string, string>, mobileNo: string): void {
  for (const [reference, number] of references) if (number === mobileNo) references.delete(reference);
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
    authState(sandbox).loginCodes.add(mobileNo);
    return done();
  },

  loginPrepaid: ({ body: { mobileNo, code }, sandbox }) => {
    const persona = personaOf(mobileNo);
    if (persona === undefined || code !== SMS_CODE || !authState(sandbox).loginCodes.delete(mobileNo)) return { example: 'businessError' };
    return success({ token: openSession(sandbox, persona) });
  },

  sendResetCode: ({ body: { mobileNo }, sandbox }) => {
    if (personaOf(mobileNo)?.kind !== 'POSTPAID') return { example: 'businessError' };
    const codePwd = crypto.randomUUID();
    const { resetCodes } = authState(sandbox);
    forget(resetCodes, mobileNo);
    resetCodes.set(codePwd, mobileNo);
    return success({ codePwd });
  },

  verifyResetCode: ({ body: { mobileNo, smsCode, codePwd }, sandbox }) => {
    const { resetCodes, verified, wrongCodes } = authState(sandbox);
    if (smsCode !== SMS_CODE || resetCodes.get(codePwd) !== mobileNo) {
      const wrong = (wrongCodes.get(codePwd) ?? 0) + 1;
      wrongCodes.set(codePwd, wrong);
      if (wrong >= MAX_TRIES) resetCodes.delete(codePwd);
      return { example: 'businessError' };
    }
    resetCodes.delete(codePwd);
    const verCodePwd = crypto.randomUUID();
    forget(verified, mobileNo);
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
