import type { HttpResponse } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import type { Outcome, TargetRequest } from './http.ts';
import { isMissing, noteMissing, probe, probeAll } from './implemented.ts';
import { contextOf, operation } from './testing/operations.ts';

const response = (status: number, text: string, type = 'text/html'): HttpResponse => ({ status, headers: { 'content-type': type }, body: Buffer.from(text) });
const request = (url = '/api/bills?t=1'): TargetRequest => ({ method: 'GET', url, headers: {} });
const bills = operation('bills', { path: '/api/bills', responses: new Map([[200, { examples: {} }]]) });

/** A run against a server that answers like this; `sent` is what it got. */
function serverThat(answers: (sent: TargetRequest) => HttpResponse | 'nothing', operations = [bills], given: Partial<Context> = {}) {
  const sent: TargetRequest[] = [];
  const send = async (one: TargetRequest): Promise<Outcome> => {
    sent.push(one);
    const answer = answers(one);
    return { url: '', milliseconds: 1, ...(answer === 'nothing' ? { failed: 'no response' } : { response: answer }) };
  };
  const context = contextOf(operations, { client: { send } as unknown as Context['client'], unknownPaths: new Map(), run: 'r1', concurrency: 2, ...given });
  return { context: { ...context, signal: new AbortController().signal }, sent };
}
const page = (sent: TargetRequest) => response(404, `<h1>Cannot ${sent.method} ${sent.url.split('?')[0]}</h1> 4f5e6d7c8b9a at 12:30`);

describe('an operation that the server lacks', () => {
  it.each<[string, HttpResponse, boolean]>([
    ['a bare 404', response(404, 'Not found'), true],
    ['a bare 405', response(405, ''), true],
    ['a bare 501', response(501, '{}', 'application/json'), true],
    ['a 404 with an envelope of the operation', response(404, '{"status":"-1","message":"沒有這張帳單。"}', 'application/json'), false],
    ['a 500', response(500, 'Oops'), false],
    ['a success', response(200, '{"status":"0"}', 'application/json'), false],
    ['another page than that of an invented path', response(200, '<h1>Bills</h1>'), false],
  ])('is judged by %s', async (_, answer, isIt) => {
    const { context } = serverThat(page);
    expect(await isMissing(context, request(), answer)).toBe(isIt);
  });

  it('is told by the page of an invented path, whatever path, numbers and ids it names', async () => {
    const all = (sent: TargetRequest) => response(200, `<p>${sent.url.split('?')[0]} ${Math.random()} 4f5e6d7c8b9a</p>`);
    const { context } = serverThat(all);
    expect(await isMissing(context, request(), all(request()))).toBe(true);
    expect(await isMissing(context, request(), response(200, '<p>/api/bills 7 4f5e6d7c8b9a</p>', 'text/plain'))).toBe(false);
  });

  it('is told by the envelope of an invented path', async () => {
    const envelope = response(404, '{"status":"-1","message":"找不到。"}', 'application/json');
    const { context, sent } = serverThat(() => ({ ...envelope, headers: { 'content-type': 'Application/JSON' } }));
    expect(await isMissing(context, request(), envelope)).toBe(true);
    expect(await isMissing(context, request(), response(404, '{"status":"-1","message":"沒有這張帳單。"}', 'application/json'))).toBe(false);
    expect(sent.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
      { method: 'GET', url: '/api/conformance-no-such-path', headers: { accept: 'application/json', language: 'cn', token: '' } },
    ]);
    await isMissing(context, { ...request(), method: 'POST' }, envelope);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('is not told by an invented path that gets no response', async () => {
    const { context } = serverThat(() => 'nothing');
    expect(await isMissing(context, request(), response(200, '<p>page</p>'))).toBe(false);
  });

  it('is noted, unless the server has shown before that it has it', async () => {
    const { context } = serverThat(page);
    expect(await noteMissing(context, bills, request(), response(200, '{"status":"0"}'))).toBe(false);
    expect(await noteMissing(context, bills, request(), response(404, ''))).toBe(true);
    expect([...context.notImplemented]).toEqual(['bills']);
    const other = serverThat(page).context;
    other.coverage.set('bills', { operationId: 'bills', area: '', method: 'GET', path: '', summary: '', seen: true, cells: {} });
    expect(await noteMissing(other, bills, request(), response(404, ''))).toBe(false);
    expect(other.notImplemented.size).toBe(0);
  });
});

describe('a look at the server', () => {
  const ok = () => response(200, '{"status":"0"}', 'application/json');

  it('changes nothing: without a token, and with a body that cannot be carried out', async () => {
    const media = { schema: {}, examples: { usual: { value: { name: 'Ana' } } } };
    const save = operation('save', { method: 'POST', needsToken: true, body: { required: true, mediaType: 'application/json', media, schema: {} } });
    const upload = operation('upload', { method: 'POST', body: { required: true, mediaType: 'multipart/form-data', media: { schema: {} }, schema: {} } });
    const { context, sent } = serverThat(ok, [bills, save, upload]);
    await probeAll(context);
    expect(sent.map(({ url, headers }) => [url.split('?')[0], headers.token, headers['mock-sandbox']])).toEqual(
      ['/api/bills', '/save', '/upload'].map((path) => [path, '', 'conformance-r1-look']),
    );
    const bodies = sent.map(({ headers, body }) => [headers['content-type'], Buffer.from(body ?? []).toString()]);
    expect(bodies[0]).toEqual([undefined, '']);
    expect(bodies[1]).toEqual(['application/json', '{}']);
    expect(bodies[2]).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/), expect.not.stringContaining('Content-Disposition')]);
  });

  it('sees what is there by a response that the contract has', async () => {
    const seenAfter = async (answer: HttpResponse | 'nothing') => {
      const { context } = serverThat(() => answer);
      await probe(context, bills);
      return [context.coverage.get('bills')?.seen, [...context.notImplemented]];
    };
    expect(await seenAfter(ok())).toEqual([true, []]);
    expect(await seenAfter(response(500, 'Oops'))).toEqual([false, []]);
    expect(await seenAfter('nothing')).toEqual([false, []]);
    expect(await seenAfter(response(404, ''))).toEqual([false, ['bills']]);
  });

  it('is not taken twice', async () => {
    const { context, sent } = serverThat(ok);
    await probe(context, bills);
    await probe(context, bills);
    const missing = serverThat(ok, [bills], { notImplemented: new Set(['bills']) });
    await probe(missing.context, bills);
    expect([sent.length, missing.sent.length]).toEqual([1, 0]);
  });
});
