import { describe, expect, it } from 'vitest';
import { contractOf } from '../testing/calls.ts';
import { contextOf, found } from '../testing/operations.ts';
import { changesOfRun, marked } from './changes.ts';

const text = { type: 'string' };
const contract = contractOf(
  {
    notes: {},
    saveNote: { fields: {}, 'x-changes': { shownBy: ['notes'], undoneBy: 'deleteNote' } },
    deleteNote: {
      fields: { id: { ...text, 'x-owned': { by: 'customer', listedBy: 'notes', at: '$.data[*].id' } } },
      'x-changes': { shownBy: ['notes'], undoneBy: 'saveNote' },
    },
    buy: { fields: {}, 'x-changes': { shownBy: ['notes'], undoneBy: 'nothing' } },
    send: { fields: {}, 'x-changes': { shownBy: [], undoneBy: 'nothing' } },
    save: {
      fields: {
        free: text,
        short: { ...text, maxLength: 12 },
        named: { $ref: '#/components/schemas/Free' },
        code: { ...text, pattern: '^[a-z]+$' },
        day: { ...text, format: 'date' },
        kind: { ...text, enum: ['a'] },
      },
    },
  },
  { Free: { type: 'string', maxLength: 20 } },
);

describe('the writes that are tried', () => {
  const tried = (only: string[], wrong: string[] = []) => {
    const context = contextOf(
      contract.operations.filter(({ operationId }) => only.includes(operationId)),
      { contract },
    );
    for (const id of wrong) found(context, id);
    return changesOfRun(context).map(({ write, remover }) => `${write.operationId} ${remover?.operation.operationId ?? ''}`.trim());
  };

  it.each<[only: string[], wrong: string[], writes: string[]]>([
    [['notes', 'saveNote', 'deleteNote', 'buy', 'send'], [], ['saveNote deleteNote', 'buy']],
    [['notes', 'send'], [], []],
    [['deleteNote'], [], ['saveNote deleteNote']],
    [['saveNote', 'buy'], ['saveNote'], ['buy']],
    [['saveNote', 'buy'], ['notes'], []],
  ])('of %j, of which %j are wrong, are %j', (only, wrong, writes) => {
    expect(tried(only, wrong)).toEqual(writes);
  });
});

describe('a text that can be told from all others', () => {
  const save = contract.operations.find(({ operationId }) => operationId === 'save') as never;

  it.each<[string, object, object]>([
    ['ends with the mark', { free: 'Hello' }, { free: "Hello & ' m1" }],
    ['is cut, so that it stays in its limit', { short: 'Good morning' }, { short: "Good  & ' m1" }],
    ['is cut by the limit that its name stands for', { named: 'x'.repeat(30) }, { named: `${'x'.repeat(13)} & ' m1` }],
    ['is cut after 200 characters where there is no limit', { free: 'x'.repeat(300) }, { free: `${'x'.repeat(193)} & ' m1` }],
    ['is none with a form of its own, nor another value', { code: 'abc', day: '2026-11-01', kind: 'a' }, { code: 'abc', day: '2026-11-01', kind: 'a' }],
    ['is none where it is no text, nor known', { free: null, unknown: 5 }, { free: null, unknown: 5 }],
  ])('%s', (_, body, expected) => {
    expect(marked(contextOf([], { contract }), save, body as never, 'm1')).toEqual(expected);
  });
});
