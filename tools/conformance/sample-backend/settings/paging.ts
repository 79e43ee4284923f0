import type { ViolationKind } from '@site/contract/strict/violation.ts';
import { defaultLanguage } from '../../../../openapi/languages.ts';
import { ok } from '../call.ts';
import type { Json } from '../contract.ts';
import { responses } from '../responses.ts';
import { type Behaviour, changing, editing, fault, faultsOf, rowsOfKind, value } from './setting.ts';

/** One page of a list. */
type Page = { rows: Json[]; total: number; totalPages: number };

/** The parameters that number a page. */
const PAGE_NUMBERS = ['pageNumber', 'pageNo', 'page'];

/** The reply to another page of the same list. */
const paged = rowsOfKind('paging', (change: (number: number) => number) => ({
  respond: (call) => {
    const query = new URLSearchParams(call.query);
    for (const name of PAGE_NUMBERS) if (query.has(name)) query.set(name, String(change(Number(query.get(name)))));
    return responses[call.operation.id]?.({ ...call, query });
  },
}));

/** Changes the rows of one page. */
const onPage = (number: number, change: (row: { [key: string]: Json }, language: unknown) => Json): Behaviour =>
  changing('$.data.rows', (rows, _turn, { url, request }) => {
    const query = new URL(url, 'http://sample').searchParams;
    if (!PAGE_NUMBERS.some((name) => query.get(name) === String(number))) return rows;
    return (rows as { [key: string]: Json }[]).map((row) => change(row, request.headers.language));
  });

const row = (name: string, operationId: string, kind: ViolationKind, place: string, what: string, ...page: Parameters<typeof onPage>) =>
  fault(name, operationId, kind, place, what, onPage(...page));

/** Rows of the whole list from an offset, in place of those of the page. */
const rowsFrom = rowsOfKind('paging', (offset: (first: number, size: number) => number) => ({
  respond: (call) => {
    const size = Number(call.query.get('pageSize'));
    const number = Number(call.query.get('pageNumber'));
    const all = new URLSearchParams({ pageNumber: '1', pageSize: '1000' });
    const whole = responses[call.operation.id]?.({ ...call, query: all }) as unknown as { data: Page };
    const first = offset((number - 1) * size, size);
    return ok({ ...whole.data, totalPages: Math.ceil(whole.data.total / size), rows: whole.data.rows.slice(first, first + size) });
  },
}));

const changed = rowsOfKind('paging', (change: (page: Page) => Record<string, Json>) =>
  editing((envelope) => {
    const data = envelope.data as Page;
    return { ...envelope, data: { ...data, ...change(data) } };
  }),
);

/** Pages that do not make the list. */
export const pagingFaults = faultsOf({ parts: ['paging'] }, [
  fault('wide-blank', 'searchResults', 'paging', 'query keyword', 'does not part words at the blank of Chinese keyboards', {
    respond: (call, usual) =>
      call.query.get('keyword')?.includes('\u3000') ? responses.searchResults?.({ ...call, query: new URLSearchParams('keyword=none&page=1') }) : usual(),
  }),
  paged('page-ignored', 'phones', '$.data.rows', 'responds with the first page to every page', () => 1),
  paged('pages-from-zero', 'phones', '$.data.rows', 'counts pages from 0', (number) => number + 1),
  rowsFrom('pages-overlap', 'phones', '$.data.rows', 'begins a page with the last row of the page before', (first) => Math.max(0, first - 1)),
  rowsFrom('pages-with-a-gap', 'phones', '$.data.rows', 'leaves a row out between two pages', (first, size) => first + first / size),
  changed('total-of-the-page', 'phones', '$.data.total', 'counts the rows of the page only', ({ rows }) => ({ total: rows.length, totalPages: 1 })),
  changed('pages-rounded-down', 'smsHistory', '$.data.totalPages', 'rounds the number of pages down', ({ total }) => ({ totalPages: Math.floor(total / 10) })),
  changed('one-page-too-many', 'phones', '$.data.totalPages', 'counts one page too many', ({ totalPages }) => ({ totalPages: totalPages + 1 })),
  changed('one-page-more-when-full', 'phones', '$.data.totalPages', 'counts one page more when the last one is full', ({ rows, total, totalPages }) => ({
    totalPages: rows.length === total ? totalPages + 1 : totalPages,
  })),
  fault('page-size-capped', 'planSections', 'paging', '$.data.rows', 'gives three rows at most', {
    before: (call) => {
      if (Number(call.query.get('pageSize')) > 3) call.query.set('pageSize', '3');
    },
  }),
  paged('last-page-for-ever', 'smsHistory', '$.data.rows', 'responds with the last page beyond the last page', (number) => Math.min(number, 3)),
  changed('total-gone-beyond', 'phones', '$.data.total', 'says that the list is empty beyond the last page', ({ rows, total, totalPages }) =>
    rows.length === 0 ? { total: 0, totalPages: 0 } : { total, totalPages },
  ),
  value('order-of-the-day', 'phones', 'paging', '$.data.rows', 'sorts by a key that changes from call to call', (rows, turn) =>
    turn % 2 === 0 ? (rows as Json[]).toReversed() : rows,
  ),
  paged('pages-backwards', 'smsHistory', '$.data.rows', 'sorts each page, but not the pages', (number) => (number === 1 ? 2 : number === 2 ? 1 : number)),
  row('wrong-on-the-last-page', 'smsHistory', 'missing-field', '$.data.rows[0].status', 'leaves a field out on page 3', 3, ({ status: _, ...row }) => row),
  row('null-on-the-last-page', 'phones', 'type', '$.data.rows[0]', 'sends null as the last row of all', 3, () => null),
  row('second-page-not-translated', 'smsHistory', 'language', '$.data.rows[0].status', 'answers the second page in Chinese only', 2, (row) => ({
    ...row,
    status: '已發送',
  })),
  row('name-in-chinese-on-page-2', 'phones', 'language', '$.data.rows[*].name', 'names phones in Chinese on page 2 in English', 2, (row, language) => ({
    ...row,
    ...(language !== defaultLanguage.code && { name: '全新手機' }),
  })),
  fault('search-by-case', 'searchResults', 'paging', 'query keyword', 'tells capital letters from small ones', {
    respond: (call, usual) => (/[A-Z]/.test(call.query.get('keyword') ?? '') ? ok({ pages: { rows: [], total: 0, totalPages: 0 } }) : usual()),
  }),
  fault('search-finds-all', 'searchResults', 'paging', 'query keyword', 'finds the same, whatever is looked for', {
    before: ({ query }) => query.set('keyword', ' '),
  }),
  paged('search-page-ignored', 'searchResults', '$.data.pages.rows', 'finds the first page again on every page', () => 1),
]);
