import type { JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { changesOf, isRead, ownedBy, pagingOf, withField } from './marks.ts';
import { operation } from './testing/operations.ts';
import { bodyOf, closed, smallContract } from './testing/small-contract.ts';

const OWNED = { by: 'customer' as const, listedBy: 'groups', at: '$.data[*].gId' };
const ID: JsonObject = { type: 'string', 'x-owned': OWNED };
const PAGES = { page: 'page', size: 10, rows: 'rows', total: 'total', pages: 'pages' };
const CHANGES = { shownBy: ['groups'], undoneBy: 'nothing' };

const contract = smallContract({
  groups: { 'x-paging': PAGES },
  readGroup: { 'x-changes': CHANGES },
  saveGroup: { method: 'post', 'x-changes': CHANGES },
  preview: { method: 'post', 'x-read-only': true },
  start: { method: 'post' },
  deleteGroups: {
    method: 'post',
    parameters: [{ name: 'id', in: 'query', schema: ID }],
    requestBody: bodyOf(closed({ id: ID, ids: { type: 'array', items: ID }, word: { type: 'string' } })),
  },
});
const named = (operationId: string) => contract.operations.find((one) => one.operationId === operationId) ?? operation(operationId);

describe('the marks of a strict operation', () => {
  it('are those of the document', () => {
    expect(changesOf(contract, named('saveGroup'))).toEqual(CHANGES);
    expect(changesOf(contract, named('groups'))).toBeUndefined();
    expect(pagingOf(contract, named('groups'))).toEqual(PAGES);
    expect(pagingOf(contract, named('saveGroup'))).toBeUndefined();
  });

  it.each([
    ['groups', true],
    ['readGroup', false],
    ['saveGroup', false],
    ['preview', true],
    ['start', false],
  ])('say whether %s changes nothing: %s', (operationId, expected) => {
    expect(isRead(contract, named(operationId))).toBe(expected);
  });

  it('name the fields of the body that a customer owns', () => {
    expect(ownedBy(contract, named('deleteGroups'))).toEqual([
      { field: '$.id', ...OWNED },
      { field: '$.ids[*]', ...OWNED },
    ]);
    expect(ownedBy(contract, named('groups'))).toEqual([]);
  });
});

describe('a body with another value', () => {
  it('has it at the path of a field, or as the only entry of a list', () => {
    const body = { id: '1', word: 'a' };
    expect(withField(body, '$.id', '2')).toEqual({ id: '2', word: 'a' });
    expect(withField(body, '$.ids[*]', '2')).toEqual({ id: '1', word: 'a', ids: ['2'] });
    expect(body).toEqual({ id: '1', word: 'a' });
  });
});
