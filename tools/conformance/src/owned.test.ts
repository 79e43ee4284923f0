import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { onlyReads, ownedFields, valuesAt, withOwn } from './owned.ts';
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
const named = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) ?? operation(operationId, { method: 'POST' });

describe('the marks of an operation', () => {
  it.each([
    ['groups', true, []],
    ['showGroup', true, ['id']],
    ['showGroups', true, ['ids']],
    ['deleteGroup', false, ['id']],
    ['unknown', false, []],
  ])('say whether %s only reads, and what the customer owns', (operationId, reads, fields) => {
    const { context } = runOf(contract);
    expect([onlyReads(context, named(operationId)), ownedFields(context, named(operationId)).map(({ name }) => name)]).toEqual([reads, fields]);
  });
});

describe('the values at a path', () => {
  it.each<[at: string, body: unknown, expected: unknown[]]>([
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
    expect(await withOwn(context, named(operationId), given, 'the token', 'the sandbox')).toEqual(expected);
  });

  it('need not succeed where the server has no list', async () => {
    const { context, calls } = runOf(contract, () => having('6'), { notImplemented: new Set(['groups']) });
    expect(await withOwn(context, named('showGroup'), plan({ id: '7' }), 'the token', 'the sandbox')).toEqual(free({ id: '7' }));
    expect(calls).toEqual([]);
  });
});
