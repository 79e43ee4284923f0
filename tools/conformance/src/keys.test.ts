import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/index.ts';
import { exitCodeOf, type Report } from './report.ts';
import { type RunOptions, runConformance } from './run.ts';

const contract = await loadStrictContract();

async function reportOn(keepsKeys: boolean, options: Partial<RunOptions> = {}): Promise<Report> {
  await using backend = await startSampleBackend({ keepsKeys });
  return await runConformance({ target: backend.url, contract, only: ['careers'], ...options });
}

const notesOnKeys = ({ notes }: Report) => notes.filter((note) => note.includes('Idempotency-Key'));

describe('a server that ignores the keys of writes', () => {
  it('keeps the contract: one note, no violation', { timeout: 60_000 }, async () => {
    const report = await reportOn(false);
    expect(notesOnKeys(report)).toEqual([
      'The server ignores Idempotency-Key, which the contract allows: a write that is repeated because its response was lost is carried out twice. Browsers repeat a POST by themselves when a kept connection is reset and after HTTP 408, so no client can prevent all of it.',
    ]);
    expect([report.violations, exitCodeOf(report)]).toEqual([[], 0]);
  });
});

describe('a server that keeps the keys of writes', () => {
  it('gets no note', { timeout: 60_000 }, async () => {
    const report = await reportOn(true);
    expect([notesOnKeys(report), report.violations, exitCodeOf(report)]).toEqual([[], [], 0]);
  });
});
