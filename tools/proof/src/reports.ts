import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** One test of a report. */
export interface Test {
  /** File and titles. */
  name: string;
  /** Requirement ids: the tags of a browser test, or those in the title of a unit test. */
  ids: string[];
  milliseconds: number;
  passed: boolean;
  skipped: boolean;
  /** Passed, but not on the first try. */
  flaky: boolean;
}

/** What a report says. */
export interface Report {
  passed: number;
  failed: number;
  /** Steps that this machine could not check. */
  notChecked?: number;
  tests: Test[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; title: string; status: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tags: string[]; tests: { status: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

// `UTF-16` is an encoding.
const ID = /\b(?!UTF-)[A-Z][A-Z0-9]{1,7}-\d{2}\b/g;
const idsIn = (text: string) => [...new Set(text.match(ID))];

function testsOf({ title, file, suites = [], specs }: PlaywrightSuite, path: string[] = []): Test[] {
  // The outermost suite is the file itself.
  const titles = title === file ? [file] : [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [...titles, spec.title].join(' › '),
      ids: idsIn(spec.tags.join(' ')),
      milliseconds: Math.max(0, ...results.map(({ duration }) => duration)),
      passed: status === 'expected' || status === 'flaky',
      skipped: status === 'skipped',
      flaky: status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))];
}

/** Reads a JSON report of Vitest or Playwright; undefined when the runner has not written one. */
export function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, tests: report.suites.flatMap((suite) => testsOf(suite)) };
  }
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, title, status, duration }) => ({
      name: `${relative('.', name)} › ${fullName}`,
      ids: idsIn(title),
      milliseconds: duration ?? 0,
      passed: status === 'passed',
      skipped: status !== 'passed' && status !== 'failed',
      flaky: false,
    })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests };
}

/** What a step counts as. One without a report is one test, which its output can declare as not checked. */
export function outcomeOf(ok: boolean, output: string, report: Report | undefined): Report {
  // A runner that fails without a failed test (it crashed, it found none) has failed all the same.
  if (report !== undefined) {
    const lacks = output.match(/^NOT CHECKED:/gm)?.length;
    return { ...report, failed: report.failed || (ok ? 0 : 1), ...(lacks !== undefined && { notChecked: lacks }) };
  }
  if (ok && /^NOT CHECKED\b/m.test(output)) return NOT_CHECKED;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] };
}

export const NOT_CHECKED: Report = { passed: 0, failed: 0, notChecked: 1, tests: [] };

/** The last line of `npm test`. */
export function sumOf(reports: readonly Report[]): string {
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const notChecked = sum((report) => report.notChecked ?? 0);
  return `${sum((report) => report.passed)} passed, ${sum((report) => report.failed)} failed${notChecked > 0 ? `, ${notChecked} not checked` : ''}`;
}

export interface Requirement {
  id: string;
  text: string;
}

/** More ids than this on one test are more than its title can name. */
const MOST_IDS = 5;

/** The tests that passed, by the id that they carry. */
export function proofs(tests: readonly Test[]): Map<string, Test[]> {
  const byId = new Map<string, Test[]>();
  for (const test of tests) {
    if (!test.passed) continue;
    for (const id of test.ids) byId.set(id, [...(byId.get(id) ?? []), test]);
  }
  return byId;
}

/** What keeps the requirements from being proven: one sentence for each id without a passed test, unknown id, skipped test with an id, and test with too many ids. */
export function faultsOf(requirements: readonly Requirement[], tests: readonly Test[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const proven = proofs(tests);
  return [
    ...requirements.filter(({ id }) => !proven.has(id)).map(({ id, text }) => `${id} has no test that passed: ${text}`),
    ...tests.flatMap(({ name, ids, skipped }) => [
      ...ids.filter((id) => !known.has(id)).map((id) => `There is no requirement ${id}, which a test names: ${name}`),
      ...(skipped && ids.length > 0 ? [`The test of ${ids.join(', ')} was skipped: ${name}`] : []),
      ...(ids.length > MOST_IDS ? [`A test carries at most ${MOST_IDS} ids, and this one ${ids.length}: ${name}`] : []),
    ]),
  ];
}
