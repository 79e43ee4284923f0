import type { Example, Json, JsonObject, Parameter } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, type Call, contractOf, EXPIRED, http, type Made, REFUSED, runOf, type Says, tokenOf } from '../testing/calls.ts';
import { found } from '../testing/operations.ts';
import { runFuzz } from './fuzz.ts';

const text = { type: 'string' };
const value = (given: Json, marks: Partial<Example> = {}): Record<string, Example> => ({ cn: { value: given, ...marks } });
const parameter = (place: 'path' | 'query', name: string, schema: JsonObject = text): Parameter => ({
  name,
  in: place,
  schema,
  examples: { usual: { value: 'usual' } },
});

/** The random requests to one operation, and what is said. */
async function fuzzed(operation: Made, says: (call: Call, nth: number) => Says | undefined = () => undefined, runs = 200, seed = 1, given = {}) {
  const run = runOf(contractOf({ order: operation }), (call) => (call.operationId === 'order' ? says(call, run.to('order').length) : undefined), {
    fuzz: { seed, runs },
    ...given,
  });
  await runFuzz(run.context);
  return { calls: run.to('order'), bodies: run.to('order').map(({ body }) => body), said: run.said(), run };
}

const t: Parameter = { name: 't', in: 'query', schema: text };
/** A POST that only reads, so that valid requests are sent, too. */
const reading = (fields: Record<string, JsonObject>, example: Json): Made => ({ parameters: [t], fields, examples: value(example), 'x-read-only': true });
const crash = (place: string, got: string) => `crash-on-wrong-input order: ${place}: expected any response that is no failure, got ${got}.`;

