import { login, loginPrepaid, logout, sendPrepaidLoginCode } from '@/api/generated/auth';
import { endSession, sessionToken, startSession } from '@/session/session';
import { mock, type Persona } from './mock.ts';

/** A preference of its own overrides the scenario, so that log-in works while every operation fails. */
const WITHOUT_SCENARIO = { headers: { prefer: 'delay=0' } };

/** Logs a customer of the mock in with the contract's own operations, which stores the session as usual. */
export async function logInAs({ mobileNo, kind, pin }: Persona, smsCode: string): Promise<void> {
  if (kind === 'POSTPAID') {
    const session = await login({ mobileNo, password: pin }, WITHOUT_SCENARIO);
    startSession({ networkType: '', ...session }, 'postpaid');
    return;
  }
  await sendPrepaidLoginCode({ mobileNo }, undefined, WITHOUT_SCENARIO);
  const { token } = await loginPrepaid({ mobileNo, code: smsCode }, WITHOUT_SCENARIO);
  startSession({ token, mobileNo, account: '', isOneBill: 'false', net: '', networkType: '' }, 'prepaid');
}

/** Logs in by number; throws for an unknown one. */
export async function logInAsNumber(mobileNo: string): Promise<void> {
  const { personas, smsCode } = await mock.customers();
  const persona = personas.find((one) => one.mobileNo === mobileNo);
  if (persona === undefined) throw new Error(`The mock has no customer ${mobileNo}.`);
  await logInAs(persona, smsCode);
}

/** Logs out even if the request fails. */
export async function logOut(): Promise<void> {
  if (sessionToken() !== '') await logout(WITHOUT_SCENARIO).catch(() => {});
  endSession();
}
