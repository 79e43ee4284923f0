import { expect, it } from 'vitest';
import { matchSameTexts, withSamePatterns } from './same-patterns.ts';

const OLD_NUMBER = String.raw`(?:[0-9]{8}|(?:\+|00)[0-9]{6,15})`;
const NUMBER = String.raw`(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})`;
const list = (number: string) => `^${number}(?:,${number}){0,499}$`;

it.each<[string, string, boolean]>([
  ['^a|b$', '^(?:a|b)$', false],
  ['^(?:a|b)$', '^[ab]$', true],
  ['^a+$', '^aa*$', true],
  ['^a+$', '^a*$', false],
  ['^a$', '^a\\$', false],
  ['a', '^a$', false],
  [`^${OLD_NUMBER}$`, `^${NUMBER}$`, true],
  [list(OLD_NUMBER), list(NUMBER), true],
  [list(OLD_NUMBER), list(NUMBER.replace('{7,15}', '{8,15}')), false],
])('compares what the patterns match: %s and %s', (before, now, expected) => {
  expect(matchSameTexts(before, now)).toBe(expected);
});

it('gives a pattern that is only written differently its new spelling, wherever it stands', () => {
  const before = { a: [{ pattern: '^(?:a|b)$' }, { pattern: '^a$' }], pattern: { type: 'string', pattern: '^aa*$' } };
  const now = { a: [{ pattern: '^[ab]$' }, { pattern: '^b$' }], pattern: { type: 'string', pattern: '^a+$', maxLength: 3 } };
  expect(withSamePatterns(before, now)).toEqual({ a: [{ pattern: '^[ab]$' }, { pattern: '^a$' }], pattern: { type: 'string', pattern: '^a+$' } });
});

it('follows a pattern into the schema that it has moved to', () => {
  const before = { number: { type: 'string', pattern: '^6[0-9]{7}$' } };
  const now = { number: { $ref: '#/schemas/Number' }, schemas: { Number: { type: 'string', pattern: String.raw`^6\d{7}$` } } };
  expect(withSamePatterns(before, now).number.pattern).toBe(now.schemas.Number.pattern);
});
