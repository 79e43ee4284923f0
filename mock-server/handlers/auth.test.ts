import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SMS_CODE, UNKNOWN_NUMBER } from '../personas.ts';
import { customerOf } from '../sessions.ts';
import { type World, worldOf } from '../state.ts';
import { ask } from './ask.ts';
import { handlers } from './auth.ts';

const POSTPAID = '66881234';
const ONE_BILL = '66882345';
const PREPAID = '66884567';
const LOCKED = '66885678';

const logIn = (world: World, mobileNo: string, password: string) => ask(handlers, 'login', { world, body: { mobileNo, password } });

async function verified(world: World, mobileNo: string): Promise<string> {
  const sent = await ask(handlers, 'sendResetCode', { world, body: { mobileNo } });
  const codePwd = expectData<{ codePwd: string }>(sent).codePwd;
  const answer = await ask(handlers, 'verifyResetCode', { world, body: { mobileNo, smsCode: SMS_CODE, codePwd } });
  return expectData<{ verCodePwd: string }>(answer).verCodePwd;
}

function expectData<T>(reply: unknown): T {
  expect(reply).toMatchObject({ status: '0' });
  return (reply as { data: T }).data;
}

let count = 0;
let world: World;
beforeEach(() => {
  count += 1;
  world = worldOf(`auth-${count}`);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('account type', () => {
  it.each([
    [POSTPAID, 'POSTPAID'],
    [PREPAID, 'PREPAID'],
  ])('of %s is %s', async (mobileNo, data) => {
    expect(await ask(handlers, 'inquireAccountType', { world, body: { mobileNo } })).toEqual({ status: '0', data });
  });

  it('of an unknown number is refused', async () => {
    expect(await ask(handlers, 'inquireAccountType', { world, body: { mobileNo: UNKNOWN_NUMBER } })).toEqual({ example: 'businessError' });
  });
});

describe('log-in with a PIN', () => {
  it('opens a session and tells about the account', async () => {
    const { token, ...account } = expectData<{ token: string }>(await logIn(world, ONE_BILL, '123456'));
    expect(account).toEqual({ isOneBill: 'true', net: '4g', mobileNo: ONE_BILL, account: '20051873', networkType: '5G' });
    expect(customerOf(world, token)?.mobileNo).toBe(ONE_BILL);
    expect(customerOf(worldOf('auth-other'), token)).toBeUndefined();
  });

  it('does not say whether the number or the PIN is wrong', async () => {
    const refused = { example: 'businessError' };
    expect(await logIn(world, POSTPAID, '000000')).toEqual(refused);
    expect(await logIn(world, UNKNOWN_NUMBER, '123456')).toEqual(refused);
    expect(await logIn(world, PREPAID, '123456')).toEqual(refused);
    expect(await ask(handlers, 'login', { world, body: { mobileNo: POSTPAID } })).toEqual(refused);
  });

  it('is refused for a locked customer', async () => {
    expect(await logIn(world, LOCKED, '123456')).toEqual({ example: 'locked' });
  });
});

describe('log-in with an SMS code', () => {
  const withCode = (code: string) => ask(handlers, 'loginPrepaid', { world, body: { mobileNo: PREPAID, code } });
  const send = (mobileNo: string) => ask(handlers, 'sendPrepaidLoginCode', { world, body: { mobileNo } });

  it('needs a code that was sent before, once for each log-in', async () => {
    expect(await withCode(SMS_CODE)).toEqual({ example: 'businessError' });
    expect(await send(PREPAID)).toEqual({ status: '0' });
    expect(console.info).toHaveBeenCalledWith(expect.stringMatching(`${PREPAID}.*${SMS_CODE}`));
    expect(await withCode('000000')).toEqual({ example: 'businessError' });
    const { token } = expectData<{ token: string }>(await withCode(SMS_CODE));
    expect(customerOf(world, token)?.mobileNo).toBe(PREPAID);
    expect(await withCode(SMS_CODE)).toEqual({ example: 'businessError' });
  });

  it('is for prepaid customers only', async () => {
    expect(await send(POSTPAID)).toEqual({ example: 'businessError' });
  });
});

describe('reset of the PIN', () => {
  it('is for postpaid customers only (ROLE-04)', async () => {
    expect(await ask(handlers, 'sendResetCode', { world, body: { mobileNo: PREPAID } })).toEqual({ example: 'businessError' });
    expect(await ask(handlers, 'sendResetCode', { world, body: { mobileNo: UNKNOWN_NUMBER } })).toEqual({ example: 'businessError' });
  });

  it('refuses a wrong code and the code of another number', async () => {
    const { codePwd } = expectData<{ codePwd: string }>(await ask(handlers, 'sendResetCode', { world, body: { mobileNo: POSTPAID } }));
    const verify = (mobileNo: string, smsCode: string) => ask(handlers, 'verifyResetCode', { world, body: { mobileNo, smsCode, codePwd } });
    expect(await verify(POSTPAID, '000000')).toEqual({ example: 'businessError' });
    expect(await verify(ONE_BILL, SMS_CODE)).toEqual({ example: 'businessError' });
    expectData(await verify(POSTPAID, SMS_CODE));
  });

  it('makes the new PIN the one that logs in, in this world only', async () => {
    const verCodePwd = await verified(world, POSTPAID);
    const set = (password: string, rePassword: string) => ask(handlers, 'setPassword', { world, body: { password, rePassword, verCodePwd } });
    expect(await set('2051', '2052')).toEqual({ example: 'notSame' });
    expect(await set('2051', '2051')).toEqual({ status: '0', data: { verCodePwd } });
    expect(await set('2051', '2051')).toEqual({ example: 'businessError' });
    expect(await logIn(world, POSTPAID, '123456')).toEqual({ example: 'businessError' });
    expectData(await logIn(world, POSTPAID, '2051'));
    expectData(await logIn(worldOf('auth-other'), POSTPAID, '123456'));
  });
});

describe('log-out', () => {
  it('ends the session', async () => {
    const { token } = expectData<{ token: string }>(await logIn(world, POSTPAID, '123456'));
    expect(await ask(handlers, 'logout', { world, token })).toEqual({ status: '0' });
    expect(customerOf(world, token)).toBeUndefined();
  });
});
