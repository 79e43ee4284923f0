import { describe, expect, it } from 'vitest';
import { musicRules } from './music-form.tsx';

const valid = { mobileNo: '66883456', password: '123456', email: 'ines@mail.operator.example' };
const invalidFields = (change: Partial<typeof valid>) => {
  const result = musicRules.safeParse({ ...valid, ...change });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path[0]))];
};

describe('musicRules (MUSIC-03)', () => {
  it('accepts valid values and normalises other spellings', () => {
    expect(musicRules.parse(valid)).toEqual(valid);
    expect(musicRules.parse({ ...valid, mobileNo: '+853 6688 3456', email: ' ines＠mail.operator.example ' })).toEqual(valid);
  });

  it.each([
    ['mobileNo', ['', '6688345', '668834567', '28883456', '6688345a']],
    ['password', ['', '123', '123456789']],
    ['email', ['', 'ines', 'ines@', '@mail.operator.example', 'ines@mail operator.example']],
  ] as const)('rejects an invalid %s', (field, values) => {
    for (const value of values) expect(invalidFields({ [field]: value }), value).toEqual([field]);
  });

  it.each(['abcd', 'p@ss wor'])('accepts any 4 to 8 characters as password: "%s"', (password) => {
    expect(invalidFields({ password })).toEqual([]);
  });
});
