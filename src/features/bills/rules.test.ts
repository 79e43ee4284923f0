import { describe, expect, it } from 'vitest';
import { ebillRules } from './rules.ts';

const parsed = (email: string) => {
  const result = ebillRules.safeParse({ email, mail: '0' });
  return result.success ? result.data.email : undefined;
};

describe('the e-bill form', () => {
  it('accepts one e-mail address or several with any separator', () => {
    expect(parsed('a@mail.farol.example')).toBe('a@mail.farol.example');
    expect(parsed(' a@mail.farol.example,b@mail.farol.example ')).toBe('a@mail.farol.example, b@mail.farol.example');
    expect(parsed('a@mail.farol.example，b@mail.farol.example、')).toBe('a@mail.farol.example, b@mail.farol.example');
  });

  it('refuses an empty list and any invalid entry', () => {
    for (const email of ['', '   ', 'a', 'a@b', 'a@mail.farol.example, b', 'a@mail.farol.example b@mail.farol.example', 'a@@mail.farol.example'])
      expect(parsed(email), email).toBeUndefined();
  });
});
