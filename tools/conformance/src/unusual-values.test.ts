import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Plan } from './requests.ts';
import { shopWith } from './testing/shop.ts';
import { variationsOf } from './variations.ts';

const CUSTOMER = '66881234';
const planOf = (body: Json | undefined, parameters: Record<string, string> = {}): Plan => ({ name: 'usual', language: 'cn', parameters, body });

/** The unusual values of the field `a`: what each is, the value, and whether its meaning may be refused. */
function valuesOf(schema: JsonObject, value: Json, others: readonly Json[] = []) {
  const examples = Object.fromEntries([value, ...others].map((one, index) => [`example ${index}`, { a: one }]));
  const { contract, order } = shopWith({ properties: { a: schema }, required: ['a'], examples });
  const plan = planOf({ a: value });
  return variationsOf(contract, order, plan, [CUSTOMER]).map(({ path, what, apply, meaning }) => {
    const [sent, ...rest] = [apply(plan).body as JsonObject];
    return [`${path.slice(3)}${what}`, sent?.a, ...(meaning ? ['may be refused'] : []), ...rest];
  });
}

const RARE = 'the longest text, of characters that take two units in UTF-16';
const mayRefuse = (...pair: [string, Json]) => [...pair, 'may be refused'];

describe('an unusual value that is valid', () => {
  it.each<[string, JsonObject, Json, unknown[][]]>([
    [
      'a free text',
      { type: 'string', minLength: 1, maxLength: 40 },
      'Ana Sou',
      [
        ['the shortest text', 'A'],
        ['the longest text', `${'AnaSou'.repeat(6)}AnaS`],
        ['an emoji', 'Ana Sou😀👨‍👩‍👧'],
        ['quotes, brackets and backslashes', `Ana Sou"'\`<>&\\{}%$;--`],
        ['Portuguese letters', 'Ana Soução São João'],
        [RARE, '𠮷'.repeat(40)],
        ['leading zeros', '0012'],
      ],
    ],
    [
      'a text of blanks',
      { type: 'string', maxLength: 20 },
      ' ',
      [
        ['the shortest text', 'x'],
        ['the longest text', 'x'.repeat(20)],
        ['an emoji', ' 😀👨‍👩‍👧'],
        ['quotes, brackets and backslashes', ` "'\`<>&\\{}%$;--`],
        ['Portuguese letters', ' ção São João'],
        [RARE, '𠮷'.repeat(20)],
        ['leading zeros', '0012'],
      ],
    ],
    [
      'a long text, whose lines may break',
      { type: 'string', maxLength: 200 },
      'z'.repeat(199),
      [
        ['the shortest text', 'z'],
        ['the longest text', 'z'.repeat(200)],
        ['an emoji', `${'z'.repeat(194)}😀👨‍👩‍👧`],
        ['quotes, brackets and backslashes', `${'z'.repeat(186)}"'\`<>&\\{}%$;--`],
        ['Portuguese letters', `${'z'.repeat(188)}ção São João`],
        ['leading zeros', '0012'],
        ['line breaks', `${'z'.repeat(192)}\r\n1\n\n2`],
      ],
    ],
    [
      'an amount, by its pattern',
      { type: 'string', pattern: '^[0-9]{1,5}(\\.[0-9]{2})?$' },
      '12.00',
      [mayRefuse('the shortest text', '1'), mayRefuse('the longest text', '12.00')],
    ],
    [
      'a number of four to six digits',
      { type: 'string', pattern: '^\\d{4,6}$' },
      '12345',
      [mayRefuse('the shortest text', '1234'), mayRefuse('the longest text', '112345')],
    ],
    ['a number of eight digits', { type: 'string', pattern: '^\\d{8}$' }, '66123456', [mayRefuse('the shortest text', '66123456')]],
    [
      'a word with limits beside its pattern',
      { type: 'string', pattern: '^[a-z]+$', minLength: 2, maxLength: 3 },
      'ab',
      [mayRefuse('the shortest text', 'ab'), mayRefuse('the longest text', 'aab')],
    ],
    ['a word without limits', { type: 'string', pattern: '^[a-z]+$' }, 'abcd', []],
    [
      'a listed value, of which the example has one',
      { type: 'string', enum: ['a', 'b', 'c'] },
      'a',
      [
        ['the listed value "b"', 'b'],
        ['the listed value "c"', 'c'],
      ],
    ],
    ['a choice', { type: 'boolean' }, true, [['the other of true and false', false]]],
    [
      'a whole number, which may be one of a list',
      { type: 'integer', minimum: 1, maximum: 9 },
      2,
      [mayRefuse('the smallest number', 1), mayRefuse('the largest number', 9)],
    ],
    ['a number with one limit', { type: 'number', minimum: 0.5 }, 1, [['the smallest number', 0.5]]],
    ['an address', { type: 'string', format: 'email' }, 'a@b.example', [['an address with a plus', 'a+site@b.example']]],
    ['a day', { type: 'string', format: 'date' }, '2026-11-15', [mayRefuse('29 February of a leap year', '2024-02-29')]],
    ['that day itself', { type: 'string', format: 'date' }, '2024-02-29', [mayRefuse('29 February of a leap year', '2024-02-29')]],
    ['a day of January, by the leap year before', { type: 'string', format: 'date' }, '2026-01-15', [mayRefuse('29 February of a leap year', '2024-02-29')]],
    ['a day of its own form', { type: 'string', format: 'date', pattern: '^2026' }, '2026-11-15', []],
    [
      'a list of numbers that differ',
      { type: 'array', minItems: 1, maxItems: 12, uniqueItems: true, items: { type: 'string', pattern: '^\\d{8}$' } },
      ['66123456', '66123457'],
      [
        ['the fewest entries', ['66123456']],
        ['the most entries', ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((end) => `661234${end}`)],
        ['[0]the shortest text', ['66123456', '66123457'], 'may be refused'],
      ],
    ],
    [
      'a list that may be empty',
      { type: 'array', items: { type: 'boolean' } },
      [true, true],
      [mayRefuse('the fewest entries', []), ['[0]the other of true and false', [false, true]]],
    ],
    [
      'a list of different choices: the other entry makes room',
      { type: 'array', minItems: 2, maxItems: 2, uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c'] } },
      ['a', 'b'],
      [
        ['[0]the listed value "b"', ['b', 'a']],
        ['[0]the listed value "c"', ['c', 'b']],
      ],
    ],
    [
      'a list of codes that end in digits',
      { type: 'array', minItems: 1, maxItems: 10, items: { type: 'string', pattern: '^[a-z]{2}\\d{2}$' } },
      ['ab12'],
      [
        ['the most entries', ['ab00', 'ab01', 'ab02', 'ab03', 'ab04', 'ab05', 'ab06', 'ab07', 'ab08', 'ab09']],
        ['[0]the shortest text', ['ab12'], 'may be refused'],
      ],
    ],
    [
      'a list of codes that do not end in digits',
      { type: 'array', minItems: 1, maxItems: 10, items: { type: 'string', pattern: '^[0-9a-z]{4}$' } },
      ['112b'],
      [['[0]the shortest text', ['112b'], 'may be refused']],
    ],
    [
      'a full list',
      { type: 'array', minItems: 1, maxItems: 1, items: { type: 'string', pattern: '^\\d{8}$' } },
      ['66123456'],
      [['[0]the shortest text', ['66123456'], 'may be refused']],
    ],
    ['an object, which is not looked into', { type: 'object', properties: { b: { type: 'boolean' } } }, { b: true }, []],
    ['an id of the server', { type: 'string', pattern: '^[0-9A-Za-z-]{1,32}$' }, '1001', []],
    ['a path', { type: 'string', format: 'uri-reference' }, '/page', []],
    ['a file', { type: 'string', format: 'binary' }, 'x', []],
    ['a PIN', { type: 'string', 'x-secret': true }, '123456', []],
    ['a code', { type: 'string', 'x-one-time': true }, '123456', []],
    ['what a customer owns', { type: 'string', 'x-owned': { listedBy: 'orders', at: '$.data[*].id' } }, 'abc', []],
    ['the number of a customer', { type: 'string' }, CUSTOMER, []],
  ])('is made of %s', (_, schema, value, expected) => {
    expect(valuesOf(schema, value)).toEqual(expected);
  });

  it('is not one that another example has', () => {
    expect(valuesOf({ type: 'string', enum: ['a', 'b', 'c'] }, 'a', ['b'])).toEqual([['the listed value "c"', 'c']]);
  });
});

describe('a field that may be left out', () => {
  const properties: Record<string, JsonObject> = {
    name: { type: 'string', pattern: '^[A-Z]+$' },
    kind: { type: 'string', enum: ['a', 'b'] },
    code: { type: 'string', enum: ['1', '2'], 'x-one-time': true },
    note: { type: 'string', pattern: '^[a-z]+$' },
    page: { type: 'string', format: 'uri-reference' },
  };
  const leftOut = (examples: Record<string, JsonObject>, refused: string[] = []) => {
    const { contract, order } = shopWith({ properties, required: ['name'], examples, refused });
    const plan = planOf(Object.values(examples)[0]);
    return variationsOf(contract, order, plan, [])
      .filter(({ what }) => what === 'left out')
      .map(({ path, meaning, apply }) => [path, meaning, Object.keys(apply(plan).body as JsonObject).join()]);
  };
  const usual = { name: 'A', kind: 'a', code: '1', page: '/x' };

  it('is one that another successful example does without', () => {
    expect(leftOut({ usual, other: { name: 'A', kind: 'a', code: '2' } })).toEqual([['$.page', false, 'name,kind,code']]);
    expect(leftOut({ usual, other: { kind: 'a', code: '1', page: '/y' } })).toEqual([]);
    expect(leftOut({ usual })).toEqual([]);
  });

  it('is none where the other example makes another choice, or is refused', () => {
    expect(leftOut({ usual, other: { name: 'A', kind: 'b', code: '1' } })).toEqual([]);
    expect(leftOut({ usual, other: { name: 'B', kind: 'a', code: '1' } })).toEqual([]);
    expect(leftOut({ usual, other: { name: 'A', kind: 'a', code: '1' } }, ['other'])).toEqual([]);
    expect(leftOut({ usual: { ...usual, note: 'x' }, other: { name: 'A', note: 'x' } })).toEqual([
      ['$.kind', false, 'name,code,page,note'],
      ['$.code', false, 'name,kind,page,note'],
      ['$.page', false, 'name,kind,code,note'],
    ]);
  });
});

describe('an unusual parameter', () => {
  const id = { name: 'id', in: 'path', schema: { type: 'string', enum: ['1', '2'] }, examples: { first: { value: '1' } } };
  const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 }, examples: { first: { value: 1 } } };
  const of = (parameter: JsonObject, value: string | undefined) => {
    const { contract, order } = shopWith({ parameters: [parameter] });
    const plan = planOf(undefined, value === undefined ? {} : { [`${parameter.in} ${parameter.name}`]: value, 'query other': 'stays' });
    return variationsOf(contract, order, plan, [CUSTOMER]).map(({ path, what, meaning, apply }) => [path, what, meaning, apply(plan).parameters]);
  };

  it('is text, and never refused for its meaning where it is a number', () => {
    expect(of(page, '1')).toEqual([
      ['query page', 'the smallest number', false, { 'query page': '1', 'query other': 'stays' }],
      ['query page', 'the largest number', false, { 'query page': '100', 'query other': 'stays' }],
    ]);
    expect(of(id, '1')).toEqual([['path id', 'the listed value "2"', false, { 'path id': '2', 'query other': 'stays' }]]);
    const day = { name: 'day', in: 'query', schema: { type: 'string', format: 'date' } };
    expect(of(day, '2026-11-15')).toEqual([['query day', '29 February of a leap year', true, { 'query day': '2024-02-29', 'query other': 'stays' }]]);
  });

  it.each<[string, JsonObject, string | undefined]>([
    ['in a header', { ...id, in: 'header' }, '1'],
    ['the time', { ...page, name: 't' }, '1'],
    ['the language', { ...id, in: 'query', name: 'language' }, '1'],
    ['one that the request leaves out', page, undefined],
    ['the number of a customer', { name: 'who', in: 'query', schema: { type: 'string' } }, CUSTOMER],
    ['what only the server knows', { ...id, 'x-owned': { listedBy: 'orders', at: '$.data[*].id' } }, '1'],
  ])('is not made of %s', (_, parameter, value) => {
    expect(of(parameter, value)).toEqual([]);
  });
});
