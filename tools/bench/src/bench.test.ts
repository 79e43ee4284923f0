import { describe, expect, it } from 'vitest';
import { type ProtocolEvent, transferred, untilIdle } from './bytes.ts';
import type { Felt } from './felt.ts';
import { hasTooManyRequests, missedGoals, missedScores } from './goals.ts';
import { historyPage, LARGE, recipientList, tariff } from './large-responses.ts';
import type { Load } from './measure.ts';
import { median, medians } from './median.ts';
import { benchRoutes } from './routes.ts';
import { appliedTable, bytesTable } from './site-tables.ts';
import { MARK, tableText } from './table.ts';

const LOST = Number.POSITIVE_INFINITY;

const load: Load = {
  fcp: 900,
  lcp: 1000,
  tbt: 40,
  cls: 0,
  speedIndex: 950,
  js: 165 * 1024,
  css: 10 * 1024,
  html: 9000,
  images: 0,
  fonts: 0,
  other: 4000,
  requests: 25,
  elements: 600,
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  weakAudits: [],
};
const felt: Felt = { press: 2000, key: 1500 };
const slower = { load: { ...load, lcp: 2500 }, felt: { press: 2000 } };
const home = { name: 'home', kind: 'public', prerendered: true } as const;

const received = (type: string, headers: Record<string, string>, url = 'http://site/file'): ProtocolEvent => ({
  method: 'Network.responseReceived',
  params: { requestId: '1', type, response: { url, headers } },
});

describe('bytes of a page load', () => {
  it('adds up bodies by kind, whatever the case of the header', () => {
    const log = [
      received('Document', { 'content-length': '900' }),
      received('Script', { 'Content-Length': '1000' }),
      received('Script', { 'content-length': '500' }),
      received('XHR', { 'content-length': '70' }),
      received('Fetch', { 'content-length': '7' }),
      received('Image', {}, 'data:image/svg+xml,'),
      { method: 'Network.loadingFinished', params: { requestId: '1' } },
    ];
    expect(transferred(log)).toEqual({ js: 1500, css: 0, html: 900, images: 0, fonts: 0, other: 77, requests: 5 });
  });

  it('ends where nothing was under way for a second', () => {
    const event = (method: string, requestId: string, timestamp: number): ProtocolEvent => ({ method: `Network.${method}`, params: { requestId, timestamp } });
    const page = [event('requestWillBeSent', '1', 0), event('requestWillBeSent', '2', 0.1), event('loadingFinished', '1', 0.2)];
    const more = [event('loadingFailed', '2', 5), event('requestWillBeSent', '3', 5.9), event('loadingFinished', '3', 6)];
    const late = [event('requestWillBeSent', '4', 7), event('loadingFinished', '4', 7.1)];
    expect(untilIdle([...page, ...more, ...late])).toEqual([...page, ...more]);
    expect(untilIdle(page)).toEqual(page);
  });

  it('rejects a file without a length', () => {
    expect(() => transferred([received('Script', {})])).toThrow(/file came without its length/);
  });
});

it.each([
  ['public', 25],
  ['account', 30],
  ['form', 30],
] as const)('a page of the kind %s takes at most %i requests', (kind, requests) => {
  expect([hasTooManyRequests({ kind }, requests), hasTooManyRequests({ kind }, requests + 1)]).toEqual([false, true]);
});

