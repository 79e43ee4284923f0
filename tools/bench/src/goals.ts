import type { Felt } from './felt.ts';
import type { Load, Scores } from './measure.ts';
import type { BenchRoute } from './routes.ts';

/**
 * Requests before any interaction; the bench exits with 1 above it. Bytes are the business of `site-build budget`. What opens after a press has no limit.
 */
const MAX_REQUESTS = { public: 25, account: 30, form: 30, opened: Number.POSITIVE_INFINITY } as const;

export const hasTooManyRequests = ({ kind }: Pick<BenchRoute, 'kind'>, requests: number) => requests > MAX_REQUESTS[kind];

/** Goals that are only reported, because a busy machine measures worse. Times in milliseconds, ratios to the baseline rounded to hundredths. */
export const GOALS = {
  lcp: { prerendered: 0.45, rendered: 0.95 },
  press: 1,
  tbt: 100,
  cls: 0.01,
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Scores,
} as const;

/** Figures of a page with throttling applied. */
export interface Applied {
  load: Load;
  felt: Felt;
}

/** A figure as a multiple of the baseline's. */
export const ratio = (site: number, baseline: number) => Math.round((site / baseline) * 100) / 100;

/** Columns of the goals that a page misses with throttling applied. */
export function missedGoals({ prerendered }: Pick<BenchRoute, 'prerendered'>, { load, felt }: Applied, baseline: Applied): Set<string> {
  const missed = new Set<string>();
  const check = (column: string, isMissed: boolean) => isMissed && missed.add(column);
  check('lcp', ratio(load.lcp, baseline.load.lcp) > GOALS.lcp[prerendered ? 'prerendered' : 'rendered']);
  check('press', !(ratio(felt.press, baseline.felt.press) <= GOALS.press));
  check('key', felt.key === Number.POSITIVE_INFINITY);
  check('tbt', load.tbt > GOALS.tbt);
  check('cls', load.cls > GOALS.cls);
  return missed;
}

/** The scores below their goal; a page that search engines leave out has no goal for its SEO. */
export function missedScores({ hidden }: Pick<BenchRoute, 'hidden'>, scores: Scores): Set<string> {
  const names = Object.keys(GOALS.scores) as (keyof Scores)[];
  return new Set(names.filter((name) => scores[name] < GOALS.scores[name] && !(name === 'seo' && hidden)));
}
