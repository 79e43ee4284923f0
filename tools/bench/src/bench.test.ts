import { describe, expect, it } from 'vitest';
import { type ListedRequest, median, medians, transferred } from './figures.ts';
import { appliedRows, bytesRows } from './goals.ts';
import type { Load } from './measure.ts';

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
  ahead: 0,
  elements: 600,
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  weakAudits: [],
};
const site = { load, perceived: { press: 2000, key: 1500 }, simulated: load };
const baseline = { load: { ...load, lcp: 2500 }, perceived: { press: 2000 }, simulated: load };
const home = { name: 'home', kind: 'public', prerendered: true } as const;

describe('bytes of a page load', () => {
  const request = (resourceType: string, begin: number, end: number | undefined, transferSize: number, url = 'https://site/file'): ListedRequest => ({
    url,
    resourceType,
    transferSize,
    rendererStartTime: begin,
    ...(end !== undefined && { networkEndTime: end }),
  });
  const page = [request('Document', 0, 200, 900), request('Script', 100, 300, 1000), request('XHR', 150, 5000, 70), request('Fetch', 5300, 5400, 7)];
  const late = request('Script', 7000, 7100, 500);

  it('are added up by kind', () => {
    const all = [...page, request('Image', 0, 0, 5, 'data:image/svg+xml,')];
    expect(transferred(all)).toEqual({ js: 1000, css: 0, html: 900, images: 0, fonts: 0, other: 77, requests: 4, ahead: 0 });
  });

  it('end where nothing was under way for a while; the rest was fetched ahead', () => {
    expect(transferred([late, ...page])).toEqual({ ...transferred(page), ahead: 500 });
    expect(transferred([...page, request('Other', 5700, undefined, 0), late])).toMatchObject({ js: 1500 });
    expect(transferred([...page, late], LOST)).toMatchObject({ js: 1500 });
  });
});

describe('goals that are only reported', () => {
  const rowOf = (own: Partial<typeof site>, route: Parameters<typeof appliedRows>[0][0]['route'] = home, other = baseline) =>
    appliedRows([{ route, site: { ...site, ...own }, baseline: other }])['home, site'] ?? {};
  it('judge the first press beside the baseline, and a press or key that is lost', () => {
    expect(rowOf({})).toMatchObject({ 'first press': 2000, 'press × baseline': 1, 'first key': 1500 });
    expect(rowOf({ perceived: { press: 2100, key: LOST } })).toMatchObject({ 'press × baseline': '1.05 !', 'first key': 'lost !' });
    const lost = { 'first press': 'lost !', 'press × baseline': 'lost !' };
    expect(rowOf({ perceived: { press: LOST, key: 1 } }, home, { ...baseline, perceived: { press: LOST } })).toMatchObject(lost);
  });

  it('judge blocking and shifts, of the site only', () => {
    const slow = { ...load, tbt: 101, cls: 0.02 };
    expect(rowOf({ load: slow })).toMatchObject({ TBT: '101 !', CLS: '0.020 !' });
    expect(appliedRows([{ route: home, site, baseline: { ...baseline, load: slow } }])['home, baseline']).toMatchObject({ TBT: 101, 'LCP × baseline': '' });
  });

  it('judge every score, but no SEO where search engines are told to leave the page out, and requests', () => {
    const scores = { performance: 96, accessibility: 100, 'best-practices': 99, seo: 60 };
    const row = (hidden: boolean) =>
      bytesRows([{ route: { ...home, hidden }, site: { ...site, simulated: { ...load, requests: 26, scores } }, baseline }])['home, site'];
    expect(row(false)).toMatchObject({ js: 165, html: 8.8, requests: '26 !', Lighthouse: '96 ! / 100 / 99 ! / 60 !' });
    expect(row(true)).toMatchObject({ Lighthouse: '96 ! / 100 / 99 ! / 60' });
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
