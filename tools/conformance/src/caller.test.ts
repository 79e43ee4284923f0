import type { Example, Json, JsonObject } from '@site/contract/document.ts';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { Caller, envelopeOf, gotOf, hasNoViolation, isDone, isRefused, momentsOf, type Reply, report, rowsOf, timeless } from './caller.ts';
import { ANA, BEN, contractOf, EXPIRED, http, REFUSED, runOf, type Says, tokenOf } from './testing/calls.ts';
import { found } from './testing/operations.ts';

const text = { type: 'string' };
const owned = { ...text, 'x-owned': { by: 'customer', listedBy: 'groups', at: '$.data[*].id' } };
const examples = (given: Record<string, Json | Example>): Record<string, Example> =>
  Object.fromEntries(
    Object.entries(given).map(([name, one]) => [name, one !== null && typeof one === 'object' && 'value' in one ? (one as Example) : { value: one }]),
  );

const contract = contractOf({
  news: { parameters: [{ name: 'page', in: 'query', schema: text, examples: { first: { value: '1' }, second: { value: '2' } } }] },
  find: { fields: { word: text, of: text }, examples: examples({ cn: { word: 'a' }, moreEn: { word: 'b' } }) },
  groups: { needsToken: true },
  rename: { 'x-read-only': true, needsToken: true, fields: { id: owned, name: text }, examples: examples({ cn: { id: 'a-1', name: 'x' } }) },
  remove: {},
  strange: {
    'x-read-only': true,
    needsToken: true,
    fields: { id: { ...owned, 'x-owned': { by: 'customer', listedBy: 'gone', at: '$.data[*].id' } } },
    examples: examples({ cn: { id: 'a-1' } }),
  },
});
const operation = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) as StrictOperation;

/** A caller of a server that says this to every request but a log-in. */
function calling(says: (nth: number) => Says | undefined = () => undefined, persona: typeof ANA | undefined = ANA) {
  const run = runOf(contract, ({ operationId }) =>
    operationId.startsWith('login') ? undefined : says(run.calls.filter((call) => call.operationId !== 'login').length),
  );
  return { ...run, caller: new Caller(run.context, persona, 'a-sandbox') };
}

/** What comes of one request. */
async function replyTo(says: Says, to = 'news'): Promise<Reply> {
  const reply = await calling(() => says).caller.ask(operation(to));
  if (reply === undefined) throw new Error('There is no reply.');
  return reply;
}

describe('a reply', () => {
  it.each<[string, Says, { done: boolean; refused: boolean; got: string; status?: unknown; data?: Json; message: string }]>([
    ['success', { status: '0', data: [1], message: 'Saved.' }, { done: true, refused: false, got: 'status "0"', status: '0', data: [1], message: 'Saved.' }],
    ['a refusal', REFUSED, { done: false, refused: true, got: 'status "-1"', status: '-1', message: '不正確。' }],
    ['an ended session', EXPIRED, { done: false, refused: true, got: 'status "-2"', status: '-2', message: '請重新登入。' }],
    ['another status', { status: 0, message: 7 }, { done: false, refused: false, got: 'status 0', status: 0, message: '7' }],
    ['HTTP 399', http(399, { status: '0', data: 1 }), { done: false, refused: false, got: 'HTTP 399', message: '' }],
    ['HTTP 400', http(400, { status: '-1', message: 'No.' }), { done: false, refused: true, got: 'HTTP 400', message: '' }],
    ['HTTP 499', http(499), { done: false, refused: true, got: 'HTTP 499', message: '' }],
    ['HTTP 500', http(500), { done: false, refused: false, got: 'HTTP 500', message: '' }],
    ['a page', http(200, '<html>'), { done: false, refused: false, got: 'status undefined', message: '' }],
    ['null', http(200, 'null'), { done: false, refused: false, got: 'status undefined', message: '' }],
    ['nothing', { failed: 'no response in 15 seconds' }, { done: false, refused: false, got: 'no response in 15 seconds', message: '' }],
  ])('of %s', async (_, says, { done, refused, got, status, data, message }) => {
    const reply = await replyTo(says);
    expect([isDone(reply), isRefused(reply), gotOf(reply)]).toEqual([done, refused, got]);
    expect([reply.status, reply.data, reply.message]).toEqual([status, data, message]);
    expect([reply.operation, reply.request.method]).toEqual([operation('news'), 'GET']);
  });

  it('that did not come is not done', () => {
    expect(isDone(undefined)).toBe(false);
  });

  it('has its data as in an envelope', async () => {
    expect(envelopeOf(undefined)).toBeUndefined();
    expect(envelopeOf(await replyTo({ status: '0' }))).toBeUndefined();
    expect(envelopeOf(await replyTo({ status: '0', data: null, message: 'x' }))).toEqual({ data: null });
  });

  it('shows a finding, of its own operation or of another', async () => {
    const { context, said } = calling();
    const parts = { kind: 'effect', path: '$.data', expected: 'one', got: 'two' } as const;
    report(context, await replyTo({ status: '0', data: 'shown' }), parts);
    report(context, await replyTo(REFUSED), parts, operation('groups'));
    expect(said()).toEqual(['effect news: $.data: expected one, got two.', 'effect groups: $.data: expected one, got two.']);
    const [first, second] = context.collector.violations;
    expect(first).toMatchObject({ side: 'response', operationId: 'news', evidence: { received: '{"status":"0","data":"shown"}' } });
    expect(second?.evidence?.received).toContain('不正確。');
  });
});

