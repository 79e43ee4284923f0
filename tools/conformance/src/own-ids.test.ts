import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { Caller } from './caller.ts';
import type { Plan } from './requests.ts';
import { contractOf, REFUSED, runOf, type Says } from './testing/calls.ts';
import { operation } from './testing/operations.ts';

const BY_GROUPS = { by: 'customer' as const, listedBy: 'groups', at: '$.data[*].gId' };
const ID: JsonObject = { type: 'string', maxLength: 20, 'x-owned': BY_GROUPS };
const TOO_LONG = '6'.repeat(21);
const word = { type: 'string' };

const contract = contractOf({
  groups: { needsToken: true },
  deleteGroup: { fields: { id: ID, word } },
  showGroup: { 'x-read-only': true, fields: { word, id: ID } },
  showGroups: { 'x-read-only': true, fields: { ids: { type: 'array', items: ID } } },
  showElsewhere: { 'x-read-only': true, fields: { id: { ...ID, 'x-owned': { ...BY_GROUPS, listedBy: 'unknown' } } } },
});
const CUSTOMER = { name: 'ana', token: 'the token' };
const named = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) ?? operation(operationId);

describe('a plan for a customer of the server', () => {
  const plan = (body: Json | undefined, outcome: '0' | '-1' | undefined = '0'): Plan => ({
    name: 'usual',
    language: 'cn',
    parameters: {},
    body,
    ...(outcome === undefined ? {} : { outcome }),
  });
  /** Of an example that need not succeed any more. */
  const free = (body: Json) => {
    const { outcome: _, ...rest } = plan(body);
    return rest;
  };
  const having = (...ids: Json[]): Says => ({ status: '0', data: ids.map((gId) => ({ gId })) });

  it.each<[string, string, Plan, Says, unknown]>([
    ['is the example where the customer has what it names', 'deleteGroup', plan({ id: '7' }), having('6', '7'), plan({ id: '7' })],
    ['is the example where it must be refused', 'showGroup', plan({ id: '7' }, '-1'), having('6'), plan({ id: '7' }, '-1')],
    ['is the example where it has no body', 'showGroup', plan(undefined), having('6'), plan(undefined)],
    ['is the example where the field is left out', 'showGroup', plan({ word: 'a' }), having('6'), plan({ word: 'a' })],
    ['names in a read what the customer has', 'showGroup', plan({ word: 'a', id: '7' }), having('6', '8'), plan({ word: 'a', id: '6' })],
    ['has a list of it', 'showGroups', plan({ ids: ['6', '7'] }), having('6', '8'), plan({ ids: ['6'] })],
    ['names only what keeps the contract', 'showGroup', plan({ id: '7' }), having(6, TOO_LONG, '8'), plan({ id: '8' })],
    ['need not succeed where nothing keeps the contract', 'showGroup', plan({ id: '7' }), having(TOO_LONG), free({ id: '7' })],
    ['need not succeed in a write', 'deleteGroup', plan({ id: '7' }), having('6'), free({ id: '7' })],
    ['need not succeed where the customer has nothing', 'showGroup', plan({ id: '7' }), having(), free({ id: '7' })],
    ['need not succeed where the list is refused', 'showGroup', plan({ id: '7' }), REFUSED, free({ id: '7' })],
    ['need not succeed where no list comes', 'showGroup', plan({ id: '7' }), { failed: 'no response' }, free({ id: '7' })],
    ['need not succeed where the contract has no list', 'showElsewhere', plan({ id: '7' }), having('6'), free({ id: '7' })],
  ])('%s', async (_, operationId, given, groups, expected) => {
    const { context } = runOf(contract, () => groups);
    expect(await new Caller(context, CUSTOMER, 'the sandbox').withOwnIds(named(operationId), given)).toEqual(expected);
  });

  it('need not succeed where the server has no list', async () => {
    const { context, calls } = runOf(contract, () => having('6'), { notImplemented: new Set(['groups']) });
    expect(await new Caller(context, CUSTOMER, 'the sandbox').withOwnIds(named('showGroup'), plan({ id: '7' }))).toEqual(free({ id: '7' }));
    expect(calls).toEqual([]);
  });
});
