import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf, SMS_CODE, UNKNOWN_NUMBER } from '../personas.ts';
import { customerOf } from '../sessions.ts';
import { type Sandbox, sandboxOf } from '../state.ts';
import { handlers } from './auth.ts';
import { callHandler } from './call-handler.ts';
import { handlers as musicHandlers } from './music.ts';
import { handlers as settingsHandlers } from './settings.ts';

const POSTPAID = '66881234';
const ONE_BILL = '66882345';
const PREPAID = '66884567';
const LOCKED = '66885678';

const logIn = (sandbox: Sandbox, mobileNo: string, password: string) => callHandler(handlers, 'login', { sandbox, body: { mobileNo, password } });

async function verified(sandbox: Sandbox, mobileNo: string): Promise<string> {
  const sent = await callHandler(handlers, 'sendResetCode', { sandbox, body: { mobileNo } });
  const codePwd = expectData<{ codePwd: string }>(sent).codePwd;
  const result = await callHandler(handlers, 'verifyResetCode', { sandbox, body: { mobileNo, smsCode: SMS_CODE, codePwd } });
  return expectData<{ verCodePwd: string }>(result).verCodePwd;
}

function expectData<T>(result: unknown): T {
  expect(result).toMatchObject({ status: '0' });
  return (result as { data: T }).data;
}

let count = 0;
let sandbox: Sandbox;
beforeEach(() => {
  count += 1;
  sandbox = sandboxOf(`auth-${count}`);
});

describe('log-in with a PIN', () => {
  it('opens a session and tells about the account', async () => {
    const { token, ...account } = expectData<{ token: string }>(await logIn(sandbox, ONE_BILL, '123456'));
    expect(account).toEqual({ isOneBill: 'true', net: '4g', mobileNo: ONE_BILL, account: '20051873', networkType: '5G' });
    expect(customerOf(sandbox, token)?.mobileNo).toBe(ONE_BILL);
    expect(customerOf(sandboxOf('auth-other'), token)).toBeUndefined();
  });

  it('does not say whether the number or the PIN is wrong', async () => {
    const refused = { example: 'businessError' };
    expect(await logIn(sandbox, POSTPAID, '000000')).toEqual(refused);
    expect(await logIn(sandbox, UNKNOWN_NUMBER, '123456')).toEqual(refused);
    expect(await logIn(sandbox, PREPAID, '123456')).toEqual(refused);
    expect(await callHandler(handlers, 'login', { sandbox, body: { mobileNo: POSTPAID } })).toEqual(refused);
  });

  it('is refused for a locked customer', async () => {
    expect(await logIn(sandbox, LOCKED, '123456')).toEqual({ example: 'locked' });
  });

  it('is refused after five wrong PINs in a row, until the PIN is reset', async () => {
    const box = sandboxOf('auth-wrong-pins');
    for (let count = 0; count < 4; count += 1) await logIn(box, POSTPAID, '000000');
    expectData(await logIn(box, POSTPAID, '123456'));
    for (let count = 0; count < 5; count += 1) await logIn(box, POSTPAID, '000000');
    expect(await logIn(box, POSTPAID, '123456')).toEqual({ example: 'locked' });
    const verCodePwd = await verified(box, POSTPAID);
    await callHandler(handlers, 'setPassword', { sandbox: box, body: { password: '2051', rePassword: '2051', verCodePwd } });
    expectData(await logIn(box, POSTPAID, '2051'));
  });
});

describe('wrong PINs', () => {
  it('of log-in, change of the PIN and music streaming count together', async () => {
    const box = sandboxOf('auth-wrong-pins-together');
    const music = (password: string) =>
      callHandler(musicHandlers, 'loginMusic', { sandbox: box, body: { mobileNo: POSTPAID, password, email: 'ines@mail.operator.example' } });
    const change = (oldPassword: string) =>
      callHandler(settingsHandlers, 'changePassword', {
        sandbox: box,
        customer: personaOf(POSTPAID),
        body: { oldPassword, password: '205188', rePassword: '205188' },
      });
    const wrongEverywhere = async () => {
      for (const attempt of [change, music, (pin: string) => logIn(box, POSTPAID, pin)]) await attempt('000000');
    };
    await wrongEverywhere();
    // Who pays for it already is known by the right PIN.
    expect(await music('123456')).toEqual({ example: 'alreadySignedUp' });
    await wrongEverywhere();
    expectData(await logIn(box, POSTPAID, '123456'));
    await wrongEverywhere();
    await wrongEverywhere();
    expect(await logIn(box, POSTPAID, '123456')).toEqual({ example: 'locked' });
    expect(await change('123456')).toEqual({ example: 'businessError' });
    expect(await music('123456')).toEqual({ example: 'wrongPassword' });
  });
});

