import { dirname } from 'node:path';

/** One small change of the source, and what the tests made of it. */
export interface Mutant {
  file: string;
  /** Counted from 1. */
  line: number;
  /** The line, without its indentation. */
  source: string;
  mutator: string;
  /** What the changed expression or block is replaced by. */
  replacement: string;
  status: string;
}

/** A change that no test can notice, because the program does the same. */
export interface Equivalent {
  file: string;
  /** The line as it is in the file, without its indentation. */
  source: string;
  replacement: string;
  reason: string;
}

export interface Row {
  group: string;
  folder: string;
  detected: number;
  /** Changes that tests ran and did not notice. */
  survived: number;
  /** Changes that no test ran. */
  uncovered: number;
  equivalent: number;
  goal: number;
  /** A lower score than the goal fails. */
  isEnforced: boolean;
}

const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

const isSame = ({ file, source, replacement }: Equivalent, mutant: Mutant) =>
  file === mutant.file && source === mutant.source && replacement === mutant.replacement;

/** The changes that the tests should have noticed. */
export const undetected = (mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Mutant[] =>
  mutants.filter((mutant) => UNDETECTED.includes(mutant.status) && !equivalents.some((entry) => isSame(entry, mutant)));

/** Entries about the measured files that no undetected change matches any more. */
export function staleEntries(mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Equivalent[] {
  const files = new Set(mutants.map(({ file }) => file));
  const open = mutants.filter(({ status }) => UNDETECTED.includes(status));
  return equivalents.filter((entry) => files.has(entry.file) && !open.some((mutant) => isSame(entry, mutant)));
}

/** Of 100. Changes that break the module or its types count for nothing. */
export const scoreOf = ({ detected, survived, uncovered }: Row): number => {
  const total = detected + survived + uncovered;
  return total === 0 ? 100 : (100 * detected) / total;
};

export const isBelow = (row: Row): boolean => row.isEnforced && scoreOf(row) < row.goal;

/** One row a folder. */
export function rowsOf(
  group: string,
  { goal, isReached = false }: { goal: number; isReached?: boolean },
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): Row[] {
  const open = undetected(mutants, equivalents);
  const folders = Map.groupBy(mutants, ({ file }) => dirname(file));
  return [...folders].sort().map(([folder, inside]) => {
    const openInside = inside.filter((mutant) => open.includes(mutant));
    const uncovered = openInside.filter(({ status }) => status === 'NoCoverage').length;
    return {
      group,
      folder,
      detected: inside.filter(({ status }) => DETECTED.includes(status)).length,
      survived: openInside.length - uncovered,
      uncovered,
      equivalent: inside.filter((mutant) => UNDETECTED.includes(mutant.status)).length - openInside.length,
      goal,
      isEnforced: isReached,
    };
  });
}

/** A table for the terminal; scores are rounded down, so that 95.0 is 95. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['group', 'folder', 'detected', 'survived', 'untested', 'equivalent', 'score', 'at least'];
  const lines = rows.map((row) => [
    row.group,
    row.folder,
    ...[row.detected, row.survived, row.uncovered, row.equivalent].map(String),
    `${(Math.floor(scoreOf(row) * 10) / 10).toFixed(1)} %`,
    row.isEnforced ? `${row.goal} %${isBelow(row) ? '  too low' : ''}` : `goal ${row.goal} %`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) => line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}
