import { describe, expect, it } from 'vitest';
import { readSearch } from '@/components/search-params';
import { SEARCH_PARAMS } from './page.tsx';

const read = (search: string) => readSearch(SEARCH_PARAMS, search);

describe('search params of the results', () => {
  it('reads keyword and page', () => {
    expect(read('?keyWord=%E6%BC%AB%E9%81%8A&page=2')).toEqual({ keyWord: '漫遊', page: 2 });
  });

  it.each(['', '?keyWord=', '?keyWord=%20%20', '?keyword=5G'])('finds no keyword in "%s"', (search) => {
    expect(read(search)).toEqual({ keyWord: '', page: 1 });
  });

  it.each(['0', '-1', '1.5', 'x', '1001', ''])('reads page 1 from page=%s', (page) => {
    expect(read(`?keyWord=5G&page=${page}`).page).toBe(1);
  });

  it('cuts a keyword to the length of the contract without splitting a character', () => {
    expect(Array.from(read(`?keyWord=${'\u{20BB7}'.repeat(120)}`).keyWord)).toEqual(Array.from('\u{20BB7}'.repeat(100)));
  });
});
