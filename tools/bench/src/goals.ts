import { kib } from './figures.ts';
import type { Load, PerceivedLatency, Scores } from './measure.ts';
import type { BenchRoute } from './routes.ts';

/**
 * Requests before any interaction; the bench exits with 1 above it. Bytes are the business of `site-build budget`. What opens after a press has no limit.
 */
const MAX_REQUESTS = { public: 25, account: 30, form: 30, opened: Number.POSITIVE_INFINITY } as const;

export const hasTooManyRequests = ({ kind }: Pick<BenchRoute, 'kind'>, requests: number) => requests > MAX_REQUESTS[kind];

/** Goals that are only reported, because a busy machine measures worse. Times in milliseconds, ratios to the baseline. */
const GOALS = {
  lcp: { prerendered: 0.45, rendered: 0.95 },
  press: 1,
  tbt: 100,
  cls: 0.01,
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Scores,
} as const;

/** The figures of a route: with throttling applied, and simulated. */
export interface Figures {
  load: Load;
  perceived: PerceivedLatency;
  simulated: Load;
}

/** The figures of a route on the site and on the baseline. */
export interface Line {
  route: Pick<BenchRoute, 'name' | 'kind' | 'prerendered' | 'hidden'>;
  site: Figures;
  baseline: Figures;
}

/** Rows of `console.table` by their names. */
export type Rows = Record<string, Record<string, string | number>>;

/** A figure with `!` where it misses its goal; "lost" is a press or key without effect. */
function judged(figure: number, isMet: boolean, digits = 0): string | number {
  const text = Number.isFinite(figure) ? figure.toFixed(digits) : 'lost';
  return isMet ? Number(text) : `${text} !`;
}

/** The four scores of Lighthouse; a page that search engines leave out has no goal for its SEO. */
function scoresOf({ hidden }: Line['route'], scores: Scores): string {
  return (Object.entries(GOALS.scores) as [keyof Scores, number][])
    .map(([name, goal]) => judged(scores[name], scores[name] >= goal || (name === 'seo' && hidden === true)))
    .join(' / ');
}

const rowsOf = (lines: readonly Line[], row: (line: Line, on: 'site' | 'baseline') => Rows[string]): Rows =>
  Object.fromEntries(lines.flatMap((line) => (['site', 'baseline'] as const).map((on) => [`${line.route.name}, ${on}`, row(line, on)])));

/** KiB of a first visit until the network is idle, without interaction; with the processor at full speed, which leaves no gaps between requests. */
export const bytesRows = (lines: readonly Line[]): Rows =>
  rowsOf(lines, ({ route, ...figures }, on) => {
    const { js, css, html, images, fonts, other, ahead, requests, elements, scores } = figures[on].simulated;
    const sizes = Object.entries({ js, css, html, images, fonts, other, ahead }).map(([name, bytes]) => [name, kib(bytes)]);
    return {
      ...Object.fromEntries(sizes),
      requests: judged(requests, on === 'baseline' || !hasTooManyRequests(route, requests)),
      elements,
      ...(scores && { Lighthouse: scoresOf(route, scores) }),
    };
  });

/** Milliseconds with throttling applied, and multiples of the baseline's, rounded to hundredths. */
export const appliedRows = (lines: readonly Line[]): Rows =>
  rowsOf(lines, ({ route, site, baseline }, on) => {
    const { load, perceived } = on === 'site' ? site : baseline;
    const isJudged = on === 'site';
    const multiple = (own: number, other: number, goal: number) => {
      const ratio = Math.round((own / other) * 100) / 100;
      return isJudged ? judged(ratio, ratio <= goal, 2) : '';
    };
    return {
      FCP: judged(load.fcp, true),
      LCP: judged(load.lcp, true),
      'LCP × baseline': multiple(load.lcp, baseline.load.lcp, GOALS.lcp[route.prerendered ? 'prerendered' : 'rendered']),
      TBT: judged(load.tbt, !isJudged || load.tbt <= GOALS.tbt),
      CLS: judged(load.cls, !isJudged || load.cls <= GOALS.cls, 3),
      'Speed Index': judged(load.speedIndex, true),
      'first press': judged(perceived.press, Number.isFinite(perceived.press)),
      'press × baseline': multiple(perceived.press, baseline.perceived.press, GOALS.press),
      'first key': perceived.key === undefined ? '' : judged(perceived.key, Number.isFinite(perceived.key)),
    };
  });
