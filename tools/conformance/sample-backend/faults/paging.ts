import type { Call, Reply } from '../call.ts';
import type { Json } from '../contract.ts';
import { responses } from '../responses.ts';
import { editing, faultsOf, type How } from './fault.ts';

/** The reply to another page of the same list. */
function paged(page: string, change: (number: number, call: Call) => number): How {
  return {
    work: (call): Reply => {
      const query = new URLSearchParams(call.query);
      query.set(page, String(change(Number(query.get(page)), call)));
      return responses[call.operation.id]?.({ ...call, query });
    },
  };
}

/** Rows of the whole list from an offset, in place of those of the page. */
function rowsFrom(offset: (first: number, size: number) => number): How {
  return {
    work: (call) => {
      const size = Number(call.query.get('pageSize'));
      const number = Number(call.query.get('pageNumber'));
      const all = new URLSearchParams({ pageNumber: '1', pageSize: '1000' });
      const reply = responses[call.operation.id]?.({ ...call, query: all }) as unknown as { data: { rows: Json[]; total: number } };
      const first = offset((number - 1) * size, size);
      return { status: '0', data: { ...reply.data, totalPages: Math.ceil(reply.data.total / size), rows: reply.data.rows.slice(first, first + size) } };
    },
  };
}

const changed = (change: (data: { rows: Json[]; total: number; totalPages: number }) => Record<string, Json>): How =>
  editing((envelope) => {
    const data = envelope.data as unknown as { rows: Json[]; total: number; totalPages: number };
    return { ...envelope, data: { ...data, ...change(data) } };
  });

/** Pages that do not make the list. */
export const pagingFaults = faultsOf('paging', [
  {
    name: 'page-ignored',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.rows',
    what: 'responds with the first page to every page',
    how: paged('pageNumber', () => 1),
    parts: ['paging'],
  },
  {
    name: 'pages-from-zero',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.rows',
    what: 'counts pages from 0',
    how: paged('pageNumber', (number) => number + 1),
    parts: ['paging'],
  },
  {
    name: 'history-from-zero',
    operationId: 'smsHistory',
    kind: 'paging',
    place: '$.data.rows',
    what: 'counts the pages of the record from 0',
    how: paged('pageNo', (number) => number + 1),
    parts: ['paging'],
  },
  {
    name: 'pages-overlap',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.rows',
    what: 'begins a page with the last row of the page before',
    how: rowsFrom((first) => Math.max(0, first - 1)),
    parts: ['paging'],
  },
  {
    name: 'pages-with-a-gap',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.rows',
    what: 'leaves a row out between two pages',
    how: rowsFrom((first, size) => first + first / size),
    parts: ['paging'],
  },
  {
    name: 'total-of-the-page',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.total',
    what: 'counts the rows of the page only',
    how: changed(({ rows }) => ({ total: rows.length, totalPages: 1 })),
    parts: ['paging'],
  },
  {
    name: 'pages-rounded-down',
    operationId: 'smsHistory',
    kind: 'paging',
    place: '$.data.totalPages',
    what: 'rounds the number of pages down',
    how: changed(({ total }) => ({ totalPages: Math.floor(total / 10) })),
    parts: ['paging'],
  },
  {
    name: 'one-page-too-many',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.totalPages',
    what: 'counts one page too many',
    how: changed(({ totalPages }) => ({ totalPages: totalPages + 1 })),
    parts: ['paging'],
  },
  {
    name: 'last-page-for-ever',
    operationId: 'smsHistory',
    kind: 'paging',
    place: '$.data.rows',
    what: 'responds with the last page beyond the last page',
    how: paged('pageNo', (number) => Math.min(number, 3)),
    parts: ['paging'],
  },
  {
    name: 'total-gone-beyond',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.total',
    what: 'says that the list is empty beyond the last page',
    how: changed(({ rows, total, totalPages }) => (rows.length === 0 ? { total: 0, totalPages: 0 } : { total, totalPages })),
    parts: ['paging'],
  },
  {
    name: 'order-of-the-day',
    operationId: 'phones',
    kind: 'paging',
    place: '$.data.rows',
    what: 'sorts by a key that changes from call to call',
    how: () => {
      let calls = 0;
      return {
        spoil: (sent) => {
          calls += 1;
          const envelope = JSON.parse(sent.body.toString('utf8')) as { data: { rows: Json[] } };
          if (calls % 2 === 0) envelope.data.rows.reverse();
          return { ...sent, body: Buffer.from(JSON.stringify(envelope)) };
        },
      };
    },
    parts: ['paging'],
  },
  {
    name: 'pages-backwards',
    operationId: 'smsHistory',
    kind: 'paging',
    place: '$.data.rows',
    what: 'sorts each page, but not the pages',
    how: paged('pageNo', (number) => (number === 1 ? 2 : number === 2 ? 1 : number)),
    parts: ['paging'],
  },
  {
    name: 'search-page-ignored',
    operationId: 'searchResults',
    kind: 'paging',
    place: '$.data.pages.rows',
    what: 'finds the first page again on every page',
    how: paged('page', () => 1),
    parts: ['paging'],
  },
]);
