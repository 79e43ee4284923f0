import type { Transferred } from './bytes.ts';
import { type BenchTable, kib, MARK } from './table.ts';

/** What one engine fetched on a first visit. */
export interface EngineVisit {
  route: string;
  /** With its version. */
  engine: string;
  sum: Transferred;
}

/** Part of the first engine's figure by which another engine's may differ. */
const TOLERANCE = 0.05;

const FIGURES = ['js', 'css', 'html', 'images', 'requests'] as const satisfies (keyof Transferred)[];

/** The figures that differ by more than 5 % from the first engine's. */
export function differences(sum: Transferred, first: Transferred): Set<string> {
  return new Set(FIGURES.filter((name) => Math.abs(sum[name] - first[name]) > TOLERANCE * first[name]));
}

/** Routes in their order, the engines below each other; the first engine is what the others are compared with. */
export function engineTable(visits: readonly EngineVisit[]): BenchTable {
  const routes = [...new Set(visits.map(({ route }) => route))];
  const rows = routes.flatMap((name) => {
    const ofRoute = visits.filter(({ route }) => route === name);
    return ofRoute.map(({ engine, sum }, at) => {
      const differing = differences(sum, ofRoute[0]?.sum ?? sum);
      const cell = (figure: (typeof FIGURES)[number]) => (figure === 'requests' ? `${sum.requests}` : kib(sum[figure])) + (differing.has(figure) ? MARK : '');
      return [name, engine, ...FIGURES.map(cell), at === 0 ? '' : differing.size === 0 ? 'yes' : 'no'];
    });
  });
  return {
    title: 'First visit by engine: KiB and requests',
    heads: ['route', 'engine', 'JS', 'CSS', 'HTML', 'images', 'requests', 'within 5 %'],
    names: 2,
    rows,
  };
}
