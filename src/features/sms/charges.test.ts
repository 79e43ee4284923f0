import { expect, it } from 'vitest';
import { chargeOf, patacas } from './charges.ts';

it('SMS-18: a part costs 0.25 to a local and 1.00 to an international number', () => {
  const charge = (local: number, international: number, parts: number) => patacas(chargeOf({ local, international }, parts).each);
  expect(charge(1, 0, 1)).toBe('0.25');
  expect(charge(0, 1, 1)).toBe('1.00');
  expect(charge(3, 2, 4)).toBe('11.00');
  expect(charge(0, 0, 4)).toBe('0.00');
});
