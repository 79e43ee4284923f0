import { loadStrictContract } from '@site/contract/strict/check.ts';
import { expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/index.ts';
import { exitCodeOf } from './report.ts';
import { runConformance } from './run.ts';

const contract = await loadStrictContract();

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
