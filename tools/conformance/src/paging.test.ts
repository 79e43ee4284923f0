import { describe, expect, it } from 'vitest';
import type { Outcome } from './http.ts';
import { pagingViolations } from './paging.ts';
import type { Plan } from './requests.ts';
import { operation } from './testing/operations.ts';

const planOf = (parameters: Record<string, string>): Plan => ({ name: '', language: 'cn', parameters, body: undefined });
const answering = (body: unknown): Outcome => ({ url: '', milliseconds: 1, response: { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) } });
const found = (pageSize: string, outcome: Outcome) =>
  pagingViolations(operation('phones'), planOf({ 'query pageSize': pageSize }), outcome).map(({ kind, path, side, message }) => ({
    kind,
    path,
    side,
    message,
  }));

describe('a page', () => {
  it('has at most as many rows as requested', () => {
    const three = answering({ data: { rows: [1, 2, 3] } });
    expect(found('2', three)).toEqual([
      {
        kind: 'length',
        path: '$.data.rows',
        side: 'response',
        message: 'phones: $.data.rows: expected at most 2 entries, as pageSize requests, got 3 entries.',
      },
    ]);
    expect(found('3', three)).toEqual([]);
  });

  it.each<[string, string, Outcome]>([
    ['a size that is no whole number', '1.5', answering({ data: { rows: [1, 2, 3] } })],
    ['no rows', '0', answering({ data: { rows: 'many' } })],
    ['no data', '0', answering({})],
    ['null', '0', answering(null)],
    ['no response', '0', { url: '', milliseconds: 1, failed: 'no response' }],
  ])('is not judged with %s', (_, size, outcome) => {
    expect(found(size, outcome)).toEqual([]);
  });

  it('is not judged where no size is requested', () => {
    expect(pagingViolations(operation('phones'), planOf({}), answering({ data: { rows: [1] } }))).toEqual([]);
  });
});
