import type { Example, Json, JsonObject, Parameter } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, type Call, contractOf, EXPIRED, http, type Made, REFUSED, runOf, type Says, tokenOf } from '../testing/calls.ts';
import { runValidInput } from './valid-input.ts';

type Server = (call: Call, nth: number) => Says | undefined;

/** The bodies that an operation gets in this part, and what is said. Its key leaves out the other forms of the request. */
async function judged(operation: Made, says: Server = () => undefined, given: Parameters<typeof runOf>[2] = {}) {
  const key: Parameter = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  const contract = contractOf({ order: { ...operation, parameters: [...(operation.parameters ?? []), key] } });
  const run = runOf(contract, (call) => (call.operationId === 'order' ? says(call, run.to('order').length) : undefined), given);
  await runValidInput(run.context);
  return { bodies: run.to('order').map(({ body }) => body), said: run.said(), run };
}

/** Answers by the body: refuses where the test says so. */
const refusing =
  (when: (body: JsonObject) => boolean, answer: Says = REFUSED): Server =>
  ({ body }) =>
    when(body as JsonObject) ? answer : undefined;

const example = (value: Json, marks: Partial<Example> = {}): Example => ({ value, ...marks });
const listed = { type: 'string', enum: ['a', 'b', 'c'] };
const yes = { type: 'boolean' };
const t: Parameter = { name: 't', in: 'query', schema: { type: 'string' } };
const count = { type: 'integer', minimum: 1, maximum: 9 };
const refusal = (place: string, sent: string, got = 'status "-1" ("不正確。")') =>
  `refused-valid-input order: ${place}: expected status "0", because the contract allows the value, got ${got} (sent: ${sent}).`;
const OTHER = 'the other of true and false';

