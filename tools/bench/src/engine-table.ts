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

const FIGURES = ['js', 'css', 'html', 'images', 'bytes', 'requests'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;
/** What the verdict is about: engines load lazy images at different distances from the viewport, so kinds may differ. */
const JUDGED: readonly string[] = ['bytes', 'requests'];

const figuresOf = ({ js, css, html, images, fonts, other, requests }: Transferred): Figures => ({
  ...{ js, css, html, images, requests },
  bytes: js + css + html + images + fonts + other,
});

/** The figures that differ by more than 5 % from the first engine's. */
export function differences(sum: Transferred, first: Transferred): Set<string> {
  const [own, firsts] = [figuresOf(sum), figuresOf(first)];
  return new Set(FIGURES.filter((name) => Math.abs(own[name] - firsts[name]) > TOLERANCE * firsts[name]));
}

/** Routes in their order, the engines below each other; the first engine is what the others are compared with. */
export function engineTable(visits: readonly EngineVisit[]): BenchTable {
  const routes = [...new Set(visits.map(({ route }) => route))];
  const rows = routes.flatMap((name) => {
    const ofRoute = visits.filter(({ route }) => route === name);
    return ofRoute.map(({ engine, sum }, at) => {
      const differing = differences(sum, ofRoute[0]?.sum ?? sum);
      const figures = figuresOf(sum);
      const cell = (figure: keyof Figures) => (figure === 'requests' ? `${sum.requests}` : kib(figures[figure])) + (differing.has(figure) ? MARK : '');
      const differs = JUDGED.some((figure) => differing.has(figure));
      return [name, engine, ...FIGURES.map(cell), at === 0 ? '' : differs ? 'no' : 'yes'];
    });
  });
  return {
    title: 'First visit by engine: KiB and requests',
    heads: ['route', 'engine', 'JS', 'CSS', 'HTML', 'images', 'all', 'requests', 'within 5 %'],
    names: 2,
    rows,
  };
}
