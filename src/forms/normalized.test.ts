import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { normalized } from './normalized.ts';

it('the rule checks what was made of the input', () => {
  const rule = normalized((typed) => typed.trim(), z.string().check(z.minLength(2)));
  expect(rule.parse(' ab ')).toBe('ab');
  expect([' a ', 1].map((value) => rule.safeParse(value).success)).toEqual([false, false]);
});
