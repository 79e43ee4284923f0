import { describe, expect, it } from 'vitest';
import { ebillRules } from './rules.ts';

const taken = (email: string) => {
  const result = ebillRules.safeParse({ email, mail: '0' });
  return result.success ? result.data.email : undefined;
};

describe('the e-bill form', () => {
  it('takes one address or several, however they are separated', () => {
    expect(taken('a@mail.farol.example')).toBe('a@mail.farol.example');
    expect(taken(' a@mail.farol.example,b@mail.farol.example ')).toBe('a@mail.farol.example, b@mail.farol.example');
    expect(taken('a@mail.farol.example，b@mail.farol.example、')).toBe('a@mail.farol.example, b@mail.farol.example');
  });

  it('refuses nothing at all and any entry that is no address', () => {
    for (const email of ['', '   ', 'a', 'a@b', 'a@mail.farol.example, b', 'a@mail.farol.example b@mail.farol.example', 'a@@mail.farol.example'])
      expect(taken(email), email).toBeUndefined();
  });
});
