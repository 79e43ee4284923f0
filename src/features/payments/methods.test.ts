import { expect, it } from 'vitest';
import { CARD_LIMITS, METHODS } from './methods.ts';

it('has the limits of a card as texts, and the card first (PAY-04)', () => {
  expect(CARD_LIMITS).toEqual({ min: '50', max: '30,000' });
  expect(METHODS).toEqual(['VisaOrMasterPay', 'macauPay', 'alipay']);
});
