import type { Test } from './reports.ts';

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
