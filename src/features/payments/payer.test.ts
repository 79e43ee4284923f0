import { describe, expect, it } from 'vitest';
import { isUnusuallyHigh, maskedAccount, payerOf } from './payer.ts';

describe('payer', () => {
  it.each([
    ['386.00', '386.00', false],
    ['772.00', '386.00', false],
    ['772.01', '386.00', true],
    ['3860', '386.00', true],
    ['2500', '1500.00', false],
    ['2500.01', '1500.00', true],
    ['50', '0.00', true],
    ['50', '-114.00', true],
  ])('an amount of %s against a balance of %s is far above: %s', (amount, balance, far) => {
    expect(isUnusuallyHigh(amount, balance)).toBe(far);
  });

  it('shows the last four digits of an account', () => {
    expect(maskedAccount('1028841600')).toBe('•••• 1600');
    expect(maskedAccount()).toBe('•••• ');
  });

  it('is kept with the own account, but with four digits of another, and without the balance (B80)', () => {
    const found = { account: '1028841600', balance: '386.00', resultUrl: 'https://site.example/back' };
    const kept = { resultUrl: found.resultUrl, mobileNo: '66881234' };
    expect(payerOf(found, '66881234', true)).toEqual({ ...kept, account: '1028841600' });
    expect(payerOf(found, '66881234', false)).toEqual({ ...kept, account: '1600' });
    expect(payerOf({ balance: '0', resultUrl: found.resultUrl } as typeof found, '66881234', true)).toEqual({ ...kept, account: '' });
  });
});
