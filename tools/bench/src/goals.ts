import type { Transferred } from './bytes.ts';
import type { BenchRoute } from './routes.ts';

/** Scores of Lighthouse, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

/** Figures of one page load: times in milliseconds, bytes as transferred. */
export interface Measured extends Transferred {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  elements: number;
  scores?: Scores;
  /** Ids of the Lighthouse audits with a score below 0.9. */
  weakAudits: string[];
}

/** KiB brotli that a page may load before any interaction. The bench exits with 1 above them. */
const BUDGETS = { js: { home: 159, list: 159, account: 176 }, css: 10, fonts: 0 } as const;

/** Goals that are only reported, because a busy machine measures worse. */
export const GOALS = {
  /** Milliseconds. */
  tbt: 100,
  cls: 0.01,
  /** LCP as a multiple of the baseline's, rounded to hundredths before it is compared. */
  lcp: { prerendered: 1, rendered: 1.15 },
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Scores,
} as const;

const kib = (bytes: number) => bytes / 1024;

/** One sentence for each budget that a page exceeds. */
export function exceededBudgets({ name, kind }: Pick<BenchRoute, 'name' | 'kind'>, { js, css, fonts }: Transferred): string[] {
  const unlimited = Number.POSITIVE_INFINITY;
  const limits = [
    ['JavaScript', kib(js), kind === 'other' || kind === 'opened' ? unlimited : BUDGETS.js[kind]],
    ['CSS', kib(css), kind === 'opened' ? unlimited : BUDGETS.css],
    ['web fonts', kib(fonts), BUDGETS.fonts],
  ] as const;
  return limits.filter(([, size, max]) => size > max).map(([what, size, max]) => `${name}: ${what} ${size.toFixed(1)} KiB, budget ${max}`);
}

/** LCP as a multiple of the baseline's. */
export const lcpRatio = (site: Pick<Measured, 'lcp'>, baseline: Pick<Measured, 'lcp'>) => Math.round((site.lcp / baseline.lcp) * 100) / 100;

/** Columns of the goals that a page misses. */
export function missedGoals({ prerendered }: Pick<BenchRoute, 'prerendered'>, site: Measured, baseline?: Pick<Measured, 'lcp'>): Set<string> {
  const missed = new Set<string>();
  if (baseline !== undefined && lcpRatio(site, baseline) > (prerendered ? GOALS.lcp.prerendered : GOALS.lcp.rendered)) missed.add('lcp');
  if (site.tbt > GOALS.tbt) missed.add('tbt');
  if (site.cls > GOALS.cls) missed.add('cls');
  for (const [name, min] of Object.entries(GOALS.scores)) {
    const score = site.scores?.[name as keyof Scores];
    if (score !== undefined && score < min) missed.add(name);
  }
  return missed;
}

/** The median of each time, and the maximum of each count, which hardly differs between runs. */
export function summary(runs: readonly Measured[]): Measured {
  const values = (pick: (run: Measured) => number) => runs.map(pick).sort((one, other) => one - other);
  const median = (pick: (run: Measured) => number) => values(pick)[Math.floor(runs.length / 2)] ?? 0;
  const max = (pick: (run: Measured) => number) => Math.max(...runs.map(pick));
  const score = (name: keyof Scores) => median(({ scores }) => scores?.[name] ?? 0);
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured');
  return {
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
    js: max(({ js }) => js),
    css: max(({ css }) => css),
    html: max(({ html }) => html),
    images: max(({ images }) => images),
    fonts: max(({ fonts }) => fonts),
    data: max(({ data }) => data),
    requests: max(({ requests }) => requests),
    elements: max(({ elements }) => elements),
    weakAudits: [...new Set(runs.flatMap(({ weakAudits }) => weakAudits))],
    ...(first.scores === undefined
      ? {}
      : { scores: { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') } }),
  };
}
