import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import type { Client, Outcome, TargetRequest } from './http.ts';
import { onlyReads, ownedFields, rawOf, valuesAt, withOwn } from './owned.ts';
import type { Plan } from './requests.ts';
import { contextOf, operation } from './testing/operations.ts';
import { bodyOf, closed, failing, saying, smallContract } from './testing/small-contract.ts';

const BY_GROUPS = { by: 'customer' as const, listedBy: 'groups', at: '$.data[*].gId' };
const BY_BILLS = { by: 'customer' as const, listedBy: 'bills', at: '$.data.invoices[*].day' };
const ID: JsonObject = { type: 'string', maxLength: 20, 'x-owned': BY_GROUPS };
const TOO_LONG = '6'.repeat(21);
const DAY: JsonObject = { type: 'string', format: 'date', 'x-owned': BY_BILLS };

const contract = smallContract({
  groups: { needsToken: true },
  bills: { needsToken: true },
  deleteGroup: { method: 'post', needsToken: true, requestBody: bodyOf(closed({ id: ID, word: { type: 'string' } })) },
  showGroup: { method: 'post', needsToken: true, 'x-read-only': true, requestBody: bodyOf(closed({ word: { type: 'string' }, id: ID, day: DAY })) },
  readGroup: { method: 'post', needsToken: true, 'x-read-only': true, requestBody: bodyOf(closed({ id: ID })) },
  showGroups: { method: 'post', needsToken: true, 'x-read-only': true, requestBody: bodyOf(closed({ ids: { type: 'array', items: ID } })) },
  showElsewhere: {
    method: 'post',
    'x-read-only': true,
    requestBody: bodyOf(closed({ id: { ...ID, 'x-owned': { ...BY_GROUPS, listedBy: 'unknown' } } })),
  },
  group: { parameters: [{ name: 'id', in: 'query', schema: ID }] },
});

const named = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) ?? operation(operationId, { method: 'POST' });

/** A run against a server that answers the lists so, with the requests that it gets. */
function running(answers: Record<string, Outcome> = {}, given: Partial<Context> = {}) {
  const requests: TargetRequest[] = [];
  const send = async (request: TargetRequest) => {
    requests.push(request);
    return answers[request.url.slice(1).split('?')[0] ?? ''] ?? saying({ status: '0', data: [] });
  };
  return { context: contextOf(contract.operations, { contract, client: { send } as unknown as Client, ...given }), requests };
}

const having = (...ids: Json[]) => saying({ status: '0', data: ids.map((gId) => ({ gId })) });

describe('the marks of an operation', () => {
  it('are found by its id', () => {
    const { context } = running();
    expect(rawOf(context, named('showGroup'))).toMatchObject({ operationId: 'showGroup', 'x-read-only': true });
    expect(rawOf(context, named('unknown'))).toBeUndefined();
  });

  it('name the fields of a body that hold what the customer owns', () => {
    const fields = (operationId: string) => ownedFields(running().context, named(operationId));
    expect(fields('deleteGroup')).toEqual([{ name: 'id', ...BY_GROUPS }]);
    expect(fields('showGroup')).toEqual([
      { name: 'id', ...BY_GROUPS },
      { name: 'day', ...BY_BILLS },
    ]);
    expect(fields('showGroups')).toEqual([{ name: 'ids', ...BY_GROUPS }]);
    expect(fields('group')).toEqual([]);
    expect(fields('unknown')).toEqual([]);
  });

  it.each([
    ['groups', true],
    ['showGroup', true],
    ['deleteGroup', false],
    ['unknown', false],
  ])('say whether %s only reads: %s', (operationId, expected) => {
    expect(onlyReads(running().context, named(operationId))).toBe(expected);
  });
});

describe('the values at a path', () => {
  it.each<[at: string, body: unknown, expected: unknown[]]>([
    ['$.data[*].gId', { data: [{ gId: '1' }, { gId: '2' }] }, ['1', '2']],
    ['$.data[*].gId', { data: [{ gId: null }, null, {}, { gId: '2' }] }, [null, '2']],
    ['$.data.rows[*].of[*].id', { data: { rows: [{ of: [{ id: 1 }] }, { of: [{ id: 2 }, { id: 3 }] }] } }, [1, 2, 3]],
    ['$.data[*]', { data: ['a', 'b'] }, ['a', 'b']],
    ['$.data[*].gId', { data: { '*': { gId: '1' } } }, []],
    ['$.data[*]', { data: 'text' }, []],
    ['$.data[*].gId', null, []],
    ['$.data[*].gId', undefined, []],
    ['$', 'text', ['text']],
  ])('%s of %j', (at, body, expected) => {
    expect(valuesAt(body, at)).toEqual(expected);
  });
});