describe('log-in with an SMS code', () => {
  const withCode = (code: string) => callHandler(handlers, 'loginPrepaid', { sandbox, body: { mobileNo: PREPAID, code } });
  const send = (mobileNo: string) => callHandler(handlers, 'sendPrepaidLoginCode', { sandbox, body: { mobileNo } });

  it('needs a code that was sent before, once for each log-in', async () => {
    expect(await withCode(SMS_CODE)).toEqual({ example: 'businessError' });
    expect(await send(PREPAID)).toEqual({ status: '0' });
    expect(await withCode('000000')).toEqual({ example: 'businessError' });
    const { token } = expectData<{ token: string }>(await withCode(SMS_CODE));
    expect(customerOf(sandbox, token)?.mobileNo).toBe(PREPAID);
    expect(await withCode(SMS_CODE)).toEqual({ example: 'businessError' });
  });

  it('is for prepaid customers only', async () => {
    expect(await send(POSTPAID)).toEqual({ example: 'businessError' });
  });
});

describe('reset of the PIN', () => {
  it('is for postpaid customers only (ROLE-04)', async () => {
    expect(await callHandler(handlers, 'sendResetCode', { sandbox, body: { mobileNo: PREPAID } })).toEqual({ example: 'businessError' });
    expect(await callHandler(handlers, 'sendResetCode', { sandbox, body: { mobileNo: UNKNOWN_NUMBER } })).toEqual({ example: 'businessError' });
  });

  it('refuses a wrong code and the code of another number', async () => {
    const { codePwd } = expectData<{ codePwd: string }>(await callHandler(handlers, 'sendResetCode', { sandbox, body: { mobileNo: POSTPAID } }));
    const verify = (mobileNo: string, smsCode: string) => callHandler(handlers, 'verifyResetCode', { sandbox, body: { mobileNo, smsCode, codePwd } });
    expect(await verify(POSTPAID, '000000')).toEqual({ example: 'businessError' });
    expect(await verify(ONE_BILL, SMS_CODE)).toEqual({ example: 'businessError' });
    expectData(await verify(POSTPAID, SMS_CODE));
  });

  it('refuses the right code after five wrong ones', async () => {
    const { codePwd } = expectData<{ codePwd: string }>(await callHandler(handlers, 'sendResetCode', { sandbox, body: { mobileNo: POSTPAID } }));
    const verify = (smsCode: string) => callHandler(handlers, 'verifyResetCode', { sandbox, body: { mobileNo: POSTPAID, smsCode, codePwd } });
    for (let count = 0; count < 5; count += 1) await verify('000000');
    expect(await verify(SMS_CODE)).toEqual({ example: 'businessError' });
  });

  it('makes the new PIN the one that logs in, in this sandbox only', async () => {
    const verCodePwd = await verified(sandbox, POSTPAID);
    const set = (password: string, rePassword: string) => callHandler(handlers, 'setPassword', { sandbox, body: { password, rePassword, verCodePwd } });
    expect(await set('2051', '2052')).toEqual({ example: 'notSame' });
    expect(await set('2051', '2051')).toEqual({ status: '0', data: { verCodePwd } });
    expect(await set('2051', '2051')).toEqual({ example: 'businessError' });
    expect(await logIn(sandbox, POSTPAID, '123456')).toEqual({ example: 'businessError' });
    expectData(await logIn(sandbox, POSTPAID, '2051'));
    expectData(await logIn(sandboxOf('auth-other'), POSTPAID, '123456'));
  });
});

describe('a new code', () => {
  const codeSent = async () => expectData<{ codePwd: string }>(await callHandler(handlers, 'sendResetCode', { sandbox, body: { mobileNo: POSTPAID } })).codePwd;
  const verify = (codePwd: string) => callHandler(handlers, 'verifyResetCode', { sandbox, body: { mobileNo: POSTPAID, smsCode: SMS_CODE, codePwd } });

  it('replaces the one before, and the permission that was earned with it', async () => {
    const old = await codeSent();
    const newest = await codeSent();
    expect(await verify(old)).toEqual({ example: 'businessError' });
    const { verCodePwd } = expectData<{ verCodePwd: string }>(await verify(newest));
    await verified(sandbox, POSTPAID);
    expect(await callHandler(handlers, 'setPassword', { sandbox, body: { password: '2051', rePassword: '2051', verCodePwd } })).toEqual({
      example: 'businessError',
    });
  });
});

describe('a new PIN', () => {
  it('that was reset ends every session of the customer, and no other', async () => {
    const tokens = [await logIn(sandbox, POSTPAID, '123456'), await logIn(sandbox, ONE_BILL, '123456')].map(
      (result) => expectData<{ token: string }>(result).token,
    );
    const verCodePwd = await verified(sandbox, POSTPAID);
    await callHandler(handlers, 'setPassword', { sandbox, body: { password: '2051', rePassword: '2051', verCodePwd } });
    expect(tokens.map((token) => customerOf(sandbox, token)?.mobileNo)).toEqual([undefined, ONE_BILL]);
  });
});
