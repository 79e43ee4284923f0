import { describe, expect, it } from 'vitest';
import { phonePrice, readPrice } from './price-text.ts';

describe('readPrice (B57)', () => {
  it.each([
    ['MOP$98', { amount: '98', cents: undefined }],
    ['MOP$8,380', { amount: '8,380', cents: undefined }],
    [' MOP$5 ', { amount: '5', cents: undefined }],
    ['MOP$ 1,234.50', { amount: '1,234', cents: '50' }],
  ])('takes %s apart', (text, parts) => {
    expect(readPrice(text)).toEqual(parts);
  });

  it.each(['免費', 'from MOP$98', 'MOP$98 起', 'HK$98', 'MOP$', '', 'MOP$,5', 'MOP$9.5', 'MOP$9.555', 'MOP$  9'])('leaves "%s" as it is', (text) => {
    expect(readPrice(text)).toBeUndefined();
  });
});

it('the price of a phone is the first one after the monthly fee (B57)', () => {
  const fee = { bottom: 'MOP$168' };
  const phone = { bottom: 'MOP$8,380' };
  expect(phonePrice([fee, { bottom: '24 months' }, phone, { bottom: 'MOP$1' }])).toBe(phone);
  expect(phonePrice([fee, { bottom: 'free' }])).toBeUndefined();
});
