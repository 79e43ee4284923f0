import { describe, expect, it } from 'vitest';
import { type ProtocolEvent, transferred } from './bytes.ts';
import { exceededBudgets, type Measured, missedGoals, summary } from './goals.ts';
import { historyPage, LARGE, recipientList, tariff } from './large-responses.ts';
import { cells, MARK, markdownTable } from './table.ts';

const good: Measured = {
  fcp: 900,
  lcp: 1000,
  tbt: 40,
  cls: 0,
  js: 159 * 1024,
  css: 10 * 1024,
  html: 9000,
  images: 0,
  fonts: 0,
  data: 4000,
  requests: 20,
  elements: 600,
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  weakAudits: [],
};
const home = { name: 'home', kind: 'home', prerendered: true } as const;

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
    expect(transferred(log)).toEqual({ js: 1500, css: 0, html: 900, images: 0, fonts: 0, data: 77, requests: 5 });
  });

  it('rejects a file without a length', () => {
    expect(() => transferred([received('Script', {})])).toThrow(/file came without its length/);
  });
});

describe('budgets', () => {
  it('accept a page of exactly the allowed size', () => {
    expect(exceededBudgets(home, good)).toEqual([]);
  });

  it('name what is too large, its size, and any web font', () => {
    expect(exceededBudgets(home, { ...good, js: 162 * 1024, css: 10.2 * 1024, fonts: 2048 })).toEqual([
      'home: JavaScript 162.0 KiB, budget 159',
      'home: CSS 10.2 KiB, budget 10',
      'home: web fonts 2.0 KiB, budget 0',
    ]);
  });

  it('do not count what loads after a click, except web fonts', () => {
    const open = { name: 'log-in open', kind: 'opened' } as const;
    expect(exceededBudgets(open, { ...good, js: 300 * 1024, css: 20 * 1024 })).toEqual([]);
    expect(exceededBudgets(open, { ...good, fonts: 1 })).toHaveLength(1);
  });

  it('allow an account page more JavaScript, but not more CSS', () => {
    const bills = { name: 'bills', kind: 'account' } as const;
    expect(exceededBudgets(bills, { ...good, js: 176 * 1024 })).toEqual([]);
    expect(exceededBudgets(bills, { ...good, js: 177 * 1024, css: 11 * 1024 })).toHaveLength(2);
  });
});

describe('goals that are only reported', () => {
  it('expect a prerendered page to be as fast as the baseline, another up to 1.15 times', () => {
    expect(missedGoals(home, good, { lcp: 1000 })).toEqual(new Set());
    expect(missedGoals(home, { ...good, lcp: 1060 }, { lcp: 1000 })).toEqual(new Set(['lcp']));
    expect(missedGoals({ prerendered: false }, { ...good, lcp: 1150 }, { lcp: 1000 })).toEqual(new Set());
    expect(missedGoals({ prerendered: false }, { ...good, lcp: 1160 }, { lcp: 1000 })).toEqual(new Set(['lcp']));
  });

  it('judge blocking, shifts and every score', () => {
    const bad = { ...good, tbt: 101, cls: 0.02, scores: { performance: 96, accessibility: 100, 'best-practices': 99, seo: 100 } };
    expect(missedGoals(home, bad)).toEqual(new Set(['tbt', 'cls', 'performance', 'best-practices']));
  });
});

describe('several runs', () => {
  it('give the median of every time and the maximum of every count', () => {
    const result = summary([
      { ...good, lcp: 900, js: 10, weakAudits: ['a'] },
      { ...good, lcp: 5000, js: 30, weakAudits: ['b'] },
      { ...good, lcp: 1000, js: 20, weakAudits: ['a'] },
    ]);
    expect(result).toMatchObject({ lcp: 1000, js: 30, weakAudits: ['a', 'b'], scores: good.scores });
  });

  it('without scores have no scores in the summary', () => {
    const { scores: _scores, ...plain } = good;
    expect(summary([plain])).not.toHaveProperty('scores');
  });
});

describe('the table', () => {
  const line = { route: 'home', on: 'site', measured: { ...good, lcp: 1234 }, baseline: { ...good, lcp: 1000 }, missed: new Set(['lcp', 'seo']) } as const;

  it('shows KiB, the ratio to the baseline and a mark at figures that miss their goal', () => {
    expect(cells(line)).toEqual([
      'home',
      'site',
      '159.0',
      '10.0',
      '8.8',
      '0.0',
      '20',
      '600',
      '900',
      '1234',
      `1.23${MARK}`,
      '40',
      '0.000',
      `99 / 100 / 100 / 100${MARK}`,
    ]);
  });

  it('is Markdown with a head, a rule and a row a line', () => {
    const rows = markdownTable([line, line]).split('\n');
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([16]));
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
