import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { equivalents } from './equivalents.ts';
import { filesOf, groups } from './groups.ts';
import { type Equivalent, isBelow, type Mutant, rowsOf, scoreOf, staleEntries, tableOf, undetected } from './score.ts';

const mutant = (file: string, status: string, replacement = ''): Mutant => ({
  file,
  line: 1,
  source: 'a < b',
  mutator: 'EqualityOperator',
  replacement,
  status,
});
const entry = (file: string, replacement: string): Equivalent => ({ file, source: 'a < b', replacement, reason: 'a is never b' });

const MUTANTS = [
  ...['Killed', 'Killed', 'Timeout', 'NoCoverage', 'RuntimeError', 'Ignored'].map((status) => mutant('src/a/one.ts', status)),
  mutant('src/a/two.ts', 'Survived', 'a <= b'),
  mutant('src/a/two.ts', 'Survived', 'true'),
  mutant('src/b/three.ts', 'Killed'),
];

describe('score', () => {
  it('is counted by folder, without equivalent and broken changes', () => {
    const rows = rowsOf('lib', { goal: 75, isReached: true }, MUTANTS, [entry('src/a/two.ts', 'a <= b')]);
    expect(rows).toEqual([
      { group: 'lib', folder: 'src/a', detected: 3, survived: 1, uncovered: 1, equivalent: 1, goal: 75, isEnforced: true },
      { group: 'lib', folder: 'src/b', detected: 1, survived: 0, uncovered: 0, equivalent: 0, goal: 75, isEnforced: true },
    ]);
    expect(rows.map(scoreOf)).toEqual([60, 100]);
    expect(rows.map(isBelow)).toEqual([true, false]);
    expect(rowsOf('lib', { goal: 60, isReached: true }, MUTANTS, [entry('src/a/two.ts', 'a <= b')]).some(isBelow)).toBe(false);
    expect(rowsOf('lib', { goal: 75 }, MUTANTS, []).some(isBelow)).toBe(false);
  });

  it('lists what tests should have noticed, and entries that match nothing any more', () => {
    const listed = [entry('src/a/two.ts', 'a <= b'), entry('src/a/one.ts', 'gone'), entry('src/not/measured.ts', 'x')];
    expect(undetected(MUTANTS, listed).map(({ file, status }) => [file, status])).toEqual([
      ['src/a/one.ts', 'NoCoverage'],
      ['src/a/two.ts', 'Survived'],
    ]);
    expect(staleEntries(MUTANTS, listed)).toEqual([listed[1]]);
  });

  it('is printed as a table, rounded down', () => {
    const rows = rowsOf(
      'lib',
      { goal: 95, isReached: true },
      [...Array.from({ length: 2 }, () => mutant('src/a.ts', 'Killed')), mutant('src/a.ts', 'Survived')],
      [],
    );
    expect(tableOf(rows)).toBe(
      [
        'group  folder  detected  survived  untested  equivalent   score       at least',
        'lib    src            2         1         0           0  66.6 %  95 %  too low',
      ].join('\n'),
    );
  });
});

describe('groups', () => {
  it('have files and tests, and each file is in one of them', () => {
    const files = Object.values(groups).map(filesOf);
    for (const [at, [name, { tests }]] of Object.entries(groups).entries()) {
      expect(files[at]?.length, name).toBeGreaterThan(0);
      for (const glob of tests) expect(globSync(glob), glob).not.toEqual([]);
    }
    expect(new Set(files.flat()).size).toBe(files.flat().length);
    expect(files.flat().filter((file) => file.includes('.test.'))).toEqual([]);
  });

  it('have the files of the listed equivalents', () => {
    const files = Object.values(groups).flatMap(filesOf);
    for (const { file, reason } of equivalents) expect([files.includes(file), reason.length > 10], file).toEqual([true, true]);
  });
});
