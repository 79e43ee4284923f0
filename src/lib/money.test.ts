import { describe, expect, it } from 'vitest';
import { moneyParts, moneyText, phonePrice, priceParts, readPrice } from './money.ts';

describe('money', () => {
  it('groups thousands and keeps two cents', () => {
    expect(moneyText('38600.00')).toBe('MOP$38,600.00');
    expect(moneyText('386')).toBe('MOP$386.00');
    expect(moneyText('0.5')).toBe('MOP$0.50');
    expect(moneyParts('1234567.89')).toEqual({ amount: '1,234,567', cents: '89' });
    expect(moneyText('1.999')).toBe('MOP$1.99');
  });

  it('leaves out cents of a round price', () => {
    expect(priceParts('5480')).toEqual({ amount: '5,480', cents: undefined });
    expect(priceParts('38.50')).toEqual({ amount: '38', cents: '50' });
  });

  it('shows a credit with a minus sign, even below one', () => {
    expect(moneyText('-12.30')).toBe('MOP$−12.30');
    expect(moneyText('-0.40')).toBe('MOP$−0.40');
  });
});

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
