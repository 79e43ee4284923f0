import { globSync, readFileSync } from 'node:fs';
import { loadStrictContract, type StrictContract } from '@farol/contract/strict/check.ts';
import { placeOf } from '@farol/contract/strict/violation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { faults } from '../sample-backend/faults/all.ts';
import { EVERYWHERE, type Fault, type Setting } from '../sample-backend/faults/fault.ts';
import { compatible, startSampleBackend } from '../sample-backend/index.ts';
import { variants } from '../sample-backend/variants/all.ts';
import { runConformance } from './run.ts';

/** What a message is compared by. */
type Message = Pick<Fault, 'operationId' | 'kind' | 'place'>;

let contract: StrictContract;
beforeAll(async () => {
  contract = await loadStrictContract();
}, 60_000);

const concerned = ({ operationId, on = [] }: Setting) => [...new Set([operationId, ...on])];

/** Everything that the check says of a backend with these faults or this variant. */
async function messagesOf(settings: readonly Setting[]): Promise<Message[]> {
  await using backend = await startSampleBackend({ with: settings.map(({ name }) => name) });
  const operationIds = settings.flatMap((setting) => setting.only ?? concerned(setting));
  const report = await runConformance({
    target: backend.url,
    contract,
    ...(operationIds.includes(EVERYWHERE) ? {} : { only: operationIds }),
    parts: settings[0]?.parts ?? [],
    ...settings[0]?.run,
  });
  const missing = report.notImplemented.map((operationId): Message => ({ operationId, kind: 'not-implemented', place: 'status' }));
  return [...report.violations.map(({ operationId, kind, path }) => ({ operationId, kind, place: placeOf(path) })), ...missing];
}

const isRight = (fault: Fault, message: Message) =>
  message.operationId === fault.operationId && message.kind === fault.kind && message.place === placeOf(fault.place);
