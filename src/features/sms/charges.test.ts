import { expect, it } from 'vitest';
import { chargeOf, patacas } from './charges.ts';

it('SMS-18: a part costs 0.25 to a local and 1.00 to an international number', () => {
  const charge = (local: number, international: number, parts: number) => patacas(chargeOf({ local, international }, parts).each);
  expect(charge(1, 0, 1)).toBe('0.25');
  expect(charge(0, 1, 1)).toBe('1.00');
  expect(charge(3, 2, 4)).toBe('11.00');
  expect(charge(0, 0, 4)).toBe('0.00');
});

it('every part to every number is charged, 0.25 MOP in Macau and 1.00 abroad (SMS-18)', () => {
  expect(chargeOf({ local: 3, international: 2 }, 2)).toEqual({ local: 150, international: 400, each: 550 });
  expect([0, 5, 25, 2700].map(patacas)).toEqual(['0.00', '0.05', '0.25', '27.00']);
});
