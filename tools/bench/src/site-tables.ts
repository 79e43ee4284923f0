import { type Applied, GOALS, missedGoals, missedScores, ratio } from './goals.ts';
import type { Load, Scores } from './measure.ts';
import type { BenchRoute } from './routes.ts';
import { type BenchTable, kib, marker, ms } from './table.ts';

/** The figures of a route on the site and on the baseline. */
export interface Line {
  route: BenchRoute;
  site: Applied & { simulated: Load };
  baseline: Applied & { simulated: Load };
  /** Columns over budget. */
  over: ReadonlyMap<string, string>;
}

const none = new Set<string>();
const both = ['site', 'baseline'] as const;
const twice = (lines: readonly Line[], row: (line: Line, on: 'site' | 'baseline') => string[]) => lines.flatMap((line) => both.map((on) => row(line, on)));

/** Bodies of a first visit until the network is idle, without interaction; with the processor at full speed, which leaves no gaps between requests. */
export function bytesTable(lines: readonly Line[]): BenchTable {
  return {
    title: 'First visit: KiB and requests',
    heads: ['route', '', 'JS', 'CSS', 'HTML', 'images', 'fonts', 'other', 'requests', 'elements'],
    names: 2,
    rows: twice(lines, ({ route, over, ...figures }, on) => {
      const { js, css, html, images, fonts, other, requests, elements } = figures[on].simulated;
      const mark = marker(on === 'site' ? over : none);
      const sizes = [kib(js) + mark('js'), kib(css) + mark('css'), kib(html), kib(images), kib(fonts) + mark('fonts'), kib(other)];
      return [route.name, on, ...sizes, `${requests}${mark('requests')}`, `${elements}`];
    }),
  };
}

export function appliedTable(lines: readonly Line[]): BenchTable {
  return {
    title: 'Throttling applied: ms',
    heads: ['route', '', 'FCP', 'LCP', '× baseline', 'TBT', 'CLS', 'Speed Index', 'first press', '× baseline', 'first key', 'INP'],
    names: 2,
    rows: twice(lines, ({ route, site, baseline }, on) => {
      const { load, felt } = on === 'site' ? site : baseline;
      const mark = marker(on === 'site' ? missedGoals(route, site, baseline) : none);
      const multiple = (column: string, own: number, other: number) => (on === 'site' ? ratio(own, other).toFixed(2) + mark(column) : '');
      return [
        route.name,
        on,
        ms(load.fcp),
        ms(load.lcp),
        multiple('lcp', load.lcp, baseline.load.lcp),
        ms(load.tbt) + mark('tbt'),
        load.cls.toFixed(3) + mark('cls'),
        ms(load.speedIndex),
        ms(felt.press),
        Number.isFinite(felt.press) ? multiple('press', felt.press, baseline.felt.press) : mark('press'),
        ms(felt.key) + mark('key'),
        ms(felt.inp) + mark('inp'),
      ];
    }),
  };
}

/** The four scores of Lighthouse, or nothing. */
export function scoresCell(route: Pick<BenchRoute, 'hidden'>, scores: Scores | undefined): string {
  if (scores === undefined) return '';
  const mark = marker(missedScores(route, scores));
  return (Object.keys(GOALS.scores) as (keyof Scores)[]).map((name) => `${scores[name]}${mark(name)}`).join(' / ');
}

export function simulatedTable(lines: readonly Line[]): BenchTable {
  return {
    title: 'Throttling simulated: ms',
    heads: ['route', '', 'FCP', 'LCP', '× baseline', 'TBT', 'CLS', 'Lighthouse'],
    names: 2,
    rows: twice(lines, ({ route, site, baseline }, on) => {
      const { fcp, lcp, tbt, cls, scores } = (on === 'site' ? site : baseline).simulated;
      const multiple = on === 'site' ? ratio(lcp, baseline.simulated.lcp).toFixed(2) : '';
      return [route.name, on, ms(fcp), ms(lcp), multiple, ms(tbt), cls.toFixed(3), scoresCell(route, scores)];
    }),
  };
}
