import type { Felt } from './felt.ts';
import type { Load, Scores } from './measure.ts';
import { median } from './median.ts';

/** The median of each time and score, and the maximum of each count, which hardly differs between runs. */
export function summaryOfLoads(runs: readonly Load[]): Load {
  const middle = (pick: (run: Load) => number) => median(runs.map(pick));
  const max = (pick: (run: Load) => number) => Math.max(...runs.map(pick));
  const score = (name: keyof Scores) => middle(({ scores }) => scores?.[name] ?? 0);
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    speedIndex: middle(({ speedIndex }) => speedIndex),
    js: max(({ js }) => js),
    css: max(({ css }) => css),
    html: max(({ html }) => html),
    images: max(({ images }) => images),
    fonts: max(({ fonts }) => fonts),
    other: max(({ other }) => other),
    requests: max(({ requests }) => requests),
    elements: max(({ elements }) => elements),
    weakAudits: [...new Set(runs.flatMap(({ weakAudits }) => weakAudits))],
    ...(runs.some(({ scores }) => scores === undefined)
      ? {}
      : { scores: { performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') } }),
  };
}

/** The median of each time. */
export function summaryOfFelt(runs: readonly Felt[]): Felt {
  const middle = (pick: (run: Felt) => number | undefined) => {
    const values = runs.map(pick).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : median(values);
  };
  return { press: median(runs.map(({ press }) => press)), key: middle(({ key }) => key), inp: middle(({ inp }) => inp) };
}
