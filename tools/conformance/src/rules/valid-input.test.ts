import type { Example, Json, JsonObject, Parameter } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, type Call, contractOf, EXPIRED, http, type Made, REFUSED, runOf, type Says, tokenOf } from '../testing/calls.ts';
import { validInput } from './valid-input.ts';

/** What an operation gets in this part, and what is said. */
async function judged(operation: Made, says: (call: Call, nth: number) => Says | undefined = () => undefined, operationId = 'order') {
  const run = runOf(contractOf({ [operationId]: operation }), (call) =>
    call.operationId === operationId ? says(call, run.to(operationId).length) : undefined,
  );
  run.context.operations = run.context.operations.filter((one) => one.operationId === operationId);
  await validInput.run(run.context);
  const sent = run.to(operationId);
  return { sent, bodies: sent.map(({ body }) => body), tokens: sent.map(({ token }) => token), said: run.said() };
}

const example = (value: Json, marks: Partial<Example> = {}): Example => ({ value, ...marks });
const yes = { type: 'boolean' };
/** With a key the operation costs something, so that it gets no other forms of a request. */
const KEY: Parameter = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
const choices = (...examples: JsonObject[]): Made => ({
  parameters: [KEY],
  fields: { a: yes, b: yes, c: yes },
  examples: Object.fromEntries(examples.map((one, index) => [index === 0 ? 'cn' : `other${index}`, example(one)])),
});
const refusal = (place: string, sent: string, got = 'status "-1" ("不正確。")') =>
  `refused-valid-input order: ${place}: expected status "0", because the contract allows the value, got ${got} (sent: ${sent}).`;
const OTHER = 'the other of true and false';

describe('unusual values', () => {
  const two = choices({ a: true, b: true });

  it('are sent together, and alone where they were refused together', async () => {
    expect((await judged(two)).bodies).toEqual([
      { a: true, b: true },
      { a: false, b: false },
    ]);
    const { bodies, said } = await judged(two, ({ body }) => ((body as JsonObject).b === false ? REFUSED : undefined));
    expect(bodies.slice(2)).toEqual([
      { a: false, b: true },
      { a: true, b: false },
    ]);
    expect(said).toEqual([refusal('$.b', OTHER)]);
  });

  it('are named by the first place, with the others', async () => {
    expect((await judged(two, (_, nth) => (nth > 1 ? REFUSED : undefined))).said).toEqual([refusal('$.a', `${OTHER}, also at $.b`)]);
    expect((await judged(two, (_, nth) => (nth === 2 ? REFUSED : undefined))).said).toEqual([refusal('$.a', OTHER)]);
  });

  const count: Made = { parameters: [KEY], fields: { a: { type: 'integer', minimum: 1, maximum: 9 } }, examples: { cn: example({ a: 5 }) } };
  it.each<[string, Says, string | undefined]>([
    ['with status −1', REFUSED, undefined],
    ['as not found', http(404, REFUSED as JsonObject), undefined],
    ['as not found without an envelope', http(404, 'not found'), 'HTTP 404'],
    ['as an ended session', EXPIRED, 'status "-2" ("請重新登入。")'],
    ['with another code of HTTP', http(400, REFUSED as JsonObject), 'HTTP 400 ("不正確。")'],
    ['by a failure', http(500, 'Error'), 'HTTP 500'],
    ['by no response', { failed: 'no complete response' }, 'no complete response'],
    ['with another status', { status: '1' }, 'status "1"'],
  ])('may be refused for their meaning: %s', async (_, answer, got) => {
    const { said } = await judged(count, ({ body }) => ((body as JsonObject).a === 9 ? answer : undefined));
    expect(said).toEqual(got === undefined ? [] : [refusal('$.a', 'the largest number', got)]);
  });

  it('start from the first and from the fullest example in Chinese that is to succeed, unless it is refused itself', async () => {
    const both = choices({ a: true }, { a: true, b: true });
    expect((await judged(both)).bodies).toEqual([{ a: true }, { a: false }, { a: true, b: true }, { a: true, b: false }, { a: true }]);
    expect((await judged(both, (_, nth) => (nth === 1 ? REFUSED : undefined))).bodies.slice(1)).toEqual([
      { a: true, b: true },
      { a: false, b: false },
      { a: true },
    ]);
    const wrong = { ...both, examples: { wrong: example({ a: true }, { 'x-outcome': '-1' as const }) } };
    expect((await judged(wrong)).bodies).toEqual([]);
  });
});

describe('an operation', () => {
  const made: Made = { fields: { a: yes }, examples: { cn: example({ a: true }) } };

  it.each<[string, string, Made]>([
    ['ends the session', 'logout', { ...made, 'x-session': 'ends' }],
    ['takes a PIN', 'order', { ...made, fields: { a: yes, pin: { type: 'string', 'x-secret': true } } }],
    ['sends a code', 'order', { ...made, 'x-sends-code': true }],
  ])('is left alone that %s', async (_, operationId, operation) => {
    expect((await judged(operation, undefined, operationId)).sent).toEqual([]);
  });

  it('is called by the customer of the body, with a new session where that has ended, and by nobody who cannot log in', async () => {
    const fields = { a: yes, mobileNo: { type: 'string', pattern: '^\\d{8}$' } };
    const mine: Made = { needsToken: true, parameters: [KEY], fields, examples: { cn: example({ a: true }) } };
    expect((await judged(mine)).tokens).toEqual([tokenOf(ANA), tokenOf(ANA)]);
    expect((await judged({ ...mine, examples: { cn: example({ a: true, mobileNo: BEN.mobileNo ?? '' }) } })).tokens).toContain(tokenOf(BEN));
    const ended = await judged(mine, (_, nth) => (nth === 2 ? EXPIRED : undefined));
    expect([ended.said, ended.tokens]).toEqual([[], [tokenOf(ANA), tokenOf(ANA), tokenOf(ANA, 2)]]);
    const run = runOf(contractOf({ order: mine }), () => REFUSED);
    await validInput.run(run.context);
    expect(run.to('order')).toEqual([]);
  });
});