describe('an unusual value', () => {
  const two: Made = { fields: { a: yes, b: yes, c: yes }, examples: { cn: example({ a: true, b: true, c: true }) } };

  it('is sent with those of its kind', async () => {
    const { bodies, said } = await judged(two);
    expect(bodies).toEqual([
      { a: true, b: true, c: true },
      { a: false, b: false, c: false },
    ]);
    expect(said).toEqual([]);
  });

  it('is sent alone where it was refused with others, and named alone', async () => {
    const { bodies, said } = await judged(
      two,
      refusing(({ b }) => b === false, { status: '-1', message: 'b' }),
    );
    expect(bodies.slice(1)).toEqual([
      { a: false, b: false, c: false },
      { a: false, b: true, c: true },
      { a: true, b: false, c: true },
      { a: true, b: true, c: false },
    ]);
    expect(said).toEqual([refusal('$.b', OTHER, 'status "-1" ("b")')]);
  });

  it('is named with the other places that were refused', async () => {
    const { said } = await judged(two, (_, nth) => (nth > 1 ? { status: '-1', message: `Nr ${nth}` } : undefined));
    expect(said).toEqual([refusal('$.a', `${OTHER}, also at $.b, $.c`, 'status "-1" ("Nr 3")')]);
  });

  it('is named by the first of those that are refused only together', async () => {
    const { said } = await judged(
      two,
      refusing(({ a, b }) => a === false && b === false, { status: '-1', message: 'both' }),
    );
    expect(said).toEqual([refusal('$.a', OTHER, 'status "-1" ("both")')]);
  });

  it('is not sent twice where it is the only one of its kind', async () => {
    const { bodies, said } = await judged({ fields: { a: yes }, examples: { cn: example({ a: false }) } }, (_, nth) => (nth > 1 ? REFUSED : undefined));
    expect(bodies).toEqual([{ a: false }, { a: true }]);
    expect(said).toEqual([refusal('$.a', OTHER)]);
  });

  it('of a list is sent apart from all others', async () => {
    const { bodies, said } = await judged(
      { fields: { a: listed, b: listed }, examples: { cn: example({ a: 'a', b: 'a' }) } },
      refusing(({ a, b }) => a === 'c' || b === 'b'),
    );
    expect(bodies).toEqual([
      { a: 'a', b: 'a' },
      { a: 'b', b: 'a' },
      { a: 'c', b: 'a' },
      { a: 'a', b: 'b' },
      { a: 'a', b: 'c' },
    ]);
    expect(said).toEqual([refusal('$.a', 'the listed value "c"'), refusal('$.b', 'the listed value "b"')]);
  });

  const numbers: Made = { fields: { a: count, b: count }, examples: { cn: example({ a: 5, b: 5 }) } };

  it('whose meaning may be refused is sent apart from all others', async () => {
    expect((await judged(numbers)).bodies).toEqual([
      { a: 5, b: 5 },
      { a: 1, b: 5 },
      { a: 9, b: 5 },
      { a: 5, b: 1 },
      { a: 5, b: 9 },
    ]);
  });

  it.each<[string, Says, string | undefined]>([
    ['with status −1', REFUSED, undefined],
    ['as not found', http(404, REFUSED as JsonObject), undefined],
    ['as not found without an envelope', http(404, 'not found'), 'HTTP 404'],
    ['as an ended session', EXPIRED, 'status "-2" ("請重新登入。")'],
    ['with another code of HTTP', http(400, REFUSED as JsonObject), 'HTTP 400 ("不正確。")'],
    ['by a failure', http(500, 'Error'), 'HTTP 500'],
    ['with another status', { status: '1' }, 'status "1"'],
  ])('whose meaning may be refused: %s', async (_, answer, got) => {
    const { said } = await judged(
      numbers,
      refusing(({ a }) => a === 9, answer),
    );
    expect(said).toEqual(got === undefined ? [] : [refusal('$.a', 'the largest number', got)]);
  });

  it('of a path may not be found, one of a query must be', async () => {
    const parameter = (place: 'path' | 'query'): Parameter => ({ name: 'id', in: place, schema: listed, examples: { usual: { value: 'a' } } });
    const notFound: Server = ({ path, query }) => (path.endsWith('b') || query.includes('id=b') ? http(404, 'not found') : undefined);
    const failing: Server = ({ path, query }) => (path.endsWith('b') || query.includes('id=b') ? http(500, 'Error') : undefined);
    const ofPath = { path: '/order/{id}', parameters: [parameter('path')] };
    const ofQuery = { parameters: [parameter('query')] };
    expect((await judged(ofPath, notFound)).said).toEqual([]);
    expect((await judged(ofPath, failing)).said).toEqual([refusal('path id', 'the listed value "b"', 'HTTP 500')]);
    expect((await judged(ofQuery, notFound)).said).toEqual([refusal('query id', 'the listed value "b"', 'HTTP 404')]);
  });

  it('is listed once for its place, with all that was sent there', async () => {
    const { said } = await judged({ fields: { a: listed }, examples: { cn: example({ a: 'a' }) } }, (_, nth) =>
      nth > 1 ? { status: '-1', message: `Nr ${nth}` } : undefined,
    );
    expect(said).toEqual([refusal('$.a', 'the listed value "b", the listed value "c"', 'status "-1" ("Nr 2")')]);
  });

  const rows = { type: 'array', maxItems: 3, items: { type: 'string', pattern: '^\\d{8}$', 'x-one-time': true } };

  it('that makes a write cost much more is left out', async () => {
    const costly = await judged({ parameters: [t], fields: { to: rows }, examples: { cn: example({ to: ['66123456'] }) } });
    expect(costly.bodies).toEqual([{ to: ['66123456'] }, { to: [] }]);
    const run = runOf(
      contractOf({
        order: { parameters: [t], fields: { to: rows }, examples: { cn: example({ to: ['66123456'] }) } },
      }),
    );
    await runValidInput(run.context);
    expect(run.calls.map(({ body }) => body)).toContainEqual({ to: ['66123450', '66123451', '66123452'] });
  });

  it('stops with the run', async () => {
    const stop = new AbortController();
    const run = runOf(contractOf({ order: numbers }), () => (run.calls.length > 1 ? void stop.abort(new Error('stopped')) : undefined), {
      signal: stop.signal,
    });
    await expect(runValidInput(run.context)).rejects.toThrow('stopped');
    expect(run.calls).toHaveLength(2);
  });
});

