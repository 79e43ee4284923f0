import { login, loginPrepaid, logout, sendPrepaidLoginCode } from '@/api/auth';
import { endSession, sessionToken, startSession } from '@/session/session';
import { mock, type Persona } from './mock.ts';

/** A log-in must work while everything else is made to fail: a preference of its own takes the place of the scenario. */
const UNTOUCHED = { headers: { prefer: 'delay=0' } };

/** Logs a customer of the mock in with the contract's own operations, so that the browser stores what a log-in stores. */
export async function logInAs({ mobileNo, kind, pin }: Persona, smsCode: string): Promise<void> {
  if (kind === 'POSTPAID') {
    const session = await login({ mobileNo, password: pin }, UNTOUCHED);
    startSession({ networkType: '', ...session }, 'postpaid');
    return;
  }
  await sendPrepaidLoginCode({ mobileNo }, UNTOUCHED);
  const { token } = await loginPrepaid({ mobileNo, code: smsCode }, UNTOUCHED);
  startSession({ token, mobileNo, account: '', isOneBill: 'false', net: '', networkType: '' }, 'prepaid');
}

/** The same by number; throws when the mock does not know it. */
export async function logInAsNumber(mobileNo: string): Promise<void> {
  const { personas, smsCode } = await mock.customers();
  const persona = personas.find((one) => one.mobileNo === mobileNo);
  if (persona === undefined) throw new Error(`The mock has no customer ${mobileNo}.`);
  await logInAs(persona, smsCode);
}

/** Logs out, whatever the server says of it. */
export async function logOut(): Promise<void> {
  if (sessionToken() !== '') await logout(UNTOUCHED).catch(() => {});
  endSession();
}
