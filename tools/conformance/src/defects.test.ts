import { globSync, readFileSync } from 'node:fs';
import { loadStrictContract, type StrictContract } from '@farol/contract/strict/check.ts';
import { placeOf } from '@farol/contract/strict/violation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { compatible, defectsTogether, type SampleDefect, type SampleDefectId, sampleDefects, startSampleBackend } from '../sample-backend/index.ts';
import { type RunOptions, runConformance } from './run.ts';

/** What a message is compared by. */
type Message = Pick<SampleDefect, 'operationId' | 'kind' | 'path'>;

const plain = ({ operationId, kind, path }: Message): Message => ({ operationId, kind, path: placeOf(path) });
const byName = (a: Message, b: Message) => `${a.operationId} ${a.path}`.localeCompare(`${b.operationId} ${b.path}`);

let contract: StrictContract;
beforeAll(async () => {
  contract = await loadStrictContract();
}, 60_000);

/** Everything that the check says of a backend with these defects. */
async function messagesOf(defects: readonly SampleDefectId[], options: Partial<RunOptions>): Promise<Message[]> {
  const backend = await startSampleBackend({ defects });
  try {
    const report = await runConformance({ target: backend.url, contract, concurrency: 8, ...options });
    expect(report.finished).toBe(true);
    const missing = report.notImplemented.map((operationId): Message => ({ operationId, kind: 'not-implemented', path: 'status' }));
    return [...report.violations, ...missing].map(plain).sort(byName);
  } finally {
    await backend.close();
  }
}

const together = defectsTogether();
const others = sampleDefects.filter((defect) => !together.includes(defect));
/** Journeys start a program of their own, so that those that fit together share a run. */
const inJourneys = compatible(others.filter(({ part }) => part === 'journeys'));
const alone = others.filter((defect) => !inJourneys.includes(defect));

describe('the sample backend', () => {
  it('has defects of many kinds over many operations', () => {
    expect(new Set(sampleDefects.map(({ id }) => id)).size).toBe(sampleDefects.length);
    expect(sampleDefects.length).toBeGreaterThanOrEqual(45);
    expect(new Set(sampleDefects.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(18);
    expect(new Set(sampleDefects.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(60);
  });

  it('owes nothing to the mock', () => {
    for (const file of globSync('tools/conformance/sample-backend/**/*.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '[^']*(?:mock-server|prism)/);
  });
});

describe('the conformance check', () => {
  it('says nothing of a backend that keeps the contract', { timeout: 60_000 }, async () => {
    expect(await messagesOf([], {})).toEqual([]);
  });

  describe('of a backend with many defects at once', () => {
    let messages: Message[] = [];
    beforeAll(async () => {
      messages = await messagesOf(
        together.map(({ id }) => id),
        {},
      );
    }, 60_000);

    it.each(together)('finds $id: $operationId $what', (defect) => {
      const concerned = [defect.operationId, defect.on ?? defect.operationId];
      expect(messages.filter(({ operationId }) => concerned.includes(operationId))).toEqual([plain(defect)]);
    });

    it('says nothing else', () => {
      expect(messages).toEqual(together.map(plain).sort(byName));
    });
  });

  it(`finds in the journeys: ${inJourneys.map(({ id }) => id).join(', ')}`, { timeout: 60_000 }, async () => {
    const ids = inJourneys.map(({ id }) => id);
    expect(await messagesOf(ids, { parts: ['journeys'] })).toEqual(inJourneys.map(plain).sort(byName));
  });

  // The little timeout is for the response that comes too late.
  it.each(alone)('finds $id alone: $operationId $what', { timeout: 30_000 }, async (defect) => {
    const { id, part, operationId } = defect;
    const timeout = id === 'too-slow' ? { timeout: 400 } : {};
    expect(await messagesOf([id], { parts: [part], only: operationId, ...timeout })).toEqual([plain(defect)]);
  });
});
