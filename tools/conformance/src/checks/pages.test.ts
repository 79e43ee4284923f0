import { describe, expect, it } from 'vitest';
import { contractWith, like, runAgainst, type Says, sentencesOn } from '../testing/in-process.ts';

const contract = contractWith('login', 'phones', 'smsHistory', 'searchResults', 'planCategories', 'sendSms');

// No list with pages says yet that its entries are unique, so that the phones do here.
const { PhonePage } = contract.document.components.schemas as Record<string, { properties: Record<string, Record<string, unknown>> }>;
Object.assign(PhonePage?.properties.rows ?? {}, { 'x-unique': ['id'] });

/** Faults of the sample backend, and what the check says. */
const FAULTS: [fault: string, sentence: string][] = [
  ['page-ignored', 'phones: $.data.rows: expected 1 entries on page 3 of 3, 5 in all, got 2.'],
  ['pages-from-zero', 'phones: $.data.rows: expected 2 entries on page 2 of 3, 5 in all, got 1.'],
  ['history-from-zero', 'smsHistory: $.data.rows: expected 10 entries on page 2 of 3, 23 in all, got 3.'],
  ['pages-overlap', 'phones: $.data.rows: expected 1 entries on page 3 of 3, 5 in all, got 2.'],
  ['pages-with-a-gap', 'phones: $.data.rows: expected 1 entries on page 3 of 3, 5 in all, got 0.'],
  ['total-of-the-page', 'phones: $.data.total: expected the number of all entries, which go on after page 1, got 1.'],
  ['pages-rounded-down', 'smsHistory: $.data.totalPages: expected 3 for 23 entries, 10 on a page, got 2.'],
  ['one-page-too-many', 'phones: $.data.totalPages: expected 3 for 5 entries, 2 on a page, got 4.'],
  ['last-page-for-ever', 'smsHistory: $.data.rows: expected no entries beyond the last page, got 3.'],
  ['total-gone-beyond', 'phones: $.data.total: expected 5 beyond the last page, too, got 0.'],
  ['order-of-the-day', 'phones: $.data.rows: expected the entries of the small pages, in their order, got others.'],
  ['pages-backwards', 'smsHistory: $.data.rows: expected the order to go on from page to page, got "2026-11-19 18:05" after "2026-11-10 09:30".'],
  ['search-page-ignored', 'searchResults: $.data.pages.rows: expected no entries beyond the last page, got 3.'],
];

describe('the part paging', () => {
  it.each(FAULTS)('finds the fault %s and says: %s', async (fault, sentence) => {
    expect(await sentencesOn(contract, fault)).toEqual([like(sentence)]);
  });
});

type Page = { rows: unknown[]; total: number; totalPages: number } | 'refused' | 'empty';
type Paged = (page: number, size: number, read: number) => Page;

/** A list with these entries, paged as it should be. */
const right =
  (...rows: unknown[]): Paged =>
  (page, size) => ({ rows: rows.slice((page - 1) * size, page * size), total: rows.length, totalPages: Math.ceil(rows.length / size) });
const numbered = (...ids: number[]) => right(...ids.map((id) => ({ id: String(id) })));
const five = numbered(1, 2, 3, 4, 5);
const usual = (page: number, size: number) => five(page, size, 0) as Exclude<Page, string>;

/** What is said of a list of phones, the pages and sizes that were read, and what the part went through. */
async function judged(paged: Paged) {
  const reads: string[] = [];
  const steps: string[] = [];
  const phones: Says = ({ searchParams }) => {
    const [page, size] = ['pageNumber', 'pageSize'].map((name) => Number(searchParams.get(name)));
    // The list is looked at before, with the size of the example.
    if (size !== 12) reads.push(`${page}/${size}`);
    const answer = paged(page ?? 0, size ?? 0, reads.length);
    return answer === 'refused' ? { status: '-1', message: '系統繁忙。' } : answer === 'empty' ? { status: '0' } : { status: '0', data: answer };
  };
  const { violations } = await runAgainst(
    contract,
    { phones },
    { only: ['phones', 'planCategories'], parts: ['paging'], onProgress: ({ part, what }) => steps.push(`${part} ${what}`) },
  );
  return { said: violations.map(({ kind, message }) => `${kind} ${message.replace('phones: $.data.', '')}`), reads, steps };
}

