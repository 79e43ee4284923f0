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

/** The table in Markdown, aligned for the terminal. */
export function tableText({ title, heads, names, rows }: BenchTable): string {
  const widths = heads.map((head, at) => Math.max(3, ...[head, ...rows.map((row) => row[at] ?? '')].map(({ length }) => length)));
  const line = (texts: readonly string[]) => `| ${texts.map((text, at) => text[at < names ? 'padEnd' : 'padStart'](widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width, at) => (at < names ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [`**${title}**`, '', line(heads), line(rule), ...rows.map(line)].join('\n');
}
