import type { Transferred } from './bytes.ts';
import type { BenchRoute } from './routes.ts';

/** Scores of Lighthouse, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

/** What one page load showed: times in milliseconds, bytes as transferred. */
export interface Measured extends Transferred {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Elements of the page. */
  elements: number;
  scores?: Scores;
  /** What Lighthouse finds fault with, by its audit ids. */
  faults: string[];
}

/** KiB brotli that a page may load before anything is touched. They fail the bench. */
const BUDGETS = { js: { home: 146, list: 146, account: 164 }, css: 10, fonts: 0 } as const;

/** What is aimed for and only reported, because a busy machine measures worse. */
export const GOALS = {
  /** Milliseconds. */
  tbt: 100,
  cls: 0.01,
  /** LCP as a multiple of the floor's, rounded to hundredths before it is compared. */
  lcp: { ahead: 1, drawn: 1.15 },
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Scores,
} as const;

const kib = (bytes: number) => bytes / 1024;

/** The sentences of the budgets that a page breaks. */
export function brokenBudgets({ name, kind }: Pick<BenchRoute, 'name' | 'kind'>, { js, css, fonts }: Transferred): string[] {
  const anything = Number.POSITIVE_INFINITY;
  const limits = [
    ['JavaScript', kib(js), kind === 'other' || kind === 'opened' ? anything : BUDGETS.js[kind]],
    ['CSS', kib(css), kind === 'opened' ? anything : BUDGETS.css],
    ['web fonts', kib(fonts), BUDGETS.fonts],
  ] as const;
  return limits.filter(([, size, most]) => size > most).map(([what, size, most]) => `${name}: ${what} ${size.toFixed(1)} KiB, budget ${most}`);
}

/** LCP as a multiple of the floor's. */
export const lcpRatio = (site: Pick<Measured, 'lcp'>, floor: Pick<Measured, 'lcp'>) => Math.round((site.lcp / floor.lcp) * 100) / 100;

/** Which of the measured goals a page misses, by the name of its column. */
export function missedGoals({ ahead }: Pick<BenchRoute, 'ahead'>, site: Measured, floor?: Pick<Measured, 'lcp'>): Set<string> {
  const missed = new Set<string>();
  if (floor !== undefined && lcpRatio(site, floor) > (ahead ? GOALS.lcp.ahead : GOALS.lcp.drawn)) missed.add('lcp');
  if (site.tbt > GOALS.tbt) missed.add('tbt');
  if (site.cls > GOALS.cls) missed.add('cls');
  for (const [name, least] of Object.entries(GOALS.scores)) {
    const score = site.scores?.[name as keyof Scores];
    if (score !== undefined && score < least) missed.add(name);
  }
  return missed;
}

/** The run with the middle value of each figure; what was counted, not timed, is the same in all of them, and its largest is taken. */
export function middle(runs: readonly Measured[]): Measured {
  const values = (pick: (run: Measured) => number) => runs.map(pick).sort((one, other) => one - other);
  const median = (pick: (run: Measured) => number) => values(pick)[Math.floor(runs.length / 2)] ?? 0;
  const most = (pick: (run: Measured) => number) => Math.max(...runs.map(pick));
  const score = (name: keyof Scores) => median(({ scores }) => scores?.[name] ?? 0);
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured');
  return {
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
    js: most(({ js }) => js),
    css: most(({ css }) => css),
    html: most(({ html }) => html),
    images: most(({ images }) => images),
    fonts: most(({ fonts }) => fonts),
    data: most(({ data }) => data),
    requests: most(({ requests }) => requests),
    elements: most(({ elements }) => elements),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
    ...(first.scores === undefined
      ? {}
      : { scores: { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') } }),
  };
}
