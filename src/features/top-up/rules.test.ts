import { expect, it } from 'vitest';
import { applicationRules, purchaseRules } from './rules.ts';

it('a purchase needs the agreement (TOPUP-11)', () => {
  expect([true, false].map((agree) => purchaseRules.safeParse({ agree }).success)).toEqual([true, false]);
});

it('an application needs a Macau mobile number in any notation (TOPUP-18)', () => {
  expect(applicationRules.parse({ mobileNo: '+853 6688 1234' })).toEqual({ mobileNo: '66881234' });
  for (const mobileNo of ['', '28710066', '6688123']) expect(applicationRules.safeParse({ mobileNo }).success, mobileNo).toBe(false);
});
