import { describe, expect, it } from 'vitest';
import type { ContractDocument, Json, JsonObject } from '../document.ts';
import { isNoDate, ruleFindings, valuesAt } from './rules.ts';

const DOCUMENT = {
  components: { schemas: { Day: { type: 'string', pattern: '^[0-9-]+$' }, Rows: { type: 'array', 'x-order': { by: 'at', direction: 'desc' }, items: {} } } },
} as unknown as ContractDocument;

const found = (schema: JsonObject, value: Json) => [...ruleFindings(DOCUMENT, schema, value)].map(({ kind, path }) => `${kind} ${path}`);
const rule = (mark: JsonObject): JsonObject => ({ type: 'object', 'x-rules': [{ says: 'It agrees.', ...mark }] });

describe('order', () => {
  const list = (order: JsonObject): JsonObject => ({ type: 'array', 'x-order': order, items: {} });

  it('compares figures as figures and days as text; equal neighbours keep it', () => {
    expect(found(list({ direction: 'asc' }), [850, 4915, 15155])).toEqual([]);
    expect(found(list({ direction: 'asc' }), ['9', '10'])).toEqual([]);
    expect(found(list({ direction: 'asc' }), [15155, 850])).toEqual(['order $[1]']);
    expect(found(list({ by: 'on', direction: 'desc' }), [{ on: '2026-11-15' }, { on: '2026-11-15' }, { on: '2026-12-15' }])).toEqual(['order $[2].on']);
  });

  it('is found beside and behind a $ref', () => {
    const rows = [{ at: 1 }, { at: 2 }];
    expect(found({ $ref: '#/components/schemas/Rows' }, rows)).toEqual(['order $[1].at']);
    expect(found({ type: 'object', properties: { rows: { $ref: '#/components/schemas/Rows', description: 'Newest first.' } } }, { rows })).toEqual([
      'order $.rows[1].at',
    ]);
  });
});

it('finds another row at an end that has a mark', () => {
  const schema: JsonObject = { type: 'array', 'x-ends': { first: { id: '1' }, last: { id: '-' } }, items: {} };
  expect([found(schema, []), found(schema, [{ id: '1' }, { id: '-' }])]).toEqual([[], []]);
  expect(found(schema, [{ id: '-' }, { id: '1' }])).toEqual(['order $[0].id', 'order $[1].id']);
});

describe('uniqueness', () => {
  it('holds for each field by itself', () => {
    const schema: JsonObject = { type: 'array', 'x-unique': ['id', 'name'], items: {} };
    expect(found(schema, [{ id: '1', name: 'a' }, { id: '2', name: 'b' }, { id: '3' }, { id: '4' }])).toEqual([]);
    expect(
      found(schema, [
        { id: '1', name: 'a' },
        { id: '1', name: 'b' },
        { id: '3', name: 'b' },
      ]),
    ).toEqual(['unique $[1].id', 'unique $[2].name']);
  });
});

describe('rules', () => {
  it.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['equal', { equal: ['$.a', '$.b'] }, { a: '386.00', b: 386 }, { a: 1, b: 2 }],
    ['before', { before: ['$.a', '$.b'] }, { a: '2026-11-15', b: '2026-11-15' }, { a: '2026-12-01', b: '2026-11-15' }],
    ['starts', { starts: ['$.a', '$.b'] }, { a: '2026-11-15 09:30', b: '2026-11-15' }, { a: '2027-11-15 09:30', b: '2026-11-15' }],
    ['sum', { sum: ['$.a', '$.b'], is: '$.c' }, { a: '1', b: '2', c: '3' }, { a: '1', b: '2', c: '4' }],
    ['sum of a list', { sum: '$.a[*].n', is: '$.c' }, { a: [{ n: 0.1 }, { n: 0.2 }], c: 0.3 }, { a: [{ n: 1 }], c: 2 }],
    ['count', { count: '$.a[*]', is: ['$.b', '$.c'] }, { a: [1, 2, 3], b: 1, c: 2 }, { a: [1], b: 1, c: 1 }],
    ['joined', { joined: '$.a[*]', is: '$.b', with: '' }, { a: ['ab', 'c'], b: 'abc' }, { a: ['ab', 'c'], b: 'abd' }],
    ['cut', { cut: '$.a[*]', of: '$.b', latin: [4, 3], han: [2, 1] }, { a: ['abc', 'de'], b: 'abcde' }, { a: ['ab', 'cd', 'e'], b: 'abcde' }],
    ['cut of a single part', { cut: '$.a[*]', of: '$.b', latin: [4, 3], han: [2, 1] }, { a: ['中a'], b: '中a' }, { a: ['abc', 'd'], b: 'abcd' }],
    ['cut of Chinese', { cut: '$.a[*]', of: '$.b', latin: [4, 3], han: [2, 1] }, { a: ['中', '文', 'a'], b: '中文a' }, { a: ['中文a'], b: '中文a' }],
  ])('%s', (_name, mark, right, wrong) => {
    expect(found(rule(mark), right)).toEqual([]);
    expect(found(rule(mark), wrong)).toHaveLength(1);
    expect(found(rule(mark), {}), 'optional parts').toEqual([]);
  });
});

describe('texts', () => {
  it('write nothing without a minus, and lead forms to https; a customer writes what a customer likes', () => {
    const form = '<form id="f" action="http://shop.example/pay">';
    expect([found({ type: 'string', pattern: '.' }, '-0.00'), found({ type: 'string' }, form)]).toEqual([['format $'], ['format $']]);
    const local = form.replace('shop.example', '127.0.0.1:4180');
    expect([found({ type: 'string', pattern: '.' }, '-0.01'), found({ type: 'string' }, local), found({ type: 'string' }, '-0')]).toEqual([[], [], []]);
    expect(found({ type: 'string', 'x-as-written': true }, form)).toEqual([]);
  });
});

describe('dates', () => {
  it('must be in the calendar', () => {
    expect(['2026-02-30', '2026-11-31 09:00', '2027-02-29'].map(isNoDate)).toEqual([true, true, true]);
    expect(['2028-02-29', '2026-12-31 23:59', '09:00', 'on 2026-02-30 it rained'].map(isNoDate)).toEqual([false, false, false, false]);
    expect(found({ $ref: '#/components/schemas/Day' }, '2026-02-30')).toEqual(['format $']);
    expect(found({ type: 'string' }, '2026-02-30'), 'what a customer wrote').toEqual([]);
  });
});

it('reads paths with and without lists', () => {
  const value: Json = { rows: [{ id: '1' }, { id: '2' }, {}], total: 3 };
  expect(valuesAt(value, '$.rows[*].id')).toEqual(['1', '2']);
  expect(valuesAt(value, '$.total')).toEqual([3]);
  expect(valuesAt(value, '$')).toEqual([value]);
  expect(valuesAt(value, '$.nothing.here')).toEqual([]);
});
