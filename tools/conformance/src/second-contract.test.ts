import { loadStrictContract } from '@site/contract/strict/check.ts';
import { expect, it } from 'vitest';
import { type LibraryFaults, ROOT, startLibrary } from '../sample-library/server.ts';
import { runConformance } from './run.ts';

const contract = await loadStrictContract(ROOT);

/** What is said of a library. */
async function saidOf(faults: LibraryFaults) {
  await using library = await startLibrary(faults);
  const report = await runConformance({ target: library.url, contract, seed: 1 });
  expect([report.finished, report.signedIn, report.notImplemented]).toEqual([true, true, []]);
  return report.violations.map(({ part, operationId, kind, path }) => `${part} ${operationId}: ${kind} ${path}`);
}

it('a right server of another contract is right', { timeout: 60_000 }, async () => {
  expect(await saidOf({})).toEqual([]);
});

it.each<[string, LibraryFaults, string]>([
  ['cuts blanks', { note: (note) => note.trim() }, 'changes borrow: effect shown by loans: note'],
  ['composes letters', { note: (note) => note.normalize('NFC') }, 'changes borrow: effect shown by loans: note'],
  ['gives back what begins like the id', { isMeant: (loan, asked) => loan.startsWith(asked) }, 'changes giveBack: effect $.loan'],
  ['compares sessions without their case', { isSession: (one, given) => one.toLowerCase() === given.toLowerCase() }, 'secrets loans: secret header token'],
  ['leaves a row out of the last page', { page: (rows, number) => (rows.length < 2 && number > 1 ? [] : rows) }, 'paging books: paging $.data.rows'],
  ['sends null on a later page', { page: (rows, number) => (number === 3 ? [null] : rows) }, 'paging books: type $.data.rows[0]'],
])('a library that %s is found', { timeout: 60_000 }, async (_, faults, finding) => {
  expect(await saidOf(faults)).toEqual([finding]);
});
