import type { StrictOperation } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { timesOf } from './exchange.ts';
import type { Exchange } from './http.ts';
import { contextOf, operation } from './testing/operations.ts';
import { isNowInMacau } from './today.ts';

const bills = operation('bills');
const news = operation('news');
const elsewhere = operation('elsewhere');

/** What is said after responses that took these milliseconds. */
function after(maxTime: number | undefined, ...responses: [called: StrictOperation, milliseconds: number][]) {
  const context = contextOf([bills, news], { maxTime });
  const times = timesOf(context);
  for (const [called, milliseconds] of responses)
    times.record(called, { request: { method: 'GET', url: '/', headers: {} }, url: '', milliseconds, failed: String(milliseconds) } as Exchange);
  times.report();
  const { violations } = context.collector;
  return { notes: [...context.notes], said: violations.map(({ kind, side, message, evidence }) => [kind, side, message, evidence?.response]) };
}

describe('a slow response', () => {
  it('is a note from two seconds on, with the slowest of each operation', () => {
    expect(after(undefined, [bills, 2500], [bills, 3040], [bills, 2900], [news, 2001])).toEqual({
      notes: ['Slower than 2 seconds: bills (3.0 s), news (2.0 s). With --max-time it is a violation.'],
      said: [],
    });
    expect(after(undefined, [bills, 2000])).toEqual({ notes: [], said: [] });
  });

  it('is a violation where the run has a limit, with the slowest as its evidence', () => {
    expect(after(100, [bills, 150.4], [bills, 200.6], [bills, 180], [news, 100])).toEqual({
      notes: [],
      said: [['slow', 'response', 'bills: time: expected at most 100 ms, got 201 ms.', '200.6']],
    });
  });

  it('is judged in the operations of the run', () => {
    expect(after(100, [elsewhere, 200])).toEqual({ notes: [], said: [] });
  });
});

describe('the present time in Macau', () => {
  const NOON = Date.parse('2026-11-23T04:00:00Z');

  it('is eight hours ahead of UTC, give or take a quarter of an hour', () => {
    expect(isNowInMacau('2026-11-23 12:00', NOON)).toBe(true);
    expect([isNowInMacau('2026-11-23 11:45', NOON), isNowInMacau('2026-11-23 12:15', NOON)]).toEqual([true, true]);
    expect([isNowInMacau('2026-11-23 11:44', NOON), isNowInMacau('2026-11-23 12:16', NOON)]).toEqual([false, false]);
    expect(isNowInMacau('2026-11-23 04:00', NOON)).toBe(false);
    expect(isNowInMacau('2026-11-23 12:00:30', NOON)).toBe(true);
  });
});