describe('a random request', () => {
  const made = reading({ a: text, b: { type: 'integer' } }, { a: 'x', b: 1 });

  it('is sent as often as the run says, the same ones for the same seed', async () => {
    const first = await fuzzed(made);
    expect(first.calls).toHaveLength(200);
    expect(first.said).toEqual([]);
    expect(first.run.steps).toEqual(['fuzz order']);
    expect(new Set(first.calls.map(({ sandbox, token }) => `${sandbox} ${token}`))).toEqual(new Set(['conformance-run-fuzz ']));
    expect((await fuzzed(made)).bodies).toEqual(first.bodies);
    expect((await fuzzed(made, undefined, 200, 2)).bodies).not.toEqual(first.bodies);
  });

  it('changes some fields of the example, leaves some out, and is another thing altogether now and then', async () => {
    const { bodies } = await fuzzed(made);
    const objects = bodies.filter((body): body is JsonObject => body !== null && typeof body === 'object' && !Array.isArray(body));
    expect(bodies).toContainEqual({ a: 'x', b: 1 });
    expect(objects.some((body) => body.a === 'x' && body.b !== undefined && body.b !== 1)).toBe(true);
    expect(objects.some((body) => body.a !== 'x' && body.a !== undefined && body.b === 1)).toBe(true);
    expect(objects.some((body) => !('a' in body) && body.b === 1)).toBe(true);
    expect(objects.some((body) => Object.values(body).some((one) => String(one).includes('absent')))).toBe(false);
    expect(bodies.filter((body) => typeof body === 'string').length).toBeGreaterThan(1);
    expect(objects.length).toBeGreaterThan(150);
  });

  it('has the customers of the run', async () => {
    const substitute = (body: unknown) => ({ ...(body as JsonObject), a: 'ours' });
    const { bodies } = await fuzzed(made, undefined, 50, 1, { substitute });
    expect(bodies).toContainEqual({ a: 'ours', b: 1 });
    expect(bodies).not.toContainEqual({ a: 'x', b: 1 });
  });

  it('has no body where the contract has none, but for some, and the parameters of the example', async () => {
    const { calls } = await fuzzed({ path: '/order/{id}', parameters: [parameter('path', 'id'), parameter('query', 'q'), t] });
    const without = calls.filter(({ text: sent }) => sent === '');
    expect(calls.length - without.length).toBeGreaterThan(5);
    expect(without.length).toBeGreaterThan(150);
    expect(without.some(({ path, query }) => path === '/order/usual' && query !== 'q=usual&t')).toBe(true);
    expect(without.some(({ path, query }) => path !== '/order/usual' && query === 'q=usual&t')).toBe(true);
    expect(calls.every(({ query }) => /^q=.*&t$/.test(query))).toBe(true);
    const withBody = calls.filter(({ text: sent }) => sent !== '');
    expect(withBody.some(({ path }) => path !== '/order/usual')).toBe(true);
    expect(withBody.some(({ path }) => path === '/order/usual')).toBe(true);
  });

  it('has no body where the example has none', async () => {
    const { bodies } = await fuzzed({ fields: { a: text }, 'x-read-only': true });
    expect(bodies.filter((body) => body !== null && typeof body === 'object' && 'a' in body)).toEqual([]);
    expect(bodies).toContain(undefined);
  });

  it.each<[string, Made]>([
    ['without anything to change', {}],
    ['whose only parameter is the time', { parameters: [t] }],
    ['whose only parameter is a header', { parameters: [{ name: 'language', in: 'header', schema: text }] }],
    ['that takes files', { fields: { cv: text }, mediaType: 'multipart/form-data', 'x-read-only': true }],
  ])('is not sent to an operation %s', async (_, operation) => {
    const { calls, run } = await fuzzed(operation);
    expect(calls).toEqual([]);
    expect(run.steps).toEqual(['fuzz order']);
  });

  it('is sent to an operation that takes files, where it has a parameter', async () => {
    expect(
      (await fuzzed({ fields: { cv: text }, mediaType: 'multipart/form-data', 'x-read-only': true, parameters: [parameter('query', 'q'), t] })).calls.length,
    ).toBeGreaterThan(0);
  });

  it.each<[string, Made]>([
    ['changes something', { parameters: [t], fields: { a: text }, examples: value({ a: 'x' }) }],
    ['takes a PIN', reading({ a: { ...text, 'x-secret': true } }, { a: 'x' })],
    ['takes a code', reading({ a: { ...text, 'x-one-time': true } }, { a: 'x' })],
    ['takes a PIN beside other things', reading({ z: text, a: { ...text, 'x-secret': true } }, { a: 'x' })],
  ])('is never a valid one where the operation %s', async (_, operation) => {
    const { bodies } = await fuzzed(operation);
    const isValid = (body: Json | undefined) =>
      body !== null && typeof body === 'object' && Object.entries(body).every(([name, one]) => ['a', 'z'].includes(name) && typeof one === 'string');
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies.filter(isValid)).toEqual([]);
  });

  it('stops with the run', async () => {
    const stop = new AbortController();
    const { calls } = await fuzzed(made, (_, nth) => (nth === 3 ? void stop.abort() : undefined), 200, 1, { signal: stop.signal });
    expect(calls).toHaveLength(3);
  });
});

describe('a failure on a random request', () => {
  const made = reading({ a: text, b: { type: 'integer' } }, { a: 'x', b: 1 });
  const onBoolean = (says: Says) => (call: Call) => (typeof (call.body as JsonObject | null)?.a === 'boolean' ? says : undefined);
  const by = '(found by --seed 1 --fuzz 200)';

  it.each<[string, Says, string]>([
    ['a failure of the server', http(500, 'Error'), `HTTP 500 ${by}`],
    ['another failure of the server', http(503, 'Error'), `HTTP 503 ${by}`],
    ['no response', { failed: 'no complete response (other side closed)' }, `no complete response (other side closed) ${by}`],
  ])('is %s, and the smallest request that leads to it is shown', async (_, answer, got) => {
    const { said, run } = await fuzzed(made, onBoolean(answer));
    expect(said).toEqual([crash('$.a', got)]);
    expect(run.context.collector.violations[0]).toMatchObject({ side: 'response', area: 'area', evidence: { sent: '{"a":false,"b":1}' } });
    expect(run.steps).toEqual(['fuzz order']);
  });

  it.each<[string, Says]>([
    ['a refusal', REFUSED],
    ['a code of HTTP', http(499, 'No')],
    ['a response that does not unpack', { failed: 'bytes that do not unpack', unpacked: false }],
  ])('is not %s', async (_, answer) => {
    expect((await fuzzed(made, onBoolean(answer))).said).toEqual([]);
  });

  it('is at the place of the request as a whole where the request is valid', async () => {
    const { said, run } = await fuzzed(made, ({ body }) => ((body as JsonObject | null)?.a === '66889999' ? http(500) : undefined), 1000);
    expect(said).toEqual([crash('$', 'HTTP 500 (found by --seed 1 --fuzz 1000)')]);
    expect(run.context.collector.violations[0]?.evidence?.sent).toBe('{"a":"66889999","b":1}');
  });

  it('is said of a parameter, too', async () => {
    const operation: Made = { parameters: [parameter('query', 'page', { type: 'integer', minimum: 1, maximum: 1000 }), t] };
    const { said, run } = await fuzzed(operation, ({ query }) => (Number(query.replace(/^page=(.*)&t$/, '$1')) < 0 ? http(500) : undefined));
    expect(said).toEqual([crash('query page', 'HTTP 500 (found by --seed 1 --fuzz 200)')]);
    expect(run.context.collector.violations[0]?.evidence?.request).toContain('page=-1');
  });
});