describe('a list with pages', () => {
  it('is read in small pages, beyond the last one, once more, and in a larger page', async () => {
    const { said, reads, steps } = await judged(five);
    expect(said).toEqual([]);
    expect(reads).toEqual(['1/2', '2/2', '3/2', '4/2', '1/2', '1/8']);
    expect(steps).toEqual(['paging phones']);
  });

  it.each<[number, string[]]>([
    [0, ['1/2', '1/2', '1/2']],
    [1, ['1/2', '2/2', '1/2']],
    [2, ['1/2', '1/1', '2/1', '3/1', '1/1', '1/8']],
    [3, ['1/2', '2/2', '3/2', '1/2', '1/8']],
    [9, ['1/2', '2/2', '3/2', '4/2', '6/2', '1/2', '1/8']],
  ])('of %i entries that keeps the rules is never wrong', async (length, reads) => {
    expect(await judged(numbered(...Array.from({ length }, (_, index) => index)))).toMatchObject({ said: [], reads });
  });

  it.each<[string, Paged, string]>([
    ['another total on a page', (page, size) => ({ ...usual(page, size), total: page === 2 ? 4 : 5 }), 'total: expected 5 as on page 1, got 4 on page 2.'],
    ['an entry twice', numbered(1, 2, 3, 4, 1), 'rows: expected every id on one page only, got ["1"] on two pages.'],
    ['the first entry at once again', numbered(1, 1, 2), 'rows: expected every id on one page only, got ["1"] on two pages.'],
    ['the same page again', right({}, {}, {}, {}, {}), 'rows: expected other entries than on the page before, got the same ones.'],
    [
      'another order each time',
      (page, size, read) => (read === 5 ? (numbered(2, 1, 3, 4, 5)(page, size, read) as Page) : usual(page, size)),
      'rows: expected the same entries in the same order, got others.',
    ],
    [
      'another order in large pages',
      (page, size) => (size > 5 ? (numbered(5, 4, 3, 2, 1)(page, size, 0) as Page) : usual(page, size)),
      'rows: expected the entries of the small pages, in their order, got others.',
    ],
    [
      'a page that repeats beyond the end',
      (page, size) => (page > 3 ? { ...usual(1, size) } : usual(page, size)),
      'rows: expected no entries beyond the last page, got 2.',
    ],
  ])('with %s is wrong, in one sentence', async (_, paged, sentence) => {
    expect((await judged(paged)).said).toEqual([`paging ${sentence}`]);
  });

  it.each<[string, Paged]>([
    ['refused', () => 'refused'],
    ['without data', () => 'empty'],
    ['refused on its second page', (page, size) => (page === 2 ? 'refused' : usual(page, size))],
    ['refused beyond its last page', (page, size) => (page > 3 ? 'refused' : usual(page, size))],
    ['refused the second time', (page, size, read) => (read === 5 ? 'refused' : usual(page, size))],
    ['refused in large pages', (page, size) => (size > 5 ? 'refused' : usual(page, size))],
    ['of two equal entries, one on a page', right({}, {})],
  ])('that is %s is not judged by it', async (_, paged) => {
    expect((await judged(paged)).said).toEqual([]);
  });

  it('is left alone where something else is wrong with it', async () => {
    const phones: Says = () => ({ status: '0', data: { rows: [{ id: 1 }], total: 7, totalPages: 3 } });
    const { violations } = await runAgainst(contract, { phones }, { only: ['phones'], parts: ['examples', 'paging'] });
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter(({ part }) => part === 'paging')).toEqual([]);
  });

  it('whose pages have one size is asked for no other', async () => {
    const queries: string[] = [];
    const smsHistory: Says = ({ search }) => void queries.push(search.replace(/&t=\d+$/, ''));
    const { violations } = await runAgainst(contract, { smsHistory }, { only: ['smsHistory'], parts: ['paging'] });
    expect(violations).toEqual([]);
    expect(queries.slice(-5)).toEqual([1, 2, 3, 4, 1].map((page) => `?pageNo=${page}`));
  });
});