describe('an operation', () => {
  it('is sound when it is there and nothing was found in its responses', () => {
    const { context } = calling();
    found(context, 'groups', { kind: 'type' });
    found(context, 'find', { kind: 'accepted-wrong-input' }, 'wrong-input');
    context.notImplemented.add('remove');
    expect(['news', 'groups', 'find', 'remove'].filter((id) => hasNoViolation(context, id))).toEqual(['news', 'find']);
  });
});

describe('the valid requests of a customer', () => {
  const marked = (word: string, marks: Partial<Example> = {}): Example => ({ value: { word }, ...marks });
  const shop = contractOf({
    order: {
      fields: { word: text },
      parameters: [{ name: 'page', in: 'query', schema: text, examples: { first: { value: '1' }, second: { value: '2' } } }],
      examples: {
        wrong: marked('wrong', { 'x-outcome': '-1' }),
        right: marked('right', { 'x-outcome': '0' }),
        mine: marked('mine', { 'x-customer': 'ana' }),
        ours: marked('ours', { 'x-customer': 'ben' }),
        cn: marked('any'),
      },
    },
    plain: {},
  });
  const [order, plain] = shop.operations as [StrictOperation, StrictOperation];

  it('are those that succeed, for everybody or for this one, each once', () => {
    const names = (persona: typeof ANA | undefined, of = order) => new Caller(runOf(shop).context, persona, 'a-sandbox').plans(of).map(({ name }) => name);
    expect(names(ANA)).toEqual(['first, right', 'first, mine', 'first, cn']);
    expect(names(BEN)).toEqual(['first, right', 'first, ours', 'first, cn']);
    expect(names(undefined)).toEqual(['first, right', 'first, cn']);
    expect(names(ANA, plain)).toEqual(['']);
  });

  it('are sent as they are wished, with the customers of the run', async () => {
    const { caller, calls, context } = calling();
    context.substitute = (body) => ({ ...(body as object), of: 'run' });
    await caller.ask(operation('find'));
    await caller.ask(operation('find'), { body: { word: 'b' }, language: 'en', headers: { 'x-more': 'yes' } });
    await caller.ask(operation('news'), { parameters: { 'query page': '7', 'query t': 'fixed' } });
    expect(calls.map(({ body, query, headers }) => [body, query, headers.language, headers['x-more']])).toEqual([
      [{ word: 'a', of: 'run' }, 't', 'cn', undefined],
      [{ word: 'b', of: 'run' }, 't', 'en', 'yes'],
      [{ of: 'run' }, 'page=7&t=fixed', 'cn', undefined],
    ]);
  });
});

