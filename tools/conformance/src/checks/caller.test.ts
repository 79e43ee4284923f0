import type { Example, Json, JsonObject } from '@site/contract/document.ts';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, contractOf, EXPIRED, http, type Made, REFUSED, runOf, type Says, tokenOf } from '../testing/calls.ts';
import { found } from '../testing/operations.ts';
import {
  Caller,
  callersOf,
  envelopeOf,
  find,
  gotOf,
  isDone,
  isRefused,
  isSound,
  momentsOf,
  operationOf,
  type Reply,
  rowsOf,
  sandboxOf,
  timeless,
} from './caller.ts';

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
  rename: { needsToken: true, fields: { id: owned, name: text }, examples: examples({ cn: { id: 'a-1', name: 'x' } }) },
  remove: { needsToken: true, fields: { ids: { type: 'array', items: owned } } },
  strange: { needsToken: true, fields: { id: { ...owned, 'x-owned': { by: 'customer', listedBy: 'gone', at: '$.data[*].id' } } } },
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
    find(context, await replyTo({ status: '0', data: 'shown' }), parts);
    find(context, await replyTo(REFUSED), parts, operation('groups'));
    expect(said()).toEqual(['effect news: $.data: expected one, got two.', 'effect groups: $.data: expected one, got two.']);
    const [first, second] = context.collector.violations;
    expect(first).toMatchObject({ side: 'response', operationId: 'news', evidence: { received: '{"status":"0","data":"shown"}' } });
    expect(second?.evidence?.received).toContain('不正確。');
  });
});

describe('an operation', () => {
  it('is known by its id', () => {
    const { context } = calling();
    expect(operationOf(context, 'news')).toBe(operation('news'));
    expect(operationOf(context, 'no-such')).toBeUndefined();
  });

  it('is sound when it is there and nothing was found in its responses', () => {
    const { context } = calling();
    found(context, 'groups', { kind: 'type' });
    found(context, 'find', { kind: 'accepted-wrong-input' }, 'wrong-input');
    context.notImplemented.add('remove');
    expect(['news', 'groups', 'find', 'remove'].filter((id) => isSound(context, id))).toEqual(['news', 'find']);
  });
});

describe('the valid requests of a customer', () => {
  const made: Made = {
    fields: { word: text },
    parameters: [{ name: 'page', in: 'query', schema: text, examples: { first: { value: '1' }, second: { value: '2' } } }],
    examples: examples({
      wrong: { value: { word: 'wrong' }, 'x-outcome': '-1' },
      right: { value: { word: 'right' }, 'x-outcome': '0' },
      mine: { value: { word: 'mine' }, 'x-customer': 'ana' },
      ours: { value: { word: 'ours' }, 'x-customer': 'ben' },
      cn: { word: 'any' },
    }),
  };
  const shop = contractOf({ order: made, plain: {} });
  const [order, plain] = shop.operations as [StrictOperation, StrictOperation];
  const names = (persona: typeof ANA | undefined, of = order) =>
    new Caller(runOf(shop).context, persona, 'a-sandbox').plans(of).map(({ name, language }) => `${name} (${language})`);

  it('are those that succeed, for everybody or for this one', () => {
    expect(names(ANA)).toEqual(['first, right (cn)', 'first, mine (cn)', 'first, cn (cn)']);
    expect(names(BEN)).toEqual(['first, right (cn)', 'first, ours (cn)', 'first, cn (cn)']);
    expect(names(undefined)).toEqual(['first, right (cn)', 'first, cn (cn)']);
  });

  it('are there without examples, too, each once', () => {
    expect(names(ANA, plain)).toEqual([' (cn)']);
  });
});

