import { describe, expect, it } from 'vitest';
import { readResult, withoutResult } from './result-params.ts';

const read = (query: string) => readResult(new URLSearchParams(query));

describe('result in the return URL of a payment', () => {
  it('with true and an id leads to the receipt (PAY-20)', () => {
    expect(read('payRes=true&pid=FT1')).toEqual({ kind: 'receipt', mobileNo: undefined, pid: 'FT1' });
  });

  it('with true and no id says what was paid (PAY-21)', () => {
    expect(read('payRes=true&body=66881234&buyer_pay_amount=100.5')).toEqual({ kind: 'paid', mobileNo: '66881234', amount: '100.5' });
    expect(read('payRes=true&buyer_pay_amount=<b>1</b>')).toEqual({ kind: 'paid', mobileNo: undefined, amount: undefined });
  });

  it('with anything but the exact true is no success (PAY-22)', () => {
    for (const payRes of ['false', 'TRUE', '1', '', 'true '])
      expect(read(`payRes=${payRes}`), payRes).toEqual({ kind: 'failed', mobileNo: undefined, pid: undefined });
    expect(read('payRes=false&pid=FT1')).toEqual({ kind: 'failed', mobileNo: undefined, pid: 'FT1' });
  });

  it('is undefined without payRes, and an invalid id is ignored', () => {
    expect(read('pid=FT1')).toBeUndefined();
    expect(read('payRes=true&pid=../../x')).toEqual({ kind: 'paid', mobileNo: undefined, amount: undefined });
  });

  it.each([
    ['pid', 'pid=FT1%3Cb%3E', 'pid=a-Z09'],
    ['pid', `pid=${'a'.repeat(33)}`, `pid=${'a'.repeat(32)}`],
    ['mobileNo', 'body=668812345', 'body=66881234'],
    ['mobileNo', 'body=x66881234', 'body=00000000'],
  ] as const)('takes the whole value of %s or none of it: not %s, but %s', (name, bad, good) => {
    expect(read(`payRes=false&${bad}`)).toMatchObject({ [name]: undefined });
    expect(read(`payRes=false&${good}`)).toMatchObject({ [name]: good.slice(good.indexOf('=') + 1) });
  });

  it('takes an amount of up to seven digits with at most two decimals', () => {
    const amounts = ['1', '1.5', '1.55', '1234567.89', '1.555', '12345678', 'x1', '1x', '1.', '.5'];
    expect(amounts.map((amount) => read(`payRes=true&buyer_pay_amount=${amount}`)).map((result) => result?.kind === 'paid' && result.amount)).toEqual([
      ...['1', '1.5', '1.55', '1234567.89'],
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  it('leaves the rest of the query (PAY-03)', () => {
    expect(withoutResult(new URLSearchParams('lang=en_US&payRes=true&pid=FT1&body=66881234&buyer_pay_amount=1'))).toBe('lang=en_US');
  });
});
