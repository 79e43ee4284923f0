import { describe, expect, it } from 'vitest';
import { digitsOnly, phoneNumber, spacedNumber } from './phone-number.ts';

describe('phoneNumber', () => {
  it.each([
    '66881234',
    ' 6688 1234 ',
    '6688-1234',
    '+853 6688 1234',
    '+85366881234',
    '00853 6688 1234',
    '853 66881234',
    '(853) 6688-1234',
    '（+853）６６８８　１２３４',
    '\u202a+853 6688 1234\u202c',
    '6688·1234',
  ])('reads %j as eight digits', (typed) => {
    expect(phoneNumber(typed)).toBe('66881234');
  });

  it.each([
    ['85366881', '85366881'],
    ['853', '853'],
    ['+85266881234', '+85266881234'],
    ['6688123a', '6688123a'],
    ['', ''],
  ])('leaves %j to form validation', (typed, result) => {
    expect(phoneNumber(typed)).toBe(result);
  });
});

describe('digitsOnly', () => {
  it.each([
    ['246 810', '246810'],
    ['246-810', '246810'],
    ['２４６８１０', '246810'],
    ['12a3 4', '1234'],
    ['abc', ''],
  ])('reads %j as %j', (typed, digits) => {
    expect(digitsOnly(typed)).toBe(digits);
  });
});

describe('spacedNumber', () => {
  it('splits eight digits and nothing else', () => {
    expect(spacedNumber('66881234')).toBe('6688 1234');
    for (const other of ['1118', '668812345', '+1234567', 'Ana Lei1', '6688123a', 'a6881234']) expect(spacedNumber(other)).toBe(other);
  });
});
