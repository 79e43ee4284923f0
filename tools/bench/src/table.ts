import Table from 'cli-table3';

/** A table with names in its first columns and figures in the others. */
export interface BenchTable {
  title: string;
  heads: readonly string[];
  /** Number of columns with names. */
  names: number;
  rows: readonly (readonly string[])[];
}

/** Suffix of a figure that misses its goal. */
export const MARK = ' !';
/** Returns the suffix of a column. */
export const marker = (missed: { has: (column: string) => boolean }) => (column: string) => (missed.has(column) ? MARK : '');

export const kib = (bytes: number) => (bytes / 1024).toFixed(1);
/** Milliseconds; empty where nothing was measured, "lost" where a press or key had no effect. */
export const ms = (time: number | undefined) => (time === undefined ? '' : Number.isFinite(time) ? time.toFixed(0) : 'lost');

export function terminalTable({ title, heads, names, rows }: BenchTable): string {
  const table = new Table({ head: [...heads], style: { head: [], border: [] }, colAligns: heads.map((_head, at) => (at < names ? 'left' : 'right')) });
  for (const row of rows) table.push([...row]);
  return `${title}\n${table.toString()}`;
}

/** The table for docs/lab.md. */
export function markdownTable({ title, heads, names, rows }: BenchTable): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [`**${title}**`, '', line(heads), line(heads.map((_head, at) => (at < names ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
