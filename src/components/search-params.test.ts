import { describe, expect, it } from 'vitest';
import { flagParam, idParam, idsParam, pageParam, readSearch, textParam, writeSearch } from './search-params';

const params = {
  category: idParam('id', '0000'),
  page: pageParam(),
  compare: idsParam('compare', 3),
  comparing: flagParam('view', 'compare'),
  text: textParam('q'),
};
const read = (search: string) => readSearch(params, search);
const write = (search: string, change: Parameters<typeof writeSearch<ReturnType<typeof read>>>[2]) => writeSearch(params, search, change);

describe('search params', () => {
  it('reads the state', () => {
    expect(read('?id=a1&page=3&compare=x,y,x&view=compare&q=%20Hong%20Kong%20')).toEqual({
      category: 'a1',
      page: 3,
      compare: ['x', 'y'],
      comparing: true,
      text: 'Hong Kong',
    });
  });

  it.each(['', '?id=a/b&page=0&compare=&view=list', '?id=&page=1.5', '?page=1001', '?page=-2', '?page=two'])(
    'uses defaults for what is absent or invalid: "%s"',
    (search) => {
      expect(read(search)).toEqual({ category: '0000', page: 1, compare: [], comparing: false, text: '' });
    },
  );

  it('writes one URL for one state and leaves defaults out', () => {
    expect(write('?view=compare&page=2', { category: 'a1' })).toBe('?id=a1&page=2&view=compare');
    expect(write('?id=a1&page=2', { category: '0000', page: 1 })).toBe('');
    expect(write('', { compare: ['x', 'y'] })).toBe('?compare=x,y');
  });

  it('keeps parameters that are not its own', () => {
    expect(write('?lang=en_US&page=2', { page: 1 })).toBe('?lang=en_US');
  });
});
