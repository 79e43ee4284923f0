import { expect, it } from 'vitest';
import { keepSamePath, keepTotals } from './placeholder-data.ts';

const page = { rows: [1, 2], totalPages: 3 };
const key = (path: string, pageNumber: number) => [path, { pageNumber }];

it('the same path in another language keeps its data, another path has none', () => {
  expect(keepSamePath(key('/a', 1))(page, { queryKey: key('/a', 1) })).toBe(page);
  expect(keepSamePath(key('/a', 1))(page, { queryKey: key('/b', 1) })).toBeUndefined();
  expect(keepSamePath(key('/a', 1))(undefined, undefined)).toBeUndefined();
});

it('another page of a list keeps the totals without its rows', () => {
  expect(keepTotals(key('/a', 1))(page, { queryKey: key('/a', 1) })).toBe(page);
  expect(keepTotals(key('/a', 2))(page, { queryKey: key('/a', 1) })).toEqual({ rows: [], totalPages: 3 });
  expect(keepTotals(key('/b', 1))(page, { queryKey: key('/a', 1) })).toBeUndefined();
  expect(keepTotals(key('/a', 1))(undefined, undefined)).toBeUndefined();
});
