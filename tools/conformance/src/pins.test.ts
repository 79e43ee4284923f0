import { describe, expect, it } from 'vitest';
import type { Outcome } from './http.ts';
import { Pins } from './pins.ts';
import { contractOf, SECRETS } from './testing/calls.ts';

const NUMBER = '66881234';
const contract = contractOf({ ...SECRETS, loginMusic: { fields: {} }, saveSmsGroup: { needsToken: true, fields: {} } });

/** The changed PINs after some traffic: operation, body, answer, and the token of the request. */
function after(...traffic: [operationId: string, sent: unknown, answer: unknown, token?: string][]) {
  const pins = new Pins(contract);
  for (const [operationId, sent, answer, token] of traffic) {
    const base = { url: '', milliseconds: 1 };
    const outcome: Outcome =
      answer === 'none' ? { ...base, failed: 'no response' } : { ...base, response: { status: 200, headers: {}, body: Buffer.from(JSON.stringify(answer)) } };
    const body = sent === undefined ? undefined : new TextEncoder().encode(typeof sent === 'string' ? sent : JSON.stringify(sent));
    pins.record({ method: 'POST', url: `/${operationId}?t=1`, headers: token === undefined ? {} : { token }, body }, outcome);
  }
  return Object.fromEntries(pins.changed);
}
const ok = (data: object = {}) => ({ status: '0', data });
const refused = { status: '-1', message: '不正確。' };

const login = ['login', { mobileNo: NUMBER, password: '123456' }, ok({ token: 'a-token' })] as [string, unknown, unknown];
const change = (answer: unknown, token = 'a-token'): [string, unknown, unknown, string] => [
  'changePassword',
  { oldPassword: '123456', password: '654321', rePassword: '654321' },
  answer,
  token,
];

describe('the PIN of a number', () => {
  it('is the one that it was changed to, by the session of the number', () => {
    expect(after(login, change(ok()))).toEqual({ [NUMBER]: '654321' });
    expect(after(['loginPrepaid', { mobileNo: NUMBER, code: '246810' }, ok({ token: 'a-token' })], change(ok()))).toEqual({ [NUMBER]: '654321' });
    expect(after(login, change(ok()), ['changePassword', { password: '123456' }, ok(), 'a-token'])).toEqual({ [NUMBER]: '123456' });
  });

  it('may have been changed where no response came', () => {
    expect(after(login, change('none'))).toEqual({ [NUMBER]: '654321' });
  });

  it('is the one that a reset has set, by the code and the permission that it began with', () => {
    expect(
      after(
        ['sendResetCode', { mobileNo: NUMBER }, ok({ codePwd: 'a-code' })],
        ['verifyResetCode', { mobileNo: NUMBER, smsCode: '246810', codePwd: 'a-code' }, ok({ verCodePwd: 'a-permission' })],
        ['setPassword', { password: '111111', verCodePwd: 'a-permission' }, ok()],
      ),
    ).toEqual({ [NUMBER]: '111111' });
    expect(
      after(['sendResetCode', { mobileNo: NUMBER }, ok({ codePwd: 'a-code' })], ['setPassword', { password: '111111', verCodePwd: 'a-code' }, ok()]),
    ).toEqual({ [NUMBER]: '111111' });
  });

  it.each<[string, Parameters<typeof after>]>([
    ['a change that was refused', [login, change(refused)]],
    ['a session that is nobody’s', [login, change(ok(), 'another-token')]],
    [
      'a change without a session',
      [
        ['login', { mobileNo: NUMBER }, ok({})],
        ['changePassword', { password: '654321' }, ok()],
      ],
    ],
    ['a log-in that was refused', [['login', { mobileNo: NUMBER }, { status: '-1', data: { token: 'a-token' } }], change(ok())]],
    ['a token of another operation', [['loginMusic', { mobileNo: NUMBER }, ok({ token: 'a-token' })], change(ok())]],
    ['a token that is no text', [['login', { mobileNo: NUMBER }, ok({ token: 7 })], change(ok(), '7')]],
    ['a PIN that is no text', [login, ['changePassword', { password: 654321 }, ok(), 'a-token']]],
    ['a body that is no JSON', [login, ['changePassword', '{', ok(), 'a-token']]],
    ['a body that is null', [login, ['changePassword', null, ok(), 'a-token']]],
    ['another write with a PIN in it', [login, ['saveSmsGroup', { password: '654321' }, ok(), 'a-token']]],
  ])('is not changed by %s', (_, traffic) => {
    expect(after(...traffic)).toEqual({});
  });
});
