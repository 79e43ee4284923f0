import { describe, expect, it } from 'vitest';
import { musicRules } from './rules.ts';

const right = { mobileNo: '66883456', password: '123456', email: 'ines@mail.farol.example' };
const wrongFields = (change: Partial<typeof right>) => {
  const result = musicRules.safeParse({ ...right, ...change });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path[0]))];
};

describe('musicRules (MUSIC-03)', () => {
  it('takes what is right, and what people write in other ways', () => {
    expect(musicRules.parse(right)).toEqual(right);
    expect(musicRules.parse({ ...right, mobileNo: '+853 6688 3456', email: ' ines＠mail.farol.example ' })).toEqual(right);
  });

  it.each([
    ['mobileNo', ['', '6688345', '668834567', '28883456', '6688345a']],
    ['password', ['', '123', '123456789']],
    ['email', ['', 'ines', 'ines@', '@mail.farol.example', 'ines@mail farol.example']],
  ] as const)('refuses a wrong %s', (field, values) => {
    for (const value of values) expect(wrongFields({ [field]: value }), value).toEqual([field]);
  });

  it.each(['abcd', 'p@ss wor'])('takes any 4 to 8 characters as password: "%s"', (password) => {
    expect(wrongFields({ password })).toEqual([]);
  });
});
