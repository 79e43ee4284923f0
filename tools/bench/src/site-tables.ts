import { type Applied, GOALS, hasTooManyRequests, missedGoals, missedScores, ratio } from './goals.ts';
import type { Load, Scores } from './measure.ts';
import type { BenchRoute } from './routes.ts';
import { type BenchTable, kib, marker, ms } from './table.ts';

/** The figures of a route, with throttling applied and simulated. */
export interface Figures extends Applied {
  simulated: Load;
}

/** The figures of a route on the site and on the baseline. */
export interface Line {
  route: BenchRoute;
  site: Figures;
  baseline: Figures;
}

const none = new Set<string>();
const both = ['site', 'baseline'] as const;
const twice = (lines: readonly Line[], row: (line: Line, on: 'site' | 'baseline') => string[]) => lines.flatMap((line) => both.map((on) => row(line, on)));

/** The four scores of Lighthouse, or nothing. */
function scoresCell(route: Pick<BenchRoute, 'hidden'>, scores: Scores | undefined): string {
  if (scores === undefined) return '';
  const mark = marker(missedScores(route, scores));
  return (Object.keys(GOALS.scores) as (keyof Scores)[]).map((name) => `${scores[name]}${mark(name)}`).join(' / ');
}

/** Bodies of a first visit until the network is idle, without interaction; with the processor at full speed, which leaves no gaps between requests. */
export function bytesTable(lines: readonly Line[]): BenchTable {
  return {
    title: 'First visit: KiB and requests; scores of Lighthouse with throttling simulated',
    heads: ['route', '', 'JS', 'CSS', 'HTML', 'images', 'fonts', 'other', 'requests', 'elements', 'Lighthouse'],
    names: 2,
    rows: twice(lines, ({ route, ...figures }, on) => {
      const { js, css, html, images, fonts, other, requests, elements, scores } = figures[on].simulated;
      const mark = marker(new Set(on === 'site' && hasTooManyRequests(route, requests) ? ['requests'] : []));
      const sizes = [js, css, html, images, fonts, other].map(kib);
      return [route.name, on, ...sizes, `${requests}${mark('requests')}`, `${elements}`, scoresCell(route, scores)];
    }),
  };
}

export function appliedTable(lines: readonly Line[]): BenchTable {
  return {
    title: 'Throttling applied: ms',
    heads: ['route', '', 'FCP', 'LCP', '× baseline', 'TBT', 'CLS', 'Speed Index', 'first press', '× baseline', 'first key'],
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
      ];
    }),
  };
}
