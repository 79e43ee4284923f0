import { expect, it } from 'vitest';
import { isId } from './ids.ts';

it('accepts only ids in the format of the contract', () => {
  expect(isId('4001')).toBe(true);
  for (const text of ['', 'a b', '../4001', 'x'.repeat(33), null, undefined]) expect(isId(text)).toBe(false);
});
