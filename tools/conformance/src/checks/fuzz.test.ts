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
async function fuzzed(operation: Made, says: (call: Call, nth: number) => Says | undefined = () => undefined, runs = 100, seed = 1, given = {}) {
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

/** Enough for every listed value to come. */
const RUNS = 500;

/** The values that each field of a body gets in random requests. */
async function valuesOf<Name extends string>(fields: Record<Name, JsonObject>, schemas: Record<string, JsonObject> = {}): Promise<Record<Name, Json[]>> {
  const order = { fields, examples: { cn: { value: {} } }, 'x-read-only': true } as const;
  const run = runOf(contractOf({ order }, schemas), undefined, { fuzz: { seed: 7, runs: RUNS } });
  await runFuzz(run.context);
  const bodies = run.calls.flatMap(({ body }) => (body !== null && typeof body === 'object' && !Array.isArray(body) ? [body] : []));
  const got = (name: string) => bodies.flatMap((body) => (name in body ? [body[name] as Json] : []));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, got(name)])) as Record<Name, Json[]>;
}

/** The texts that a parameter of a path gets, decoded. */
async function pathsOf(...listed: Json[]): Promise<string[]> {
  const id: Parameter = { name: 'id', in: 'path', schema: { enum: listed }, examples: { usual: { value: 'usual' } } };
  const run = runOf(contractOf({ order: { path: '/order/{id}', parameters: [id] } }), undefined, { fuzz: { seed: 7, runs: RUNS } });
  await runFuzz(run.context);
  return run.calls.map(({ path }) => decodeURIComponent(path.replace('/order/', '')));
}

const depthOf = (value: Json): number => (value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0);
const lengthOf = (text: Json) => [...new Intl.Segmenter().segment(String(text))].length;
const shareOf = (values: readonly Json[], is: (value: Json) => boolean) => values.filter(is).length / values.length;
const RARE = /[\u0100-\u{10ffff}]/u;

describe('a random value of any kind', () => {
  it('has those that often bring a program down, and JSON that is not deep', async () => {
    const { any } = await valuesOf({ any: {} });
    const odd = [null, false, '', -1, 2 ** 53, 'NaN', '\u0000', '"', '../..', '{{7*7}}', [], {}];
    for (const one of odd) expect(any).toContainEqual(one);
    expect(Math.max(...any.map(depthOf))).toBe(2);
    const texts = any.filter((value) => typeof value === 'string');
    expect(Math.max(...texts.map((one) => [...one].length))).toBeLessThanOrEqual(40);
    expect(shareOf(texts, (one) => RARE.test(String(one)))).toBeGreaterThan(0.2);
  });
});

describe('a random value of a field', () => {
  it('is a listed one, whatever the schema is named or refers to', async () => {
    const fields = { whole: { enum: ['first', 'second', 3] }, referred: { $ref: '#/components/schemas/Word' } };
    const { whole, referred } = await valuesOf(fields, { Word: { type: 'string', enum: ['referred'] } });
    for (const one of ['first', 'second', 3]) expect(shareOf(whole, (value) => value === one)).toBeGreaterThan(0.1);
    expect(shareOf(referred, (value) => value === 'referred')).toBeGreaterThan(0.2);
  });

  it('is a text within the limits of its length, up to 60 characters, or one that is often read as something else', async () => {
    const text = { type: 'string' };
    const values = await valuesOf({
      free: text,
      short: { ...text, maxLength: 2 },
      long: { ...text, minLength: 50, maxLength: 58 },
      longer: { ...text, minLength: 80, maxLength: 200 },
    });
    const lengths = (name: keyof typeof values) => values[name].filter((value) => typeof value === 'string').map(lengthOf);
    const between = (name: keyof typeof values, from: number, to: number) => lengths(name).filter((length) => length >= from && length <= to).length;
    expect(Math.max(...lengths('free'))).toBeLessThan(40);
    expect(between('free', 3, 8)).toBeGreaterThan(1.3 * between('short', 3, 8));
    expect(Math.max(...lengths('long'))).toBe(58);
    expect(between('long', 45, 49)).toBe(0);
    expect(between('long', 50, 53)).toBeGreaterThan(0);
    expect(values.long.some((one) => lengthOf(one) >= 50 && RARE.test(String(one)))).toBe(true);
    expect(Math.max(...lengths('longer'))).toBe(60);
    for (const one of ['2026-11-15', '2026-02-30', '0001-01-01', '9999-12-31', '66889999', '0.1', '1e9', 'a@b.example']) expect(values.free).toContain(one);
  });

  it('is an integer within its limits, or beyond all limits', async () => {
    const { few, free } = await valuesOf({ few: { type: 'integer', minimum: 5, maximum: 7 }, free: { type: 'integer' } });
    expect(shareOf(few, (value) => [5, 6, 7].includes(value as number))).toBeGreaterThan(0.1);
    expect(few.some((value) => Number.isInteger(value) && Math.abs(Number(value)) > 1e12 && ![2 ** 53, 1e308].includes(Number(value)))).toBe(true);
    const usual = free.map(Number).filter((value) => Number.isInteger(value) && Math.abs(value) < 2e6);
    expect(usual.some((value) => value >= -100 && value <= -80)).toBe(true);
    expect(Math.max(...usual)).toBeGreaterThan(950_000);
    expect(Math.max(...usual)).toBeLessThanOrEqual(1_000_000);
  });

  it('is a number, true or false', async () => {
    const { number, yes } = await valuesOf({ number: { type: 'number' }, yes: { type: 'boolean' } });
    expect(shareOf(number, (value) => typeof value === 'number')).toBeGreaterThan(0.4);
    expect(shareOf(number, (value) => value === null)).toBeLessThan(0.06);
    expect(shareOf(yes, (value) => typeof value === 'boolean')).toBeGreaterThan(0.4);
  });

  it('is a list of up to five that fit', async () => {
    const { listed, things } = await valuesOf({ listed: { type: 'array', items: { enum: ['x', 'y'] } }, things: { type: 'array' } });
    const lists = listed.filter((value): value is Json[] => Array.isArray(value) && value.length > 0 && value.every((one) => one === 'x' || one === 'y'));
    expect(lists.length).toBeGreaterThan(RUNS / 10);
    expect(Math.max(...lists.map((list) => list.length))).toBe(5);
    expect(things.some((list) => Array.isArray(list) && list.includes('%s%n'))).toBe(true);
  });
});