describe('the valid request that is varied', () => {
  const fields = { a: yes, b: yes, c: yes };

  it('is the first example that is to succeed', async () => {
    const examples = { wrong: example({ a: true }, { 'x-outcome': '-1' }), cn: example({ b: true }), other: example({ c: true }) };
    expect((await judged({ fields, examples })).bodies).toEqual([{ b: true }, { b: false }, {}]);
  });

  it('is the fullest example, too, for what the first does not have', async () => {
    const examples = {
      cn: example({ a: true }),
      some: example({ a: true, b: true }),
      all: example({ c: true, b: true, a: true }),
      en: example({ a: true, b: true, c: false }),
    };
    expect((await judged({ fields, examples })).bodies).toEqual([
      { a: true },
      { a: false },
      { a: true, b: true, c: true },
      { a: true, b: false, c: false },
      { a: true },
    ]);
  });

  it('is Chinese', async () => {
    const examples = { cn: example({ a: true }), fullEn: example({ a: true, b: true }), en: example({ a: true, b: true, c: true }) };
    const { bodies, run } = await judged({ fields, examples });
    expect(bodies).toEqual([{ a: true }, { a: false }]);
    expect(run.calls.map(({ headers }) => headers.language)).toEqual(['cn', 'cn']);
  });

  it('has the customers of the run', async () => {
    const number = { type: 'string', pattern: '^\\d{8}$' };
    const made: Made = { fields: { a: yes, to: number }, examples: { cn: example({ a: true, to: '66881234' }) } };
    const substitute = (value: unknown) => ({ ...(value as JsonObject), to: '66990000' });
    const personas = [
      { name: 'ana', mobileNo: '66990000' },
      { name: 'guest', token: 'a-token' },
    ];
    expect((await judged(made, undefined, { substitute, personas })).bodies).toEqual([
      { a: true, to: '66990000' },
      { a: false, to: '66990000' },
    ]);
  });

  it.each<[string, Says]>([
    ['refused', REFUSED],
    ['lost', { failed: 'no complete response' }],
    ['a failure', http(500, 'Error')],
  ])('is not varied where it is %s itself; another one is', async (_, answer) => {
    const { bodies, said } = await judged({ fields, examples: { cn: example({ a: true }), full: example({ a: true, b: true }) } }, (__, nth) =>
      nth === 1 ? answer : undefined,
    );
    expect(bodies).toEqual([{ a: true }, { a: true, b: true }, { a: false, b: false }, { a: true }]);
    expect(said).toEqual([]);
  });

  it('is none where no example is to succeed', async () => {
    const { bodies, said } = await judged({ fields, examples: { wrong: example({ a: true }, { 'x-outcome': '-1' }) } });
    expect([bodies, said]).toEqual([[], []]);
  });

  it('is sent in other forms only as the first example', async () => {
    const run = runOf(contractOf({ order: { fields, examples: { cn: example({ a: true }), full: example({ a: true, b: true }) } } }));
    await runValidInput(run.context);
    const inOtherForms = run.calls.filter(({ headers }) => headers['x-request-id'] !== undefined);
    expect(inOtherForms.map(({ body }) => body)).toEqual([{ a: true }]);
  });

  it('is sent once to what has no examples', async () => {
    expect((await judged({ fields })).bodies).toEqual([undefined]);
  });
});

describe('an operation', () => {
  const examples = { cn: example({ a: true }) };
  const fields = { a: yes };

  it.each<[string, Record<string, Made>]>([
    ['ends the session', { logout: { fields, examples } }],
    ['changes the PIN', { changePassword: { fields, examples } }],
    ['takes a PIN', { order: { fields: { ...fields, pin: { type: 'string', 'x-secret': true } }, examples } }],
    ['sends a code', { order: { fields, examples, 'x-sends-code': true } }],
  ])('is left alone that %s', async (_, operations) => {
    const run = runOf(contractOf(operations));
    await runValidInput(run.context);
    expect([run.calls, run.steps]).toEqual([[], []]);
  });

  it('is left alone that the server does not have', async () => {
    const run = runOf(contractOf({ order: { fields, examples }, other: {} }), undefined, { notImplemented: new Set(['order']) });
    await runValidInput(run.context);
    expect(run.steps).toEqual(['valid-input other']);
    expect(run.to('order')).toEqual([]);
  });

  it('is tried at the same time as others, as far as the run allows', async () => {
    const atOnce = async (concurrency: number) => {
      const run = runOf(contractOf({ one: {}, two: {} }), undefined, { concurrency });
      await runValidInput(run.context);
      return run.calls.map(({ operationId }) => operationId);
    };
    expect(await atOnce(1)).toEqual(['one', 'one', 'two', 'two']);
    expect(await atOnce(2)).toEqual(['one', 'two', 'one', 'two']);
  });
});

