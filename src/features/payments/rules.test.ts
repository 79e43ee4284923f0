import { describe, expect, it } from 'vitest';
import { amountOnly, CARD, CARD_LIMITS, CARD_MAX_MOP, CARD_MIN_MOP, isUnusuallyHigh, lookUpRules, METHODS, payRules, voucherPin } from './rules.ts';

const wrong = (payMethod: string, amount: string) => payRules.safeParse({ payMethod, amount } as never).error?.issues[0]?.message;

describe('express payment', () => {
  it('accepts 50 to 30,000 by card (PAY-08, PAY-09)', () => {
    expect(payRules.safeParse({ payMethod: CARD, amount: String(CARD_MIN_MOP) }).success).toBe(true);
    expect(payRules.safeParse({ payMethod: CARD, amount: String(CARD_MAX_MOP) }).success).toBe(true);
    expect(wrong(CARD, '49.99')).toBe('tooLittle');
    for (const amount of ['49', '30001']) expect(payRules.safeParse({ payMethod: CARD, amount }).error?.issues[0]?.path).toEqual(['amount']);
    expect(wrong(CARD, '30000.01')).toBe('tooMuch');
  });

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

  it('has no limits for the wallets except more than 0 (PAY-10)', () => {
    for (const payMethod of ['macauPay', 'alipay'] as const) {
      expect(payRules.safeParse({ payMethod, amount: '0.01' }).success).toBe(true);
      expect(payRules.safeParse({ payMethod, amount: '9999999' }).success).toBe(true);
      for (const amount of ['0', '0.00', '-1']) expect(payRules.safeParse({ payMethod, amount }).success, amount).toBe(false);
    }
  });

  it('refuses an invalid amount (PAY-07)', () => {
    for (const amount of ['', '.', '1.234', '1..2', '12a', '1,000']) expect(payRules.safeParse({ payMethod: 'alipay', amount }).success, amount).toBe(false);
  });

  it('keeps digits and dot of the input (PAY-06)', () => {
    expect(amountOnly('MOP$1,386.50')).toBe('1386.50');
    expect(amountOnly('about −１，２５０．５０ MOP')).toBe('1250.50');
  });

  it('accepts a number in any notation and requires one', () => {
    expect(lookUpRules.parse({ mobileNo: '+853 6688 1234' })).toEqual({ mobileNo: '66881234' });
    expect(lookUpRules.safeParse({ mobileNo: ' ' }).success).toBe(false);
  });

  it('accepts a voucher PIN of 16 digits (PAY-19)', () => {
    expect(voucherPin.safeParse('1234567890123456').success).toBe(true);
    for (const pin of ['123456789012345', '12345678901234567', '123456789012345a', 'a1234567890123456'])
      expect(voucherPin.safeParse(pin).success, pin).toBe(false);
  });
});

it('has the limits of a card as texts, and the card first (PAY-04)', () => {
  expect(CARD_LIMITS).toEqual({ min: '50', max: '30,000' });
  expect(METHODS).toEqual(['VisaOrMasterPay', 'macauPay', 'alipay']);
});
