import { describe, expect, it } from 'vitest';
import { ebillRules } from './rules.ts';

const parsed = (email: string) => {
  const result = ebillRules.safeParse({ email, mail: '0' });
  return result.success ? result.data.email : undefined;
};

describe('the e-bill form', () => {
  it('accepts one e-mail address or several with commas, as any keyboard writes them (BILL-12)', () => {
    expect(parsed('a@mail.operator.example')).toBe('a@mail.operator.example');
    expect(parsed(' a@mail.operator.example,b@mail.operator.example ')).toBe('a@mail.operator.example, b@mail.operator.example');
    expect(parsed('a@mail.operator.example，b@mail.operator.example、')).toBe('a@mail.operator.example, b@mail.operator.example');
  });

  it('refuses an empty list and any invalid entry, wherever it is (BILL-12)', () => {
    for (const email of [
      '',
      '   ',
      'a',
      'a@b',
      'a@mail.operator.example, b',
      'b, a@mail.operator.example',
      'a@mail.operator.example, b, c@mail.operator.example',
      'a@mail.operator.example b@mail.operator.example',
      'a@@mail.operator.example',
    ])
      expect(parsed(email), email).toBeUndefined();
  });
});
