import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { faultsOf, NOT_CHECKED, outcomeOf, proofs, readReport, sumOf, type Test } from './reports.ts';

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

const test = (name: string, ids: string[], other: Partial<Test> = {}): Test => ({
  name,
  ids,
  milliseconds: 1,
  passed: true,
  skipped: false,
  flaky: false,
  ...other,
});
const requirements = ['PAY-01', 'PAY-02'].map((id) => ({ id, text: `What ${id} says.` }));
const all = [test('pays', ['PAY-01']), test('refuses', ['PAY-02'])];

it('finds nothing where each id has a test that passed', () => {
  expect(faultsOf(requirements, all)).toEqual([]);
  expect(
    proofs(all)
      .get('PAY-02')
      ?.map(({ name }) => name),
  ).toEqual(['refuses']);
});

it('finds an id that lost its last test, also where the test failed', () => {
  expect(faultsOf(requirements, all.slice(0, 1))).toEqual(['PAY-02 has no test that passed: What PAY-02 says.']);
  expect(faultsOf(requirements, [test('pays', ['PAY-01']), test('refuses', ['PAY-02'], { passed: false })])).toHaveLength(1);
});

it('finds a skipped test with an id, also where another one proves the id', () => {
  const skipped = test('pays later', ['PAY-01'], { passed: false, skipped: true });
  expect(faultsOf(requirements, [...all, skipped])).toEqual(['The test of PAY-01 was skipped: pays later']);
});

it('finds an id that no requirement has', () => {
  expect(faultsOf(requirements, [...all, test('pays', ['PAY-99'])])).toEqual(['There is no requirement PAY-99, which a test names: pays']);
});

it('finds a test with more than five ids', () => {
  const many = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06'];
  const known = [...requirements, ...many.map((id) => ({ id, text: '' }))];
  const rest = many.map((id) => test(id, [id]));
  expect(faultsOf(known, [...all, ...rest, test('everything', many)])).toEqual(['A test carries at most 5 ids, and this one 6: everything']);
  expect(faultsOf(known, [...all, ...rest, test('much', many.slice(1))])).toEqual([]);
});
