import { expect, it } from 'vitest';
import { chargeOf, messageParts, patacas } from './message-parts.ts';

it.each([
  ['Hello', { alphabet: 'plain', count: 1, each: 160, inLast: 5, used: 5 }],
  ['', { alphabet: 'plain', count: 1, each: 160, inLast: 0, used: 0 }],
  ['5 €', { alphabet: 'plain', count: 1, each: 160, inLast: 4, used: 4 }],
  ['a'.repeat(160), { alphabet: 'plain', count: 1, each: 160, inLast: 160, used: 160 }],
  ['a'.repeat(161), { alphabet: 'plain', count: 2, each: 153, inLast: 8, used: 161 }],
  ['a'.repeat(1600), { alphabet: 'plain', count: 10, each: 153, inLast: 153, used: 1530 }],
  ['您好', { alphabet: 'chinese', count: 1, each: 70, inLast: 2, used: 2 }],
  ['您'.repeat(70), { alphabet: 'chinese', count: 1, each: 70, inLast: 70, used: 70 }],
  ['您'.repeat(71), { alphabet: 'chinese', count: 2, each: 67, inLast: 4, used: 71 }],
  ['Hi 😀', { alphabet: 'special', count: 1, each: 70, inLast: 5, used: 5 }],
  [`Hello 😀${'a'.repeat(63)}`, { alphabet: 'special', count: 2, each: 67, inLast: 4, used: 71 }],
])('counts the parts of a message (SMS-09, B09): %s', (content, parts) => {
  expect(messageParts(content)).toEqual(parts);
});

it('counts the same text once, and another one anew', () => {
  const first = messageParts('Same');
  expect(messageParts('Same')).toBe(first);
  expect(messageParts('Other').used).toBe(5);
});

it('every part to every number is charged, 0.25 MOP in Macau and 1.00 abroad (SMS-18)', () => {
  expect(chargeOf({ local: 3, international: 2 }, 2)).toEqual({ local: 150, international: 400, each: 550 });
  expect([0, 5, 25, 2700].map(patacas)).toEqual(['0.00', '0.05', '0.25', '27.00']);
});