describe('an operation', () => {
  const made = reading({ a: text }, { a: 'x' });
  const steps = async (kind: 'status' | 'connection' | 'crash-on-wrong-input' | 'language', of = 'order') => {
    const run = runOf(contractOf({ order: made, other: made }), undefined, { fuzz: { seed: 1, runs: 1 } });
    found(run.context, of, { kind });
    await runFuzz(run.context);
    return run.steps;
  };

  it('that fails already is not searched further', async () => {
    expect(await steps('status')).toEqual(['fuzz other']);
    expect(await steps('connection')).toEqual(['fuzz other']);
    expect(await steps('crash-on-wrong-input')).toEqual(['fuzz other']);
    expect(await steps('language')).toEqual(['fuzz order', 'fuzz other']);
    expect(await steps('status', 'other')).toEqual(['fuzz order']);
  });

  it('that is not there, or ends the session, is left alone', async () => {
    const run = runOf(contractOf({ order: made, logout: made, other: made }), undefined, { fuzz: { seed: 1, runs: 1 }, notImplemented: new Set(['other']) });
    await runFuzz(run.context);
    expect(run.steps).toEqual(['fuzz order']);
    expect(new Set(run.calls.map(({ operationId }) => operationId))).toEqual(new Set(['order']));
  });
});

describe('a session for random requests', () => {
  const mine: Made = { ...reading({ a: text, mobileNo: text }, { a: 'x' }), needsToken: true };

  it('is that of the first customer, or of the one whom the body names', async () => {
    const tokens = async (operation: Made) => new Set((await fuzzed(operation)).calls.map(({ token }) => token));
    expect(await tokens(mine)).toEqual(new Set([tokenOf(ANA)]));
    expect(await tokens({ ...mine, examples: value({ a: 'x', mobileNo: BEN.mobileNo ?? '' }) })).toEqual(new Set([tokenOf(BEN)]));
  });

  it('is needed where the contract says so', async () => {
    const run = runOf(contractOf({ order: mine }), () => REFUSED);
    await runFuzz(run.context);
    expect(run.calls.map(({ operationId, sandbox }) => [operationId, sandbox])).toEqual([['login', 'conformance-run-fuzz']]);
    expect((await fuzzed(mine, undefined, 10, 1, { personas: [] })).run.calls).toEqual([]);
  });

  it.each<[string, Says, string]>([
    ['another one after it has ended', EXPIRED, tokenOf(ANA, 2)],
    ['the same one after a refusal', REFUSED, tokenOf(ANA)],
    ['the same one after no response', { failed: 'bytes that do not unpack', unpacked: false }, tokenOf(ANA)],
  ])('is %s', async (_, answer, token) => {
    const run = runOf(contractOf({ first: mine, second: mine }), ({ operationId }) => (operationId === 'first' ? answer : undefined), {
      fuzz: { seed: 1, runs: 3 },
    });
    await runFuzz(run.context);
    expect(new Set(run.to('second').map((call) => call.token))).toEqual(new Set([token]));
  });

  it('does not matter to a visitor', async () => {
    const { calls, run } = await fuzzed(reading({ a: text }, { a: 'x' }), () => EXPIRED);
    expect(calls).toHaveLength(200);
    expect(run.to('login')).toEqual([]);
  });
});
