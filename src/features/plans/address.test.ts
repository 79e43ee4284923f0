import { describe, expect, it } from 'vitest';
import { ALL, changeAddress, readAddress } from './address.ts';

describe('readAddress', () => {
  it('finds category, page, tray and view', () => {
    expect(readAddress('?id=1002&page=2&compare=2002,2003&view=compare')).toEqual({
      category: '1002',
      page: 2,
      compare: ['2002', '2003'],
      comparing: true,
    });
    expect(readAddress('')).toEqual({ category: ALL, page: 1, compare: [], comparing: false });
  });

  it.each(['0', '-1', '1.5', 'x', '1001', ''])('takes page 1 for page=%s', (page) => {
    expect(readAddress(`?page=${page}`).page).toBe(1);
  });

  it('leaves out what cannot be an id, doubles, and a fourth plan', () => {
    expect(readAddress('?id=../../x&compare=2001,2001,a b,,2002,2003,2004')).toMatchObject({ category: ALL, compare: ['2001', '2002', '2003'] });
  });
});

describe('changeAddress', () => {
  it('writes a query that reads the same', () => {
    const search = changeAddress('', { category: '1002', page: 2, compare: ['2002', '2003'], comparing: true });
    expect(search).toBe('?id=1002&page=2&compare=2002,2003&view=compare');
    expect(changeAddress(search, {})).toBe(search);
  });

  it('writes one state in one way, whatever came first', () => {
    expect(changeAddress('?compare=2002&id=1001', { page: 2 })).toBe('?id=1001&page=2&compare=2002');
  });

  it('begins another category at its first page and keeps the tray', () => {
    expect(changeAddress('?id=1001&page=3&compare=2002', { category: '1002' })).toBe('?id=1002&compare=2002');
  });

  it('leaves out what is as usual and keeps what belongs to others', () => {
    expect(changeAddress('?id=1001&page=2&compare=2002&lang=en_US', { category: ALL, compare: [] })).toBe('?lang=en_US');
    expect(changeAddress('?page=2', { page: 1 })).toBe('');
  });
});
