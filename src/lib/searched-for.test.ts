import { expect, it } from 'vitest';
import { searchedFor, searchState } from './searched-for.ts';

it('the keyword is read from the state of the entry that has one', () => {
  expect(searchedFor(searchState('5G'))).toBe('5G');
  for (const state of [searchState(''), { searchedFor: 1 }, {}, null, undefined, 'searchedFor']) expect(searchedFor(state)).toBeUndefined();
});
