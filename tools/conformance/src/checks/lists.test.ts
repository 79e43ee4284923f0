import type { JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { contextOf, operation } from '../testing/operations.ts';
import { listSchemaOf } from './lists.ts';

const schemas: Record<string, JsonObject> = {
  Row: { type: 'object' },
  Rows: { type: 'array', 'x-unique': ['id'] },
  Page: { type: 'object', properties: { total: { type: 'integer' }, rows: { $ref: '#/components/schemas/Rows', 'x-order': { by: 'day' } } } },
};

/** The schema of the list in a success whose data has this schema. */
function listIn(data: JsonObject | undefined, path?: string): JsonObject {
  const envelope = { type: 'object', properties: { status: { const: '0' }, ...(data === undefined ? {} : { data }) } };
  const branches = [
    { status: '-1', schema: { type: 'object', properties: { data: { type: 'array', 'x-unique': ['wrong'] } } } },
    { status: '0', schema: envelope },
  ];
  const list = operation('list', { responses: new Map([[200, { branches }]]) });
  const contract = { operations: [list], document: { paths: {}, components: { schemas } } } as unknown as Context['contract'];
  return listSchemaOf(contextOf([list], { contract }), list, path);
}

describe('the schema of a list', () => {
  const rows = { type: 'array', 'x-unique': ['id'] };
  const ordered = { $ref: '#/components/schemas/Rows', ...rows, 'x-order': { by: 'day' } };

  it('is that of the data, with the marks beside a reference', () => {
    expect(listIn(rows)).toEqual(rows);
    expect(listIn({ $ref: '#/components/schemas/Rows', 'x-order': { by: 'day' } })).toEqual(ordered);
  });

  it('is that of the first list in the data', () => {
    expect(listIn({ $ref: '#/components/schemas/Page' })).toEqual(ordered);
    expect(listIn({ type: 'object', properties: { name: { type: 'string' }, rows, others: { type: 'array' } } })).toEqual(rows);
  });

  it('is that at a path, however deep', () => {
    expect(listIn({ $ref: '#/components/schemas/Page' }, 'rows')).toEqual(ordered);
    expect(listIn({ type: 'object', properties: { others: rows, pages: { $ref: '#/components/schemas/Page' } } }, 'pages.rows')).toEqual(ordered);
    expect(listIn(rows, 'rows')).toEqual({});
  });

  it('is empty where there is none', () => {
    expect(listIn({ type: 'object', properties: { name: { type: 'string' } } })).toEqual({});
    expect(listIn({ type: 'object' })).toEqual({});
    expect(listIn(undefined)).toEqual({});
    const bare = operation('list');
    expect(listSchemaOf(contextOf([bare]), bare)).toEqual({});
  });
});
