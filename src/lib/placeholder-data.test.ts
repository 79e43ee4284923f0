import { expect, it } from 'vitest';
import { getPlanSectionsQueryKey } from '../api/generated/plans.ts';
import { keepSameList, keepTotals } from './placeholder-data.ts';

const page = { rows: [1, 2], totalPages: 3 };
const key = (category: string, pageNumber: number) => getPlanSectionsQueryKey(category, { pageNumber, pageSize: 5 });

it('the same list in another language keeps its data, another list has none', () => {
  expect(keepSameList(key('a', 1))(page, { queryKey: key('a', 1) })).toBe(page);
  expect(keepSameList(key('a', 1))(page, { queryKey: key('b', 1) })).toBeUndefined();
  expect(keepSameList(key('a', 1))(undefined, undefined)).toBeUndefined();
});

it('another page of a list keeps the totals without its rows', () => {
  expect(keepTotals(key('a', 1))(page, { queryKey: key('a', 1) })).toBe(page);
  expect(keepTotals(key('a', 2))(page, { queryKey: key('a', 1) })).toEqual({ rows: [], totalPages: 3 });
  expect(keepTotals(key('b', 1))(page, { queryKey: key('a', 1) })).toBeUndefined();
  expect(keepTotals(key('a', 1))(undefined, undefined)).toBeUndefined();
});