describe('the session of a caller', () => {
  it('is begun again once when it has ended, for what needs one of a customer', async () => {
    const tokens = async (says: (nth: number) => Says | undefined, persona: typeof ANA | undefined = ANA, to = 'groups', token?: string) => {
      const run = calling(says);
      await new Caller(run.context, persona, 'a-sandbox').ask(operation(to), token === undefined ? {} : { token });
      return run.to(to).map((call) => call.token);
    };
    expect(await tokens((nth) => (nth === 1 ? EXPIRED : undefined))).toEqual([tokenOf(ANA), tokenOf(ANA, 2)]);
    expect(await tokens(() => EXPIRED)).toEqual([tokenOf(ANA), tokenOf(ANA, 2)]);
    expect(await tokens(() => REFUSED)).toEqual([tokenOf(ANA)]);
    expect(await tokens(() => EXPIRED, ANA, 'news')).toEqual(['']);
    expect(await tokens(() => EXPIRED, ANA, 'groups', 'another')).toEqual(['another']);
    expect(await new Caller(runOf(contract).context, undefined, 'a-sandbox').token()).toBe('');
  });
});

describe('a request about what a customer owns', () => {
  it.each<[string, string, Says, unknown]>([
    ['names the first thing on the list', 'rename', { status: '0', data: [{ id: 'c-3' }, { id: 'd-4' }] }, { id: 'c-3', name: 'x' }],
    ['is none where there is nothing', 'rename', { status: '0', data: [] }, undefined],
    ['is none where the list is refused', 'rename', REFUSED, undefined],
    ['is none where the contract has no such list', 'strange', { status: '0', data: [{ id: 'c-3' }] }, undefined],
    ['is as usual where there is nothing to own', 'find', REFUSED, { word: 'a' }],
  ])('%s', async (_, operationId, says, body) => {
    const run = runOf(contract, (call) => (call.operationId === 'groups' ? says : undefined));
    const own = await new Caller(run.context, ANA, 'a-sandbox').ownRequest(operation(operationId));
    expect(own?.body).toEqual(body);
  });
});

describe('data', () => {
  it.each<[string, Json | undefined, Json[] | undefined]>([
    ['a list', [1, 'b'], [1, 'b']],
    ['a list in a field', { total: 2, names: ['a'], rows: [{ id: 1 }], more: [{ id: 2 }] }, [{ id: 1 }]],
    ['an empty list in a field', { total: 0, rows: [] }, []],
    ['a list with null in it', { rows: [{ id: 1 }, null] }, undefined],
    ['a list with a text in it', { rows: [{ id: 1 }, 'x'] }, undefined],
    ['fields only', { a: 1, b: { c: [] } }, undefined],
    ['null', null, undefined],
    ['a text', 'abc', undefined],
    ['nothing', undefined, undefined],
  ])('have their rows: %s', (_, data, rows) => {
    expect(rowsOf(data)).toEqual(rows);
  });

  const dated: JsonObject = {
    at: '2026-11-23 10:00',
    list: ['2026-11-23 10:00:59', '2026-11-23', { text: 'on 2026-11-23 10:00', late: '2026-11-23 10:00 ' }],
    zone: '2026-11-23 10:00:5',
    no: null,
    count: 3,
    yes: true,
  };

  it('are compared without moments, which go on by themselves', () => {
    expect(timeless(dated)).toEqual({ ...dated, at: '', list: ['', '2026-11-23', { text: 'on 2026-11-23 10:00', late: '2026-11-23 10:00 ' }] });
    expect(timeless(undefined)).toBeNull();
    expect(timeless('2026-11-23 10:00')).toBe('');
    expect(timeless(0)).toBe(0);
  });

  it('have moments', () => {
    expect(momentsOf(dated)).toEqual(['2026-11-23 10:00', '2026-11-23 10:00:59']);
    expect(momentsOf('12026-11-23 10:00')).toEqual([]);
    expect(momentsOf('2026-11-23 10:000')).toEqual([]);
    expect(momentsOf(null)).toEqual([]);
    expect(momentsOf(7)).toEqual([]);
  });
});
