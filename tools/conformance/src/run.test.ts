import type { IncomingMessage, RequestListener } from 'node:http';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/server.ts';
import { type LibraryFaults, ROOT, startLibrary } from '../sample-library/server.ts';
import { exitCodeOf, type Part, type Report } from './report.ts';
import { coverageRow, grouped, groupSentence } from './reports/summary.ts';
import { runConformance } from './run.ts';

const contract = await loadStrictContract();

/** A server that has an envelope for everything. */
const answering =
  (envelope: (request: IncomingMessage) => object): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(envelope(request)));
  };

/** A server that knows one sentence. */
const monotonous = answering(() => ({ status: 0 }));

describe('a run', () => {
  it('stops at the first violation when it is told to', async () => {
    await using server = await listen(monotonous);
    const report = await runConformance({ target: server.url, contract, bail: true, parts: ['examples'], concurrency: 1 });
    expect(report).toMatchObject({ finished: false, stopped: 'bail' });
    expect(report.violations).toHaveLength(1);
    expect(exitCodeOf(report)).toBe(1);
  });

  it('reports what it found when the server goes away', async () => {
    let requests = 0;
    await using server: RunningServer = await listen((request, response) => {
      requests += 1;
      if (requests === 20) void server.close();
      if (requests >= 20) response.setHeader('connection', 'close');
      monotonous(request, response);
    });
    const report = await runConformance({ target: server.url, contract, parts: ['examples'] });
    expect(report).toMatchObject({ finished: false, stopped: 'target-down' });
    expect(report.violations.length).toBeGreaterThan(0);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('tells of a server that answers everything alike in one sentence, and leaves the other parts out', async () => {
    await using server = await listen(monotonous);
    const report = await runConformance({ target: server.url, contract });
    expect(report.violations.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The server answers everything alike: all \d+ valid requests to \d+ operations got HTTP 200 with the same body, "\{\\"status\\":0\}"\.$/,
      ),
    ]);
    expect(report.notes).toContain('The other parts were left out, because the server does not look at its requests.');
    const states = report.coverage.filter(({ seen }) => seen).map((coverage) => coverageRow(report, coverage).state);
    expect(states).not.toContain('right');
  });

  it('tells one cause behind many operations in one sentence', async () => {
    await using server = await listen(answering(({ url }) => ({ status: 0, data: url })));
    const report = await runConformance({ target: server.url, contract, parts: ['examples'], only: ['plans'] });
    expect(report.violations.map(({ kind, path }) => `${kind} ${path}`)).toEqual(Array.from({ length: 4 }, () => 'envelope $.status'));
    const groups = grouped(report.violations);
    expect(groups).toHaveLength(1);
    expect(groupSentence(groups[0] ?? [])).toMatch(/^the same in 4 operations: \$\.status: expected one of "0", "-1", got 0, not a string\. In .*planDetail/);
  });

  it('is not good when no customer could be signed in', async () => {
    await using server = await listen(answering(({ headers }) => ({ status: '-2', message: headers.language === 'en' ? 'Please log in.' : '請登入。' })));
    const report = await runConformance({ target: server.url, contract, parts: ['examples', 'wrong-input'], only: ['smsGroups'] });
    expect(report.violations).toEqual([]);
    expect(report.signedIn).toBe(false);
    expect(report.notes.join(' ')).toMatch(/could not be signed in.*--login/);
    expect(exitCodeOf(report)).toBe(2);
  });
});

async function reportOn(name: string, parts: readonly Part[]): Promise<Report> {
  await using backend = await startSampleBackend({ with: [name] });
  return await runConformance({ target: backend.url, contract, parts });
}

const ALONE: Part[] = ['examples', 'valid-input', 'wrong-input', 'fuzz', 'journeys'];

/** Three operations of the contract, and every other one is not there. */
function expectThree(report: Report): void {
  expect(report.violations.map(({ message }) => message)).toEqual([]);
  expect(report.notImplemented).toHaveLength(contract.operations.length - 3);
  expect(exitCodeOf(report)).toBe(0);
}

describe('a backend of three operations', () => {
  // Every page for what is not there: the variants of the self-test.
  it.each(ALONE)('is right in the part %s alone', { timeout: 60_000 }, async (part) => {
    const report = await reportOn('three-operations-express', [part]);
    expectThree(report);
  });

  it('has journeys that follow from what is not there', { timeout: 60_000 }, async () => {
    const report = await reportOn('three-operations-spring', ALONE);
    expectThree(report);
    expect(report.journeys.map(({ state }) => state).filter((state) => state !== 'follows-from-a-violation' && state !== 'not-run')).toEqual([]);
  });
});

const NOTE =
  'The server ignores Idempotency-Key, which the contract allows: a write that is repeated because its response was lost is carried out twice. Browsers repeat a POST by themselves when a kept connection is reset and after HTTP 408, so no client can prevent all of it.';

it.each([
  ['ignores', false, [NOTE]],
  ['keeps', true, []],
])('a server that %s the keys of writes keeps the contract', { timeout: 60_000 }, async (_, keepsKeys, notes) => {
  await using backend = await startSampleBackend({ keepsKeys });
  const report = await runConformance({ target: backend.url, contract, only: ['careers'] });
  expect(report.notes.filter((note) => note.includes('Idempotency-Key'))).toEqual(notes);
  expect([report.violations, exitCodeOf(report)]).toEqual([[], 0]);
});

const ofLibrary = await loadStrictContract(ROOT);

/** What is said of a library. */
async function saidOf(faults: LibraryFaults) {
  await using library = await startLibrary(faults);
  const report = await runConformance({ target: library.url, contract: ofLibrary, seed: 1 });
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
