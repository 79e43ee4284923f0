import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import type { Outcome, TargetRequest } from './http.ts';
import { keepsKeys } from './keys.ts';
import { contextOf, operation } from './testing/operations.ts';

const KEY = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
const schema = { required: ['file'] };
const form = { required: true, mediaType: 'multipart/form-data', media: { schema }, schema };
const upload = operation('uploadCv', { method: 'POST', parameters: [KEY], body: form });
/** What is known of a server that answers two uploads with these statuses. */
async function asked(statuses: readonly (string | 'nothing')[], operations = [upload], given: Partial<Context> = {}) {
  const sent: TargetRequest[] = [];
  const send = async (one: TargetRequest): Promise<Outcome> => {
    const status = statuses[sent.length];
    sent.push(one);
    if (status === 'nothing') return { url: '', milliseconds: 1, failed: 'no response' };
    return { url: '', milliseconds: 1, response: { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ status })) } };
  };
  const context = contextOf(operations, { client: { send } as unknown as Context['client'], run: 'r1', ...given });
  const keeps = await keepsKeys(context, operations);
  return { keeps, requests: sent };
}

describe('whether a server keeps keys', () => {
  it.each<[string, string[], boolean | undefined]>([
    ['keeps them when it refuses another file with the same key', ['0', '-1'], true],
    ['ignores them when it takes both', ['0', '0'], false],
    ['is not known when it refuses the first', ['-1', '0'], undefined],
    ['is not known when it does not respond', ['nothing', '0'], undefined],
  ])('%s', async (_, statuses, keeps) => {
    expect(await asked(statuses)).toMatchObject({ keeps });
  });

  it('is tried with two files and one key, in a sandbox of its own', async () => {
    const { requests } = await asked(['0', '0']);
    const keys = requests.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(requests.map(({ headers }) => [headers.token, headers['mock-sandbox']])).toEqual(Array(2).fill(['', 'conformance-r1-keys']));
    const names = requests.map(({ body }) => /name="(.+?)"; filename="(.+?)"/.exec(Buffer.from(body ?? []).toString())?.slice(1));
    expect(names).toEqual([
      ['file', 'conformance.pdf'],
      ['file', 'conformance-2.pdf'],
    ]);
  });

  it('is tried by a customer where the upload needs one', async () => {
    const personal = operation('uploadCv', { ...upload, needsToken: true });
    const sessions = (token: string | undefined) => ({ personas: [{ name: 'a' }], sessions: { token: async () => token } }) as unknown as Partial<Context>;
    expect((await asked(['0', '0'], [personal], sessions('a-token'))).requests[0]?.headers.token).toBe('a-token');
    expect((await asked(['0', '0'], [personal], sessions(undefined))).requests).toEqual([]);
    expect((await asked(['0', '0'], [personal])).requests[0]?.headers.token).toBe('');
  });

  it.each<[string, ReturnType<typeof operation>[], Partial<Context>?]>([
    ['no upload', [operation('save', { method: 'POST', parameters: [KEY], body: { ...form, mediaType: 'application/json' } })]],
    ['no body', [operation('save', { method: 'POST', parameters: [KEY] })]],
    ['no upload with a key', [operation('uploadCv', { ...upload, parameters: [] })]],
    ['an upload that the server lacks', [upload], { notImplemented: new Set(['uploadCv']) }],
  ])('is not tried where the run has %s', async (_, operations, given = {}) => {
    expect(await asked(['0', '0'], operations, given)).toEqual({ keeps: undefined, requests: [] });
  });
});
