import { describe, expect, it } from 'vitest';
import { SMS_CODE } from '../personas.ts';
import { type Sandbox, sandboxOf } from '../state.ts';
import { handlers } from './auth.ts';
import { callHandler, payloadFrom } from './call-handler.ts';

// That codes, permissions, PINs and sessions end as they must is checked by tests/contract/mock-conformance.test.ts.

const POSTPAID = '66881234';
const PREPAID = '66884567';
const LOCKED = '66885678';
const REFUSED = { example: 'businessError' };

const logIn = (sandbox: Sandbox, mobileNo: string, password?: string) =>
  callHandler(handlers, 'login', { sandbox, body: { mobileNo, ...(password !== undefined && { password }) } });

async function verified(sandbox: Sandbox): Promise<string> {
  const { codePwd } = await payloadFrom(handlers, 'sendResetCode', { sandbox, body: { mobileNo: POSTPAID } });
  return (await payloadFrom(handlers, 'verifyResetCode', { sandbox, body: { mobileNo: POSTPAID, smsCode: SMS_CODE, codePwd } })).verCodePwd;
}
const setPin = (sandbox: Sandbox, verCodePwd: string) =>
  callHandler(handlers, 'setPassword', { sandbox, body: { password: '2051', rePassword: '2051', verCodePwd } });

describe('log-in with a PIN', () => {
  it('is refused without one, for a prepaid and for a locked customer', async () => {
    const sandbox = sandboxOf('auth-refused');
    expect([await logIn(sandbox, POSTPAID), await logIn(sandbox, PREPAID, '123456')]).toEqual([REFUSED, REFUSED]);
    expect(await logIn(sandbox, LOCKED, '123456')).toEqual({ example: 'locked' });
  });

  it('is refused after five wrong PINs in a row, until the PIN is reset', async () => {
    const sandbox = sandboxOf('auth-wrong-pins');
    for (let count = 0; count < 4; count += 1) await logIn(sandbox, POSTPAID, '000000');
    expect(await logIn(sandbox, POSTPAID, '123456')).toMatchObject({ status: '0' });
    for (let count = 0; count < 5; count += 1) await logIn(sandbox, POSTPAID, '000000');
    expect(await logIn(sandbox, POSTPAID, '123456')).toEqual({ example: 'locked' });
    await setPin(sandbox, await verified(sandbox));
    expect(await logIn(sandbox, POSTPAID, '2051')).toMatchObject({ status: '0' });
  });
});

it('a new code replaces the permission that was earned with the one before', async () => {
  const sandbox = sandboxOf('auth-permission');
  const old = await verified(sandbox);
  await verified(sandbox);
  expect(await setPin(sandbox, old)).toEqual(REFUSED);
});
