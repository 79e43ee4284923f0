import Table from 'cli-table3';
import { GOALS, lcpRatio, type Measured, type Scores } from './goals.ts';

/** Suffix of a figure that misses its goal. */
export const MARK = ' !';

export interface Line {
  route: string;
  on: 'site' | 'baseline';
  measured: Measured;
  baseline?: Measured;
  missed: ReadonlySet<string>;
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const HEADS = ['route', '', 'JS', 'CSS', 'HTML', 'images', 'requests', 'elements', 'FCP', 'LCP', '× baseline', 'TBT', 'CLS', 'Lighthouse'];

/** The cells of a line. Bytes in KiB, times in milliseconds. */
export function cells({ route, on, measured, baseline, missed }: Line): string[] {
  const mark = (column: string) => (missed.has(column) ? MARK : '');
  const { scores } = measured;
  const shown = scores === undefined ? '' : (Object.keys(GOALS.scores) as (keyof Scores)[]).map((name) => `${scores[name]}${mark(name)}`).join(' / ');
  return [
    route,
    on,
    kib(measured.js),
    kib(measured.css),
    kib(measured.html),
    kib(measured.images),
    String(measured.requests),
    String(measured.elements),
    measured.fcp.toFixed(0),
    measured.lcp.toFixed(0),
    baseline === undefined ? '' : lcpRatio(measured, baseline).toFixed(2) + mark('lcp'),
    measured.tbt.toFixed(0) + mark('tbt'),
    measured.cls.toFixed(3) + mark('cls'),
    shown,
  ];
}

export function terminalTable(lines: readonly Line[]): string {
  const table = new Table({ head: HEADS, style: { head: [], border: [] } });
  for (const line of lines) table.push(cells(line));
  return table.toString();
}

/** The table for docs/performance.md. */
export function markdownTable(lines: readonly Line[]): string {
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [row(HEADS), row(HEADS.map((_head, at) => (at < 2 ? '---' : '---:'))), ...lines.map((line) => row(cells(line)))].join('\n');
}