describe('a plan for a customer of the server', () => {
  const planOf = (body: Json | undefined, given: Partial<Plan> = {}): Plan => ({ name: 'usual', language: 'cn', parameters: {}, body, outcome: '0', ...given });
  const owning = async (operationId: string, plan: Plan, answers: Record<string, Outcome>, given: Partial<Context> = {}) => {
    const { context, requests } = running(answers, given);
    return { plan: await withOwn(context, named(operationId), plan, 'the token', 'the sandbox'), requests };
  };
  const free = (body: Json): Omit<Plan, 'outcome'> => ({ name: 'usual', language: 'cn', parameters: {}, body });

  it('is the example where the customer has what it names', async () => {
    const plan = planOf({ id: '7' });
    const { plan: own, requests } = await owning('deleteGroup', plan, { groups: having('6', '7') });
    expect(own).toBe(plan);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', headers: { token: 'the token', 'mock-sandbox': 'the sandbox' } });
  });

  it.each<[string, string, Plan]>([
    ['must be refused', 'showGroup', planOf({ id: '7' }, { outcome: '-1' })],
    ['has no body', 'showGroup', planOf(undefined)],
    ['names nothing of the customer', 'group', planOf({ id: '7' })],
  ])('is the example where it %s, without a look at the lists', async (_, operationId, plan) => {
    const { plan: own, requests } = await owning(operationId, plan, { groups: having('6') });
    expect(own).toBe(plan);
    expect(requests).toEqual([]);
  });

  it('is the example where a field is left out', async () => {
    const plan = planOf({ word: 'a' });
    expect((await owning('showGroup', plan, { groups: having('6') })).plan).toBe(plan);
  });

  it('names in a read what the customer has', async () => {
    const { plan } = await owning('showGroup', planOf({ word: 'a', id: '7' }), { groups: having('6', '8') });
    expect(plan).toStrictEqual(planOf({ word: 'a', id: '6' }));
    const list = await owning('showGroups', planOf({ ids: ['6', '7'] }), { groups: having('6', '8') });
    expect(list.plan).toStrictEqual(planOf({ ids: ['6'] }));
    const owned = planOf({ ids: ['6', '8'] });
    expect((await owning('showGroups', owned, { groups: having('6', '8') })).plan).toBe(owned);
  });

  it('names what the customer has of each kind', async () => {
    const bills = saying({ status: '0', data: { invoices: [{ day: '2026-11-07' }] } });
    const { plan, requests } = await owning('showGroup', planOf({ id: '7', day: '2026-11-15' }), { groups: having('6'), bills });
    expect(plan).toStrictEqual(planOf({ id: '6', day: '2026-11-07' }));
    expect(requests.map(({ url }) => url.split('?')[0])).toEqual(['/groups', '/bills']);
  });

  it('names only what keeps the contract', async () => {
    const { plan } = await owning('showGroup', planOf({ id: '7' }), { groups: having(6, TOO_LONG, '8') });
    expect(plan).toStrictEqual(planOf({ id: '8' }));
    expect((await owning('showGroup', planOf({ id: '7' }), { groups: having(TOO_LONG) })).plan).toStrictEqual(free({ id: '7' }));
  });

  it('need not succeed in a write', async () => {
    expect((await owning('deleteGroup', planOf({ id: '7' }), { groups: having('6') })).plan).toStrictEqual(free({ id: '7' }));
  });

  it.each<[string, Record<string, Outcome>]>([
    ['has nothing', { groups: having() }],
    ['gets no list', { groups: failing('no response') }],
    ['gets a refusal', { groups: saying({ status: '-1' }) }],
  ])('need not succeed where the customer %s', async (_, answers) => {
    const { plan, requests } = await owning('readGroup', planOf({ id: '7' }), answers);
    expect(plan).toStrictEqual(free({ id: '7' }));
    expect(requests).toHaveLength(1);
  });

  it('need not succeed where the server or the contract has no such list', async () => {
    const lacking = await owning('readGroup', planOf({ id: '7' }), { groups: having('6') }, { notImplemented: new Set(['groups']) });
    expect(lacking).toEqual({ plan: free({ id: '7' }), requests: [] });
    expect(await owning('showElsewhere', planOf({ id: '7' }), { groups: having('6') })).toEqual({ plan: free({ id: '7' }), requests: [] });
  });
});