describe('a request that needs a session', () => {
  const fields = { a: yes, mobileNo: { type: 'string', pattern: '^\\d{8}$' } };
  const mine: Made = { needsToken: true, fields, examples: { cn: example({ a: true }) } };
  const tokens = ({ run }: Awaited<ReturnType<typeof judged>>) => run.to('order').map(({ token }) => token);

  it('is sent for the first customer, or for the one whom its body names', async () => {
    expect(tokens(await judged(mine))).toEqual([tokenOf(ANA), tokenOf(ANA)]);
    const ofBen: Made = { ...mine, examples: { cn: example({ a: true, mobileNo: BEN.mobileNo ?? '' }) } };
    const { run } = await judged(ofBen, undefined, { personas: [ANA, BEN] });
    expect(run.to('order').map(({ token }) => token)).toContain(tokenOf(BEN));
    expect(new Set(run.calls.map(({ sandbox }) => sandbox))).toEqual(new Set(['conformance-run-valid-order']));
  });

  it('is not sent where nobody can log in', async () => {
    const run = runOf(contractOf({ order: mine }), ({ operationId }) => (operationId === 'login' ? REFUSED : undefined));
    await runValidInput(run.context);
    expect(run.calls.map(({ operationId }) => operationId)).toEqual(['login']);
    expect((await judged(mine, undefined, { personas: [] })).run.calls).toEqual([]);
  });

  it('is sent once more, after a new log-in, where the session has ended', async () => {
    const once = await judged(mine, (_, nth) => (nth === 2 ? EXPIRED : undefined));
    expect(tokens(once)).toEqual([tokenOf(ANA), tokenOf(ANA), tokenOf(ANA, 2), tokenOf(ANA, 2), tokenOf(ANA, 2)].slice(0, tokens(once).length));
    expect(once.said).toEqual([]);
    const always = await judged(mine, (_, nth) => (nth > 1 ? EXPIRED : undefined));
    expect(always.said).toEqual([refusal('$.a', OTHER, 'status "-2" ("請重新登入。")')]);
    expect(tokens(always)).toEqual([tokenOf(ANA), tokenOf(ANA), tokenOf(ANA, 2)]);
  });

  it('is sent without a token where the new log-in is refused', async () => {
    const run = runOf(
      contractOf({ order: { ...mine, parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] } }),
      ({ operationId }) => (operationId === 'login' ? (run.to('login').length > 1 ? REFUSED : undefined) : run.to('order').length > 1 ? EXPIRED : undefined),
    );
    await runValidInput(run.context);
    expect(run.to('order').map(({ token }) => token)).toEqual([tokenOf(ANA), tokenOf(ANA), '']);
  });

  it('is refused where no response comes', async () => {
    const lost = await judged(mine, (_, nth) => (nth > 1 ? { failed: 'no complete response' } : undefined));
    expect(lost.said).toEqual([refusal('$.a', OTHER, 'no complete response')]);
    expect(tokens(lost)).toEqual([tokenOf(ANA), tokenOf(ANA)]);
  });

  it('names what the customer has', async () => {
    const id = { type: 'string', pattern: '^[0-9A-Za-z-]{1,32}$', 'x-owned': { by: 'customer', listedBy: 'orders', at: '$.data[*].id' } };
    const made: Made = { needsToken: true, 'x-read-only': true, fields: { a: yes, id }, examples: { cn: example({ a: true, id: 'a-1' }) } };
    const run = runOf(contractOf({ order: made, orders: { needsToken: true } }), ({ operationId }) =>
      operationId === 'orders' ? { status: '0', data: [{ id: 'b-2' }] } : undefined,
    );
    run.context.operations = run.context.operations.filter(({ operationId }) => operationId === 'order');
    await runValidInput(run.context);
    expect(new Set(run.to('order').map(({ body }) => (body as JsonObject).id))).toEqual(new Set(['b-2']));
    expect(run.to('orders').map(({ token, sandbox }) => [token, sandbox])).toEqual([[tokenOf(ANA), 'conformance-run-valid-order']]);
  });
});
