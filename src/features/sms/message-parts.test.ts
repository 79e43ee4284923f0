import { expect, it } from 'vitest';
import { codingOf, messageParts } from './message-parts.ts';

it.each([
  ['Hello', { alphabet: 'plain', count: 1, each: 160, inLast: 5, used: 5 }],
  ['', { alphabet: 'plain', count: 1, each: 160, inLast: 0, used: 0 }],
  ['5 €', { alphabet: 'plain', count: 1, each: 160, inLast: 4, used: 4 }],
  ['a'.repeat(160), { alphabet: 'plain', count: 1, each: 160, inLast: 160, used: 160 }],
  ['a'.repeat(161), { alphabet: 'plain', count: 2, each: 153, inLast: 8, used: 161 }],
  ['a'.repeat(1600), { alphabet: 'plain', count: 10, each: 153, inLast: 153, used: 1530 }],
  ['您好', { alphabet: 'chinese', count: 1, each: 70, inLast: 2, used: 2 }],
  ['您'.repeat(71), { alphabet: 'chinese', count: 2, each: 67, inLast: 4, used: 71 }],
  ['Hi 😀', { alphabet: 'special', count: 1, each: 70, inLast: 5, used: 5 }],
])('counts the parts of a message (SMS-09, B09): %s', (content, parts) => {
  expect(messageParts(content)).toEqual(parts);
});

it('counts the same text once, and another one anew', () => {
  const first = messageParts('Same');
  expect(messageParts('Same')).toBe(first);
  expect(messageParts('Other').used).toBe(5);
});

it('the coding says whether there is Chinese (SMS-08)', () => {
  expect(['您好', 'Hi 您', 'Hi', '', '😀'].map(codingOf)).toEqual([0, 0, 1, 1, 1]);
});
