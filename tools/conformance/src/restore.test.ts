import { buffer } from 'node:stream/consumers';
import { listen } from '@site/contract/listen.ts';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../sample-backend/server.ts';
import { secretsOf } from './marks.ts';
import { personasOf } from './personas.ts';
import type { Part } from './report.ts';
import { type Progress, type RunOptions, runConformance } from './run.ts';

const contract = await loadStrictContract();

const pathOf = (operationId: string) => contract.operations.find((operation) => operation.operationId === operationId)?.path ?? '';

/** What a customer has: the lists and levels, and whether the PIN still logs in. */
async function stateOf(url: string): Promise<unknown> {
  const call = async (operationId: string, token: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', token } };
    const response = await fetch(`${url}${pathOf(operationId)}`, { headers: { token }, ...init });
    return (await response.json()) as { status: string; data?: { token?: string } };
  };
  const [logIn] = secretsOf(contract).logIns;
  const [customer] = personasOf(contract);
  const session = await call(logIn?.operation.operationId ?? '', '', { [logIn?.number ?? '']: customer?.userId, [logIn?.proof ?? '']: customer?.pin });
  const token = session.data?.token ?? '';
  return { session: session.status, reads: await Promise.all(['smsGroups', 'smsTemplates', 'dataUsageAlert'].map((id) => call(id, token))) };
}

const AREAS = ['auth', 'settings', 'smsGroups', 'saveSmsGroup', 'smsTemplates', 'saveSmsTemplate'];

async function leftBy(
  faults: readonly string[],
  options: Partial<RunOptions>,
): Promise<{ before: unknown; after: unknown; finished: boolean; notes: string[] }> {
  await using backend = await startSampleBackend({ with: faults });
  const before = await stateOf(backend.url);
  const { finished, notes } = await runConformance({ target: backend.url, contract, only: AREAS, ...options });
  return { before, after: await stateOf(backend.url), finished, notes };
}

/** Interrupts a run at the nth step of a part, as Ctrl-C does. */
function interruptedIn(part: Part, step: number): Partial<RunOptions> {
  const interrupt = new AbortController();
  let steps = 0;
  return {
    signal: interrupt.signal,
    onProgress: (progress: Progress) => {
      if (progress.part !== part) return;
      steps += 1;
      if (steps === step) interrupt.abort();
    },
  };
}

describe('a customer of a server without sandboxes', { timeout: 60_000 }, () => {
  it('is left as found', async () => {
    const { before, after, finished } = await leftBy([], {});
    expect(finished).toBe(true);
    expect(after).toEqual(before);
  });

  it.each<[Part, number]>([
    ['examples', 12],
    ['changes', 1],
  ])('is left as found when the run is interrupted in the part %s', async (part, step) => {
    const { before, after, finished } = await leftBy([], interruptedIn(part, step));
    expect(finished).toBe(false);
    expect(after).toEqual(before);
  });

  it('is left as found when the check itself fails', async () => {
    await using backend = await startSampleBackend();
    const before = await stateOf(backend.url);
    const onProgress = ({ part }: Progress) => {
      if (part === 'changes') throw new Error('a defect of the check');
    };
    await expect(runConformance({ target: backend.url, contract, only: AREAS, onProgress })).rejects.toThrow('a defect of the check');
    expect(await stateOf(backend.url)).toEqual(before);
  });

  it.each([
    'own-session-ends',
    'permission-twice',
    'reference-as-permission',
    'any-old-pin',
    'group-deleted-twice',
    'unknown-field-saved',
    'sessions-of-five-calls',
  ])('is left as found by %s', async (fault) => {
    const { before, after } = await leftBy([fault], { parts: ['examples', 'changes', 'secrets'] });
    expect(after).toEqual(before);
  });

  it.each([
    ['changePassword-not-put-back', /^The PIN of the customer "postpaid4g" could not be put back; it may now be \d+\.$/],
    ['saveDataUsageAlert-not-put-back', /^An entry of dataUsageAlert of the customer "postpaid4g" could not be put back\.$/],
  ])('is noted where it cannot be: %s', async (variant, note) => {
    const { notes } = await leftBy([variant], { parts: ['examples'] });
    expect(notes).toContainEqual(expect.stringMatching(note));
  });

  it('has the old PIN again when the run is interrupted while another one holds', async () => {
    await using backend = await startSampleBackend();
    const interrupt = new AbortController();
    const change = pathOf('changePassword');
    await using front = await listen(async (request, response) => {
      const body = new Uint8Array(await buffer(request));
      const { method = 'GET', url = '/' } = request;
      const headers = { token: String(request.headers.token ?? ''), 'content-type': 'application/json', language: 'en' };
      const answer = await fetch(`${backend.url}${url}`, { method, headers, ...(body.byteLength === 0 ? {} : { body }) });
      const text = await answer.text();
      const isChanged = url.startsWith(change) && text.includes('"0"');
      response.end(text, () => isChanged && interrupt.abort());
    });
    const { finished } = await runConformance({ target: front.url, contract, only: AREAS, parts: ['secrets'], signal: interrupt.signal });
    expect(finished).toBe(false);
    expect(await stateOf(backend.url)).toMatchObject({ session: '0' });
  });
});
