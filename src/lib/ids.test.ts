import { expect, it } from 'vitest';
import { isId, needId } from './ids.ts';

it('accepts only ids in the format of the contract', () => {
  for (const text of ['4001', 'a-Z', 'x'.repeat(32)]) expect(isId(text)).toBe(true);
  for (const text of ['', 'a b', '../4001', '4001/', '4001 ', 'x'.repeat(33), null, undefined, 4001 as never]) expect(isId(text)).toBe(false);
});

it('a missing id is an error, which a panel shows', () => {
  expect(needId('4001')).toBe('4001');
  for (const id of ['', null, undefined]) expect(() => needId(id)).toThrow(new TypeError('The server sent no id'));
});
