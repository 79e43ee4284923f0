import { describe, expect, it } from 'vitest';
import { moneyParts, moneyText, priceParts } from './money.ts';

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
