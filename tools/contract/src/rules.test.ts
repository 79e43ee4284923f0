import { expect, it } from 'vitest';
import type { ContractDocument, JsonObject } from './document.ts';
import { brokenRules, valuesAt } from './rules.ts';

const document = { components: { schemas: {} } } as unknown as ContractDocument;
const said = (schema: JsonObject, value: JsonObject | unknown[]) =>
  brokenRules(document, schema, value as JsonObject).map(({ path, says }) => `${path}: ${says}`);
const rule = (form: JsonObject): JsonObject => ({ 'x-rules': [{ ...form, says: 'Broken.' }] });

it('finds values at a path, and none where a field is left out', () => {
  const value = { rows: [{ id: 'a' }, {}, { id: 'b' }] };
  expect([valuesAt(value, '$.rows[*].id'), valuesAt(value, '$.total'), valuesAt(value, '$.rows[*]').length]).toEqual([['a', 'b'], [], 3]);
});

it.each<[string, JsonObject, JsonObject, JsonObject]>([
  ['equal', { equal: ['$.a', '$.b'] }, { a: '1', b: '1' }, { a: '1', b: '2' }],
  ['before', { before: ['$.a', '$.b'] }, { a: '2026-11-20', b: '2026-11-20' }, { a: '2026-11-21', b: '2026-11-20' }],
  ['sum of a list', { sum: '$.rows[*].mop', is: '$.a' }, { rows: [{ mop: '0.10' }, { mop: '0.20' }], a: '0.30' }, { rows: [{ mop: '0.10' }], a: '0.30' }],
  ['sum of fields', { sum: ['$.a', '$.b'], is: '$.c' }, { a: '50', b: '32', c: '82' }, { a: '50', b: '32', c: '81' }],
  ['count', { count: '$.rows[*]', is: ['$.a', '$.b'] }, { rows: [1, 2, 3], a: 2, b: 1 }, { rows: [1, 2, 3], a: 2, b: 2 }],
  ['joined', { joined: '$.rows[*]', is: '$.a', with: ', ' }, { rows: ['x', 'y'], a: 'x, y' }, { rows: ['x', 'y'], a: 'xy' }],
])('knows when %s holds and when not', (_what, form, right, wrong) => {
  expect([said(rule(form), right), said(rule(form), wrong)]).toEqual([[], ['$: Broken.']]);
});

it('does not count a rule whose field is left out', () => {
  expect(said(rule({ equal: ['$.a', '$.b'] }), { a: 1 })).toEqual([]);
});

it('finds rows out of order and rows that are there twice, deep in a value', () => {
  const rows = { type: 'array', 'x-order': { by: 'day', direction: 'desc' }, 'x-unique': ['id'], items: { type: 'object' } };
  const schema = { properties: { data: { properties: { rows } } } };
  const value = (...days: string[]) => ({ data: { rows: days.map((day) => ({ day, id: day })) } });
  expect(said(schema, value('2026-11-20', '2026-11-19'))).toEqual([]);
  expect(said(schema, value('2026-11-19', '2026-11-20'))).toEqual(['$.data.rows: The rows are ordered by day, desc.']);
  expect(said(schema, value('2026-11-19', '2026-11-19'))).toEqual(['$.data.rows: Every row has another id.']);
});

it('compares figures as numbers, also where the items themselves are ordered', () => {
  expect(said({ 'x-order': { direction: 'asc' } }, [850, 4915])).toEqual([]);
  expect(said({ 'x-order': { direction: 'asc' } }, ['9', '10'])).toEqual([]);
  expect(said({ 'x-order': { direction: 'asc' } }, ['10', '9'])).toHaveLength(1);
});