describe('a random parameter', () => {
  it('is never what would make it another path', async () => {
    const paths = await pathsOf('', '.', '..', '...', 'a.', '.a', 'b..');
    for (const one of ['_', '...', 'a.', '.a', 'b..']) expect(paths).toContain(one);
    for (const one of ['', '.', '..']) expect(paths).not.toContain(one);
  });

  it('has at most 400 characters, all of them whole', async () => {
    const paths = await pathsOf('x'.repeat(500), 'half \ud83d');
    expect(Math.max(...paths.map(({ length }) => length))).toBe(400);
    expect(paths).toContain('half \ufffd');
  });

  it('is written as JSON where it is no text', async () => {
    const paths = await pathsOf({ a: 1 }, 'plain');
    for (const one of ['{"a":1}', 'plain', 'null', '-1', '[[]]', 'false', '9007199254740992']) expect(paths).toContain(one);
    expect(paths).not.toContain('"plain"');
  });
});

describe('a random request', () => {
  const made = reading({ a: text, b: { type: 'integer' } }, { a: 'x', b: 1 });

  it('is sent as often as the run says, the same ones for the same seed', async () => {
    const first = await fuzzed(made);
    expect(first.calls).toHaveLength(100);
    expect(first.said).toEqual([]);
    expect(first.run.steps).toEqual(['fuzz order']);
    expect(new Set(first.calls.map(({ sandbox, token }) => `${sandbox} ${token}`))).toEqual(new Set(['conformance-run-fuzz ']));
    expect((await fuzzed(made)).bodies).toEqual(first.bodies);
    expect((await fuzzed(made, undefined, 100, 2)).bodies).not.toEqual(first.bodies);
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
    expect(objects.length).toBeGreaterThan(75);
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
    expect(without.length).toBeGreaterThan(75);
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
    expect(bodies.length).toBeGreaterThan(20);
    expect(bodies.filter(isValid)).toEqual([]);
  });

  it('stops with the run', async () => {
    const stop = new AbortController();
    const { calls } = await fuzzed(made, (_, nth) => (nth === 3 ? void stop.abort() : undefined), 100, 1, { signal: stop.signal });
    expect(calls).toHaveLength(3);
  });
});

describe('a failure on a random request', () => {
  const made = reading({ a: text, b: { type: 'integer' } }, { a: 'x', b: 1 });
  const onBoolean = (says: Says) => (call: Call) => (typeof (call.body as JsonObject | null)?.a === 'boolean' ? says : undefined);
  const by = '(found by --seed 1 --fuzz 100)';

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
    expect(said).toEqual([crash('query page', 'HTTP 500 (found by --seed 1 --fuzz 100)')]);
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
    expect(calls).toHaveLength(100);
    expect(run.to('login')).toEqual([]);
  });
});