describe('a request', () => {
  it('is the first valid example in Chinese', async () => {
    const { caller, calls } = calling();
    await caller.ask(operation('find'));
    await caller.ask(operation('news'));
    expect(calls).toMatchObject([
      { method: 'POST', path: '/find', query: 't', body: { word: 'a' }, token: '', sandbox: 'a-sandbox', headers: { language: 'cn' } },
      { method: 'GET', path: '/news', query: 'page=1&t', text: '', token: '' },
    ]);
  });

  it('is any example where none is valid', async () => {
    const shop = contractOf({ order: { fields: { word: text }, examples: examples({ wrong: { value: { word: 'wrong' }, 'x-outcome': '-1' } }) } });
    const run = runOf(shop);
    const caller = new Caller(run.context, ANA, 'a-sandbox');
    await caller.ask(shop.operations[0] as StrictOperation);
    await caller.askOwn(shop.operations[0] as StrictOperation, new Map());
    expect(run.calls.map(({ body }) => body)).toEqual([{ word: 'wrong' }, { word: 'wrong' }]);
  });

  it('is as it is wished', async () => {
    const { caller, calls } = calling();
    await caller.ask(operation('find'), { body: { of: 'b' }, language: 'en', headers: { 'x-more': 'yes' } });
    await caller.ask(operation('find'), { body: undefined });
    await caller.ask(operation('news'), { parameters: { 'query page': '7', 'query t': 'fixed' } });
    expect(calls.map(({ body, query, headers }) => [body, query, headers.language, headers['x-more']])).toEqual([
      [{ of: 'b' }, 't', 'en', 'yes'],
      [undefined, 't', 'cn', undefined],
      [undefined, 'page=7&t=fixed', 'cn', undefined],
    ]);
  });

  it('has the customers of the run', async () => {
    const { caller, calls, context } = calling();
    context.substitute = (body) => ({ replaced: body });
    await caller.ask(operation('find'));
    await caller.ask(operation('find'), { body: { word: 'b' } });
    expect(calls.map(({ body }) => body)).toEqual([{ replaced: { word: 'a' } }, { replaced: { word: 'b' } }]);
  });

  it('goes to the server of the run, or to the client that is given', async () => {
    const { context, calls } = calling();
    const other = runOf(contract);
    await new Caller(context, ANA, 'a-sandbox', other.context.client).ask(operation('news'));
    expect([calls.length, other.calls.length]).toEqual([0, 1]);
  });
});

describe('the session of a caller', () => {
  const tokens = ({ to }: ReturnType<typeof calling>) => to('groups').map(({ token }) => token);

  it('is that of the customer, for what needs one', async () => {
    const run = calling();
    expect(await run.caller.token()).toBe(tokenOf(ANA));
    expect((await run.caller.ask(operation('groups')))?.status).toBe('0');
    await run.caller.ask(operation('news'));
    expect(run.calls.map(({ token }) => token)).toEqual(['', tokenOf(ANA), '']);
    expect(run.calls[0]).toMatchObject({ operationId: 'login', sandbox: 'a-sandbox' });
  });

  it('is none for a visitor', async () => {
    const run = calling(() => EXPIRED, undefined);
    const visitor = new Caller(run.context, undefined, 'a-sandbox');
    expect(await visitor.token()).toBe('');
    expect((await visitor.ask(operation('groups')))?.status).toBe('-2');
    expect(tokens(run)).toEqual(['']);
  });

  it('is begun again once when it has ended', async () => {
    const once = calling((nth) => (nth === 1 ? EXPIRED : undefined));
    expect((await once.caller.ask(operation('groups')))?.status).toBe('0');
    expect(tokens(once)).toEqual([tokenOf(ANA), tokenOf(ANA, 2)]);
    const always = calling(() => EXPIRED);
    expect((await always.caller.ask(operation('groups')))?.status).toBe('-2');
    expect(tokens(always)).toEqual([tokenOf(ANA), tokenOf(ANA, 2)]);
  });

  it('is not begun again when the request was refused, needs none, or has another token', async () => {
    const refused = calling(() => REFUSED);
    await refused.caller.ask(operation('groups'));
    expect(tokens(refused)).toEqual([tokenOf(ANA)]);
    const open = calling(() => EXPIRED);
    await open.caller.ask(operation('news'));
    expect(open.calls).toHaveLength(1);
    const other = calling(() => EXPIRED);
    await other.caller.ask(operation('groups'), { token: 'another' });
    expect(other.calls.map(({ token }) => token)).toEqual(['another']);
  });

  it('is taken from another request that has begun it in the meantime', async () => {
    const run = calling((nth) => (nth === 1 ? EXPIRED : undefined));
    const { sessions } = run.context;
    const send = run.context.client.send.bind(run.context.client);
    run.context.client.send = async (request) => {
      const outcome = await send(request);
      if (run.to('groups').length === 1 && run.to('login').length === 1) {
        await sessions.forget(ANA, 'a-sandbox');
        await sessions.token(ANA, 'a-sandbox');
      }
      return outcome;
    };
    await run.caller.ask(operation('groups'));
    expect(tokens(run)).toEqual([tokenOf(ANA), tokenOf(ANA, 2)]);
    expect(run.to('login')).toHaveLength(2);
  });

  it('is missed where the customer cannot log in', async () => {
    const run = runOf(contract, () => REFUSED);
    expect(await new Caller(run.context, ANA, 'a-sandbox').ask(operation('groups'))).toBeUndefined();
    expect(run.to('groups')).toEqual([]);
  });
});

