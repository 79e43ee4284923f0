import type { Report } from '@site/conformance/report.ts';
import { runConformance } from '@site/conformance/run.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serveMock } from './serve-mock.ts';

/** `npm test -- <area>` checks the operations of one area; undefined for all. */
const { AREA: area } = process.env;

const { mock, base } = await serveMock();
let report: Report;
beforeAll(async () => {
  // The mock prints every SMS that it "sends".
  vi.spyOn(console, 'info').mockImplementation(() => {});
  report = await runConformance({ target: base, ...(area !== undefined && { only: [area] }) });
}, 240_000);

describe('the mock', () => {
  it('has no violation', () => {
    expect(report.violations.map(({ message }) => message)).toEqual([]);
    expect(report.notImplemented).toEqual([]);
    expect(report.finished).toBe(true);
  });

  it('answers every operation of the contract with every documented kind of answer', () => {
    if (area === undefined) expect(report.coverage).toHaveLength(mock.contract().facts.size);
    expect(report.coverage.filter(({ seen }) => !seen).map(({ operationId }) => operationId)).toEqual([]);
    const open = report.coverage.flatMap(({ operationId, cells }) =>
      Object.entries(cells).flatMap(([cell, state]) => (state === 'seen' ? [] : `${operationId} ${cell}`)),
    );
    expect(open).toEqual([]);
  });

  it('goes every journey to its end', () => {
    if (area === undefined) expect(report.journeys.length).toBeGreaterThanOrEqual(6);
    expect(report.journeys.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  it('lets every customer in', () => {
    expect(report.signedIn).toBe(true);
    expect(report.notes).toEqual([]);
  });
});
