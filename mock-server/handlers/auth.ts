import { randomUUID } from 'node:crypto';
import { done, type Handlers, success } from '../handler.ts';
import { type Persona, personaOf, SMS_CODE } from '../personas.ts';
import { closeSession, openSession } from '../sessions.ts';
import { announceSms } from '../sms-outbox.ts';
import type { World } from '../state.ts';

/** What one world remembers of this area. */
export const createState = () => ({
  /** PINs that are no longer the persona's own, by mobile number. */
  pins: new Map<string, string>(),
  /** Prepaid numbers that wait for their log-in code. */
  loginCodes: new Set<string>(),
  /** `codePwd` → the number that a reset code was sent to. */
  resetCodes: new Map<string, string>(),
  /** `verCodePwd` → the number that may set a new PIN. */
  verified: new Map<string, string>(),
});

/** Whether this is the PIN of a postpaid customer now. A prepaid customer has none (ROLE-03). */
export function isPin(world: World, persona: Persona, pin: string | undefined): boolean {
  return persona.kind === 'POSTPAID' && pin === (world.state.auth.pins.get(persona.mobileNo) ?? persona.pin);
}

/** Makes this the PIN of a customer in this world, from the next log-in on. */
export function changePin(world: World, mobileNo: string, pin: string): void {
  world.state.auth.pins.set(mobileNo, pin);
}

export const handlers: Handlers = {
  inquireAccountType: ({ body }) => {
    const persona = personaOf(body.mobileNo);
    return persona === undefined ? { example: 'businessError' } : success(persona.kind);
  },

  login: ({ body, world }) => {
    const persona = personaOf(body.mobileNo);
    if (persona?.locked) return { example: 'locked' };
    if (persona === undefined || !isPin(world, persona, body.password)) return { example: 'businessError' };
    const { mobileNo, net, account, networkType, isOneBill } = persona;
    return success({ token: openSession(world, persona), isOneBill: isOneBill ? 'true' : 'false', net, mobileNo, account, networkType });
  },

  sendPrepaidLoginCode: ({ body: { mobileNo }, world }) => {
    if (personaOf(mobileNo)?.kind !== 'PREPAID') return { example: 'businessError' };
    world.state.auth.loginCodes.add(mobileNo);
    announceSms(mobileNo, SMS_CODE);
    return done();
  },

  loginPrepaid: ({ body: { mobileNo, code }, world }) => {
    const persona = personaOf(mobileNo);
    if (persona === undefined || code !== SMS_CODE || !world.state.auth.loginCodes.delete(mobileNo)) return { example: 'businessError' };
    return success({ token: openSession(world, persona) });
  },

  sendResetCode: ({ body: { mobileNo }, world }) => {
    if (personaOf(mobileNo)?.kind !== 'POSTPAID') return { example: 'businessError' };
    const codePwd = randomUUID();
    world.state.auth.resetCodes.set(codePwd, mobileNo);
    announceSms(mobileNo, SMS_CODE);
    return success({ codePwd });
  },

  verifyResetCode: ({ body: { mobileNo, smsCode, codePwd }, world: { state } }) => {
    if (smsCode !== SMS_CODE || state.auth.resetCodes.get(codePwd) !== mobileNo) return { example: 'businessError' };
    state.auth.resetCodes.delete(codePwd);
    const verCodePwd = randomUUID();
    state.auth.verified.set(verCodePwd, mobileNo);
    return success({ verCodePwd });
  },

  setPassword: ({ body: { password, rePassword, verCodePwd }, world }) => {
    const mobileNo = world.state.auth.verified.get(verCodePwd);
    if (mobileNo === undefined) return { example: 'businessError' };
    if (password !== rePassword) return { example: 'notSame' };
    world.state.auth.verified.delete(verCodePwd);
    changePin(world, mobileNo, password);
    return success({ verCodePwd });
  },

  logout: ({ token, world }) => {
    closeSession(world, token);
    return done();
  },
};
