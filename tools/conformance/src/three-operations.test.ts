import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/index.ts';
import { exitCodeOf, type Part, type Report } from './report.ts';
import { runConformance } from './run.ts';

const contract = await loadStrictContract();

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
