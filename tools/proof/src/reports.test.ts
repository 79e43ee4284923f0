import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NOT_CHECKED, outcomeOf, readReport, sumOf } from './reports.ts';

it('counts what could not be checked apart from what passed and failed', () => {
  const unreachable = outcomeOf(true, 'npm notice\nNOT CHECKED: the registry cannot be reached', undefined);
  expect(sumOf([unreachable, NOT_CHECKED, outcomeOf(true, 'ok', undefined), outcomeOf(false, 'NOT CHECKED: x', undefined)])).toBe(
    '1 passed, 1 failed, 2 not checked',
  );
  expect(sumOf([{ passed: 3, failed: 0, tests: [] }])).toBe('3 passed, 0 failed');
});

it('counts a runner that failed without a failed test', () => {
  expect(sumOf([outcomeOf(false, '', { passed: 3, failed: 0, tests: [] })])).toBe('3 passed, 1 failed');
  expect(sumOf([outcomeOf(false, '', { passed: 3, failed: 2, tests: [] })])).toBe('3 passed, 2 failed');
});

it('reads the ids in the title of a unit test, of which the name of an encoding is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'unit.json');
  const titles = ['PAY-08 and A11Y-02: sent once', 'the longest text in UTF-16'];
  const assertionResults = titles.map((title) => ({ fullName: title, title, status: 'passed', duration: 1 }));
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults: [{ name: 'unit.test.ts', assertionResults }] }));
  expect(readReport(file)?.tests.map(({ ids }) => ids)).toEqual([['PAY-08', 'A11Y-02'], []]);
});
