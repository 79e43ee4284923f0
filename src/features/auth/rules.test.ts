import { describe, expect, it } from 'vitest';
import { loginRules, newPinRules, verifyRules } from './rules.ts';

/** The fields that are refused. */
const refused = (schema: (typeof loginRules)[keyof typeof loginRules] | typeof verifyRules | ReturnType<typeof newPinRules>, values: object) => [
  ...new Set(schema.safeParse(values).error?.issues.map(({ path }) => path.join('.'))),
];
const LENGTHS = [
  ['', false],
  ['123', false],
  ['9083', true],
  ['90831724', true],
  ['908317246', false],
  ['90 83', false],
  ['90a3', false],
] as const;

describe('log-in', () => {
  it('LOGIN-07: the number has 8 digits, the first a 6', () => {
    const number = (mobileNo: string) => refused(loginRules.unknown, { mobileNo, password: '', code: '' });
    for (const right of ['66881234', '60000000', '+853 6688 1234']) expect(number(right), right).toEqual([]);
    for (const wrong of ['', '6688123', '668812345', '56881234', '28710066', '6688123a']) expect(number(wrong), wrong).toEqual(['mobileNo']);
  });

  it('LOGIN-08: the PIN of a postpaid customer is needed and has 4 to 8 digits', () => {
    for (const [password, right] of LENGTHS)
      expect(refused(loginRules.POSTPAID, { mobileNo: '66881234', password, code: '' }), password).toEqual(right ? [] : ['password']);
  });

  it('LOGIN-10: the code of a prepaid customer is needed', () => {
    const code = (value: string) => refused(loginRules.PREPAID, { mobileNo: '66884567', password: '', code: value });
    expect(code('')).toEqual(['code']);
    expect(code('908317')).toEqual([]);
  });
});

describe('reset', () => {
  it('RESET-03: the number has 8 digits, whatever the first, and the code is needed', () => {
    const verify = (mobileNo: string, smsCode: string) => refused(verifyRules, { mobileNo, smsCode });
    expect(verify('28710066', '908317')).toEqual([]);
    expect(verify('', '')).toEqual(['mobileNo', 'smsCode']);
    expect(verify('6688123', '908317')).toEqual(['mobileNo']);
    expect(verify('668812345', '908317')).toEqual(['mobileNo']);
  });

  it('RESET-04: the new PIN and its confirmation are needed and have 4 to 8 digits', () => {
    const pins = newPinRules('66881234');
    for (const [pin, right] of LENGTHS) {
      expect(refused(pins, { password: pin, rePassword: pin }), pin).toEqual(right ? [] : ['password', 'rePassword']);
      if (!right) expect(refused(pins, { password: '9083', rePassword: pin }), pin).toContain('rePassword');
    }
  });

  it('RESET-05: the confirmation is the new PIN', () => {
    const differ = newPinRules('66881234').safeParse({ password: '9083', rePassword: '9084' });
    expect(differ.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['rePassword', 'notSame']]);
  });
});
