import { expect, it } from 'vitest';
import { feeText } from './fee-text.ts';

it.each([
  ['4032', 'MOP$4,032'],
  ['38.5', 'MOP$38.50'],
  ['12345.00', 'MOP$12,345'],
])('%s is %s', (amount, text) => expect(feeText(amount)).toBe(text));