describe('goals that are only reported', () => {
  it('expect a prerendered page in 0.45 of the time of the baseline, another in 0.95', () => {
    const missed = (prerendered: boolean, lcp: number) =>
      missedGoals({ prerendered }, { load: { ...load, lcp }, felt }, { ...slower, load: { ...load, lcp: 1000 } });
    expect([missed(true, 454).has('lcp'), missed(true, 456).has('lcp')]).toEqual([false, true]);
    expect([missed(false, 954).has('lcp'), missed(false, 956).has('lcp')]).toEqual([false, true]);
  });

  it('judge the first press beside the baseline, and a press or key that is lost', () => {
    const missed = (own: Felt) => [...missedGoals(home, { load, felt: own }, slower)];
    expect(missed(felt)).toEqual([]);
    expect(missed({ ...felt, press: 2100 })).toEqual(['press']);
    expect(missed({ ...felt, press: LOST, key: LOST })).toEqual(['press', 'key']);
    expect(missedGoals(home, { load, felt: { press: LOST } }, { ...slower, felt: { press: LOST } })).toContain('press');
  });

  it('judge blocking and shifts', () => {
    const missed = missedGoals(home, { load: { ...load, tbt: 101, cls: 0.02 }, felt }, slower);
    expect(missed).toEqual(new Set(['tbt', 'cls']));
  });

  it('judge every score, but no SEO where search engines are told to leave the page out', () => {
    const scores = { performance: 96, accessibility: 100, 'best-practices': 99, seo: 60 };
    expect(missedScores({}, scores)).toEqual(new Set(['performance', 'best-practices', 'seo']));
    expect(missedScores({ hidden: true }, scores)).toEqual(new Set(['performance', 'best-practices']));
  });
});

describe('several runs', () => {
  it('have a median in which a lost press is the largest', () => {
    expect([median([3, 1, 2]), median([1, 2]), median([LOST, 5, 4]), median([LOST, 5, LOST])]).toEqual([2, 2, 5, LOST]);
    expect(() => median([])).toThrow('Nothing was measured');
  });

  it('give the median of every figure, and what is no figure as in the first run', () => {
    const run = { lcp: 1000, key: LOST, scores: { seo: 90 }, weakAudits: ['a'] };
    const all = [run, { ...run, lcp: 900, key: 2, scores: { seo: 100 } }, { ...run, lcp: 5000, key: 1, scores: { seo: 80 } }];
    expect(medians(all)).toEqual({ ...run, key: 2 });
  });
});

describe('the tables', () => {
  const [route] = benchRoutes;
  if (route === undefined) throw new Error('There is no route');
  const site = {
    load: { ...load, tbt: 120 },
    felt: { ...felt, key: LOST },
    simulated: { ...load, requests: 26, scores: { ...load.scores, seo: 90 } as typeof load.scores & object },
  };
  const line = { route, site, baseline: { ...slower, simulated: load } };

  it('show KiB with a mark at what is too much', () => {
    expect(bytesTable([line]).rows).toEqual([
      ['home', 'site', '165.0', '10.0', '8.8', '0.0', '0.0', '3.9', `26${MARK}`, '600', `99 / 100 / 100 / 90${MARK}`],
      ['home', 'baseline', '165.0', '10.0', '8.8', '0.0', '0.0', '3.9', '25', '600', '99 / 100 / 100 / 100'],
    ]);
  });

  it('show times, multiples of the baseline and a mark at what misses its goal', () => {
    expect(appliedTable([line]).rows[0]).toEqual(['home', 'site', '900', '1000', '0.40', `120${MARK}`, '0.000', '950', '2000', '1.00', `lost${MARK}`]);
    expect(appliedTable([line]).rows[1]).toEqual(['home', 'baseline', '900', '2500', '', '40', '0.000', '950', '2000', '', '']);
  });

  it('are Markdown with a head, a rule and a row a line, aligned', () => {
    const [title, , ...rows] = tableText(bytesTable([line])).split('\n');
    expect(title).toMatch(/^\*\*First visit/);
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });
});

describe('large responses', () => {
  it('are as large as the goal says', () => {
    const { data: history } = historyPage(100) as { data: { rows: unknown[]; total: number; totalPages: number } };
    expect([history.total, history.totalPages, history.rows.length]).toEqual([1000, 100, 10]);
    expect(new Set(recipientList().split('\n'))).toHaveProperty('size', LARGE.recipients);
    const { data: rates } = tariff() as { data: { country: string }[] };
    expect(new Set(rates.map(({ country }) => country))).toHaveProperty('size', LARGE.countries + 1);
  });
});
