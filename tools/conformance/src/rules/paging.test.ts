import { describe, expect, it } from 'vitest';
import { contractOf, REFUSED, runOf } from '../testing/calls.ts';
import { found } from '../testing/operations.ts';
import { paging } from './paging.ts';

type Page = { rows: { id?: string }[]; total: number; totalPages: number };
type Paged = (page: number, size: number, read: number) => Page | 'refused';

const parameter = (name: string) => ({ name, in: 'query', schema: { type: 'integer' }, examples: { usual: { value: 12 } } }) as const;
const contract = contractOf({
  phones: {
    parameters: [parameter('page'), parameter('size')],
    'x-paging': { page: 'page', size: 'size', rows: 'rows', total: 'total', pages: 'totalPages' },
    // No list with pages of the real contract says that its entries are unique.
    data: { type: 'object', properties: { rows: { type: 'array', 'x-unique': ['id'] } } },
  },
});

/** A list with these entries, paged as it should be. */
const right =
  (...rows: Page['rows']) =>
  (page: number, size: number): Page => ({ rows: rows.slice((page - 1) * size, page * size), total: rows.length, totalPages: Math.ceil(rows.length / size) });
const numbered = (...ids: number[]) => right(...ids.map((id) => ({ id: String(id) })));
const five = numbered(1, 2, 3, 4, 5);
/** A list of five, one read of which is refused. */
const refusedAt =
  (number: number): Paged =>
  (page, size, read) =>
    read === number ? 'refused' : five(page, size);

/** What is said of a list, and the pages and sizes that were read. */
async function judged(paged: Paged) {
  const reads: string[] = [];
  const run = runOf(contract, ({ query }) => {
    const [page = 0, size = 0] = ['page', 'size'].map((name) => Number(new URLSearchParams(query).get(name)));
    reads.push(`${page}/${size}`);
    const answer = paged(page, size, reads.length);
    return answer === 'refused' ? REFUSED : { status: '0', data: answer };
  });
  await paging.run(run.context);
  return { said: run.said().map((sentence) => sentence.replace('paging phones: $.data.', '')), reads };
}

describe('a list with pages', () => {
  it.each<[number, string[]]>([
    [0, ['1/2', '1/2', '1/2']],
    [1, ['1/2', '2/2', '1/2']],
    [2, ['1/2', '1/1', '2/1', '3/1', '1/1', '1/8']],
    [3, ['1/2', '2/2', '3/2', '1/2', '1/8']],
    [9, ['1/2', '2/2', '3/2', '4/2', '6/2', '1/2', '1/8']],
  ])('of %i entries is read in small pages, beyond the last one, once more, and in a larger page', async (length, reads) => {
    expect(await judged(numbered(...Array.from({ length }, (_, index) => index)))).toEqual({ said: [], reads });
  });

  it.each<[string, Paged, string]>([
    ['another total on a page', (page, size) => ({ ...five(page, size), total: page === 2 ? 4 : 5 }), 'total: expected 5 as on page 1, got 4 on page 2.'],
    ['an entry twice', numbered(1, 2, 3, 4, 1), 'rows: expected every id on one page only, got ["1"] on two pages.'],
    ['the first entry at once again', numbered(1, 1, 2), 'rows: expected every id on one page only, got ["1"] on two pages.'],
    ['the same page again', right({}, {}, {}, {}, {}), 'rows: expected other entries than on the page before, got the same ones.'],
    [
      'another order each time',
      (page, size, read) => (read === 5 ? numbered(2, 1)(page, size) : five(page, size)),
      'rows: expected the same entries in the same order, got others.',
    ],
    [
      'another order in large pages',
      (page, size) => (size > 5 ? numbered(5, 4, 3, 2, 1)(page, size) : five(page, size)),
      'rows: expected the entries of the small pages, in their order, got others.',
    ],
    [
      'a page that repeats beyond the end',
      (page, size) => (page > 3 ? five(1, size) : five(page, size)),
      'rows: expected no entries beyond the last page, got 2.',
    ],
  ])('with %s is wrong, in one sentence', async (_, paged, sentence) => {
    expect((await judged(paged)).said).toEqual([sentence]);
  });

  it.each<[string, Paged]>([
    ...[1, 2, 4, 5, 6].map((number): [string, Paged] => [`refused at read ${number}`, refusedAt(number)]),
    ['of two equal entries, one on a page', right({}, {})],
  ])('that is %s is not judged by it', async (_, paged) => {
    expect((await judged(paged)).said).toEqual([]);
  });

  it('is left alone where something else is wrong with it, or has none', async () => {
    const run = runOf(contractOf({ phones: { 'x-paging': { page: 'page', size: 2, rows: 'rows', total: 'total', pages: 'pages' } }, news: {} }));
    found(run.context, 'phones');
    await paging.run(run.context);
    expect([run.calls, run.steps]).toEqual([[], []]);
  });
});