describe('a request about what a customer owns', () => {
  const list = (...ids: string[]): Says => ({ status: '0', data: ids.map((id) => ({ id })) });
  const owning = (says: Says) => {
    const run = runOf(contract, ({ operationId }) => (operationId === 'groups' ? says : undefined));
    return { ...run, caller: new Caller(run.context, ANA, 'a-sandbox') };
  };

  it('names the first thing on the list, which is read once', async () => {
    const { caller, to } = owning(list('c-3', 'd-4'));
    const lists = new Map<string, Reply | undefined>();
    expect((await caller.askOwn(operation('rename'), lists))?.status).toBe('0');
    await caller.askOwn(operation('rename'), lists, { body: { name: 'y' }, language: 'en' });
    await caller.askOwn(operation('remove'), lists);
    expect(to('rename').map(({ body, headers }) => [body, headers.language])).toEqual([
      [{ id: 'c-3', name: 'x' }, 'cn'],
      [{ id: 'c-3', name: 'y' }, 'en'],
    ]);
    expect(to('remove').map(({ body }) => body)).toEqual([{ ids: ['c-3'] }]);
    expect(to('groups')).toHaveLength(1);
    expect([...lists.keys()]).toEqual(['groups']);
  });

  it.each<[string, string, Says]>([
    ['there is nothing', 'rename', list()],
    ['the list is refused', 'rename', REFUSED],
    ['the contract has no such list', 'strange', list('c-3')],
  ])('is not sent where %s', async (_, operationId, says) => {
    const { caller, to } = owning(says);
    expect(await caller.askOwn(operation(operationId), new Map())).toBeUndefined();
    expect(to(operationId)).toEqual([]);
  });

  it('is as usual where there is nothing to own', async () => {
    const { caller, to } = owning(list());
    await caller.askOwn(operation('news'), new Map());
    await caller.askOwn(operation('find'), new Map());
    expect([to('news').length, to('find').map(({ body }) => body), to('groups').length]).toEqual([1, [{ word: 'a' }], 0]);
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

describe('the callers of a part', () => {
  it('are the customers who can log in, in a sandbox of the part', async () => {
    const run = runOf(contract, ({ operationId, body }) => (operationId === 'login' && (body as JsonObject).mobileNo === ANA.mobileNo ? REFUSED : undefined));
    const callers = await callersOf(run.context, 'changes');
    expect(callers.map(({ persona, sandbox }) => [persona?.name, sandbox])).toEqual([['ben', 'conformance-run-changes']]);
    expect(sandboxOf(run.context, 'time')).toBe('conformance-run-time');
  });
});
