import { describe, expect, it } from 'vitest';
import { MAX_COMPARED } from '@/components/compared-query';
import { readSearch, writeSearch } from '@/components/search-params';
import { ALL, orderOf, PLANS_PARAMS, toCategory } from './search-params.ts';

const read = (search: string) => readSearch(PLANS_PARAMS, search);
const write = (search: string, change: Partial<ReturnType<typeof read>>) => writeSearch(PLANS_PARAMS, search, change);

describe('reading the search params of the plan list', () => {
  it('reads category, page, tray and view', () => {
    expect(read('?id=1002&page=2&compare=2002,2003&view=compare')).toEqual({
      category: '1002',
      need: 0,
      order: 'sections',
      page: 2,
      compare: ['2002', '2003'],
      comparing: true,
    });
    expect(read('')).toEqual({ category: ALL, need: 0, order: 'sections', page: 1, compare: [], comparing: false });
  });

  it('reads the data needed and the order, and ignores others', () => {
    expect(read('?gb=60&sort=fee')).toMatchObject({ need: 60, order: 'fee' });
    expect(read('?gb=51&sort=name')).toMatchObject({ need: 0, order: 'sections' });
  });

  it('puts the cheapest first where an amount is asked for and no order', () => {
    expect(['', '?sort=data', '?gb=30', '?gb=30&sort=data'].map((search) => orderOf(read(search)))).toEqual(['sections', 'data', 'fee', 'data']);
  });

  it('ignores invalid ids, duplicates and a plan beyond the limit', () => {
    const ids = Array.from({ length: MAX_COMPARED + 1 }, (_, index) => String(2001 + index));
    expect(read(`?id=../../x&compare=2001,a b,,${ids}`)).toMatchObject({ category: ALL, compare: ids.slice(0, -1) });
  });
});

describe('writing the search params of the plan list', () => {
  it('writes a query that reads the same', () => {
    const search = write('', { category: '1002', page: 2, compare: ['2002', '2003'], comparing: true });
    expect(search).toBe('?id=1002&page=2&compare=2002,2003&view=compare');
    expect(write(search, {})).toBe(search);
  });

  it('writes the params in a fixed order', () => {
    expect(write('?compare=2002&id=1001', { page: 2 })).toBe('?id=1001&page=2&compare=2002');
    expect(write('?compare=2002&sort=data&id=1001', { need: 20 })).toBe('?id=1001&gb=20&sort=data&compare=2002');
  });

  it('starts another category at its first page and keeps the tray', () => {
    expect(write('?id=1001&page=3&compare=2002', toCategory('1002'))).toBe('?id=1002&compare=2002');
  });

  it('omits defaults and keeps unknown params', () => {
    expect(write('?id=1001&page=2&compare=2002&lang=en_US', { ...toCategory(ALL), compare: [] })).toBe('?lang=en_US');
    expect(write('?page=2', { page: 1 })).toBe('');
  });
});
