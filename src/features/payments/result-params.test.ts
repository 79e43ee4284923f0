import { describe, expect, it } from 'vitest';
import { readResult } from './result-params.ts';

const read = (query: string) => readResult(new URLSearchParams(query));

describe('result in the return URL of a payment', () => {
  it('with true and an id leads to the receipt (PAY-20)', () => {
    expect(read('payRes=true&pid=FT1')).toEqual({ kind: 'receipt', pid: 'FT1' });
  });

  it('with true and no id says what was paid (PAY-21)', () => {
    expect(read('payRes=true&body=66881234&buyer_pay_amount=100.5')).toEqual({ kind: 'paid', amount: '100.5' });
    expect(read('payRes=true&buyer_pay_amount=<b>1</b>')).toEqual({ kind: 'paid', amount: undefined });
  });

  it('with anything but the exact true is no success (PAY-22)', () => {
    for (const payRes of ['false', 'TRUE', '1', '', 'true ']) expect(read(`payRes=${payRes}`), payRes).toEqual({ kind: 'failed', pid: undefined });
    expect(read('payRes=false&pid=FT1')).toEqual({ kind: 'failed', pid: 'FT1' });
  });

  it('is undefined without payRes, and an invalid id is ignored', () => {
    expect(read('pid=FT1')).toBeUndefined();
    expect(read('payRes=true&pid=../../x')).toEqual({ kind: 'paid', amount: undefined });
  });
});
