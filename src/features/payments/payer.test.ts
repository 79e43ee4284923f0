import { describe, expect, it } from 'vitest';
import { maskedAccount, payerOf } from './payer.tsx';

describe('payer', () => {
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
