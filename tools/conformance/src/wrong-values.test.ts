import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { shopWith } from './testing/shop.ts';
import { wrongBodies, wrongParameters } from './variations.ts';

/** The wrong bodies of an operation whose body has these fields; `Given` is the example. */
function wrong(properties: Record<string, JsonObject>, example: JsonObject, more: Omit<Parameters<typeof shopWith>[0], 'properties' | 'examples'> = {}) {
  const { contract, order } = shopWith({ properties, examples: { usual: example }, ...more });
  return wrongBodies(contract, order);
}

/** What is wrong with the field `a`, and the values; where the field is left out there is none. */
const wrongOf = (schema: JsonObject, value: Json) =>
  wrong({ a: schema }, { a: value }, { isOpen: true })
    .filter(({ path }) => path.startsWith('$.a'))
    .map(({ path, what, body }) => [path.slice(3), what, (body as JsonObject).a] as const);

type Expected = [place: string, what: string, sent: Json];

const list = (value: Json): Expected => ['', 'a list around the text', [value]];
const NULL: Expected = ['', 'null', null];
const NUMBER: Expected = ['', 'of the wrong type', 12345];

describe('a wrong value', () => {
  it.each<[string, JsonObject, Json, Expected[]]>([
    ['a text', { type: 'string' }, 'Ana', [NUMBER, NULL, list('Ana')]],
    [
      'a text with limits',
      { type: 'string', minLength: 2, maxLength: 5 },
      'ooo',
      [NUMBER, ['', 'too short', 'o'], ['', 'too long', 'oooooo'], NULL, list('ooo')],
    ],
    [
      'a text of digits',
      { type: 'string', pattern: '^[0-9]{4}$' },
      '1234',
      [NUMBER, ['', 'of the wrong pattern', 'none-of-these'], NULL, list('1234'), ['', 'the digits as a number', 1234]],
    ],
    [
      'a listed text',
      { type: 'string', enum: ['yes', 'no'] },
      'yes',
      [NUMBER, ['', 'none of the listed values', 'none-of-these'], NULL, list('yes'), ['', 'in other letters', 'yes '], ['', 'in capitals', 'YES']],
    ],
    ['an address', { type: 'string', format: 'email' }, 'a@b.example', [NUMBER, ['', 'of the wrong format', 'no-address'], NULL, list('a@b.example')]],
    [
      'a day',
      { type: 'string', format: 'date' },
      '2026-11-15',
      [
        NUMBER,
        ['', 'of the wrong format', '2026-13-45'],
        NULL,
        list('2026-11-15'),
        ['', '30 February', '2027-02-30'],
        ['', '31 November', '2026-11-31'],
        ['', '29 February of a common year', '2027-02-29'],
        ['', 'with a time', '2026-11-15T00:00:00Z'],
      ],
    ],
    [
      'a month',
      { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
      '2026-11',
      [NUMBER, ['', 'of the wrong pattern', 'none-of-these'], NULL, list('2026-11'), ['', 'month 13', '2026-13'], ['', 'month 0', '2026-00']],
    ],
    [
      'a whole number with limits',
      { type: 'integer', minimum: 1, maximum: 9 },
      3,
      [
        ['', 'of the wrong type', 'many'],
        ['', 'too small', 0],
        ['', 'too large', 10],
        NULL,
        ['', 'the number as text', '3'],
        ['', 'an empty text', ''],
        ['', 'a number with a fraction', 1.5],
      ],
    ],
    [
      'a number',
      { type: 'number', minimum: 0 },
      1.5,
      [['', 'of the wrong type', 'many'], ['', 'too small', -1], NULL, ['', 'the number as text', '1.5'], ['', 'an empty text', '']],
    ],
    ['true or false', { type: 'boolean' }, true, [['', 'of the wrong type', 'yes'], NULL, ['', 'the text "true"', 'true'], ['', '1 for true', 1]]],
    [
      'a list of different numbers',
      { type: 'array', minItems: 2, maxItems: 3, uniqueItems: true, items: { type: 'integer' } },
      [4, 5],
      [
        ['', 'of the wrong type', 'a text'],
        ['', 'with too few entries', [4]],
        ['', 'with too many entries', [4, 5, 6, 7]],
        ['', 'with an entry twice', [4, 4]],
        NULL,
        ['', 'one entry without a list', 4],
        ['', 'an object', {}],
        ['[0]', 'of the wrong type', ['many', 5]],
        ['[0]', 'null', [null, 5]],
        ['[0]', 'the number as text', ['4', 5]],
        ['[0]', 'an empty text', ['', 5]],
        ['[0]', 'a number with a fraction', [1.5, 5]],
      ],
    ],
    [
      'an empty list',
      { type: 'array', minItems: 0, items: { type: 'string' } },
      [],
      [['', 'of the wrong type', 'a text'], NULL, ['', 'one entry without a list', 'x'], ['', 'an object', {}]],
    ],
    [
      'an object, of which the framework reads one already',
      { type: 'object', required: ['b'], additionalProperties: false, properties: { b: { type: 'string' }, c: { type: 'string' } } },
      { b: 'x' },
      [
        ['', 'of the wrong type', 'a text'],
        ['.b', 'missing', {}],
        ['.b', 'of the wrong type', { b: 12345 }],
        ['.b', 'null', { b: null }],
        ['.b', 'a list around the text', { b: ['x'] }],
        ['.c', 'of the wrong type', { b: 'x', c: 12345 }],
        ['.notInTheContract', 'a field that the contract does not have', { b: 'x', notInTheContract: true }],
      ],
    ],
  ])('is made for each rule of %s', (_, schema, value, expected) => {
    expect(wrongOf(schema, value)).toEqual(expected);
  });
});

describe('a wrong body', () => {
  const TEXT: JsonObject = { type: 'string', maxLength: 3 };

  it('lacks what is required, has what the contract does not have, or is no object; each rule is broken once over all examples', () => {
    const { contract, order } = shopWith({
      properties: { a: TEXT, b: TEXT },
      required: ['a'],
      examples: { usual: { a: 'x' }, other: { a: 'y', b: 'z' } },
    });
    expect(wrongBodies(contract, order).map(({ path, what, body }) => [path, what, body])).toEqual([
      ['$', 'of the wrong type', 'a text'],
      ['$', 'null', null],
      ['$', 'an empty list', []],
      ['$.a', 'missing', {}],
      ['$.a', 'of the wrong type', { a: 12345 }],
      ['$.a', 'too long', { a: 'xxxx' }],
      ['$.a', 'null', { a: null }],
      ['$.a', 'a list around the text', { a: ['x'] }],
      ['$.b', 'of the wrong type', { a: 'x', b: 12345 }],
      ['$.b', 'too long', { a: 'x', b: 'xxxx' }],
      ['$.notInTheContract', 'a field that the contract does not have', { a: 'x', notInTheContract: true }],
    ]);
  });

  it('has no undocumented field where the contract allows any', () => {
    expect(wrong({ a: TEXT }, { a: 'x' }, { isOpen: true }).map(({ path }) => path)).not.toContain('$.notInTheContract');
  });
});

describe('a wrong parameter', () => {
  const parametersOf = (...parameters: JsonObject[]) => {
    const { contract, order } = shopWith({ parameters });
    return wrongParameters(contract, order).map(({ path, what, value }) => [path, what, value]);
  };

  it('is text, and makes no other request of this one', () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9A-Za-z-]{1,32}$' }, examples: { first: { value: '1001' } } };
    expect(parametersOf(id)).toEqual([['path id', 'of the wrong pattern', '1001!']]);
    const dots = { ...id, schema: { type: 'string', minLength: 3 } };
    expect(parametersOf(dots)).toEqual([['path id', 'too short', '10']]);
    expect(parametersOf({ ...id, schema: { type: 'string', minLength: 1 } })).toEqual([]);
  });

  it('is left out where it is required, and breaks each limit', () => {
    const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } };
    const broken = [
      ['query page', 'of the wrong type', 'many'],
      ['query page', 'too small', '0'],
      ['query page', 'too large', '101'],
    ];
    expect(parametersOf(page)).toEqual(broken);
    expect(parametersOf({ ...page, required: true })).toEqual([['query page', 'missing', undefined], ...broken]);
  });

  it('of a query may be empty, of a header not', () => {
    const word = { name: 'word', schema: { type: 'string', minLength: 1 } };
    expect(parametersOf({ ...word, in: 'query' })).toEqual([['query word', 'too short', '']]);
    expect(parametersOf({ ...word, in: 'header' })).toEqual([]);
    const language = { name: 'language', in: 'header', required: true, schema: { type: 'string', enum: ['cn', 'en'] } };
    expect(parametersOf(language)).toEqual([
      ['header language', 'missing', undefined],
      ['header language', 'none of the listed values', 'none-of-these'],
    ]);
  });

  it('is never the key of a write, which a server may pass over', () => {
    expect(parametersOf({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 3 } })).toEqual([]);
  });
});
