import { expect, it } from 'vitest';
import { chargeOf, patacas } from './charges.ts';

it('every part to every number is charged, 0.25 MOP in Macau and 1.00 abroad (SMS-18)', () => {
  expect(chargeOf({ local: 3, international: 2 }, 2)).toEqual({ local: 150, international: 400, each: 550 });
  expect([0, 5, 25, 2700].map(patacas)).toEqual(['0.00', '0.05', '0.25', '27.00']);
});
