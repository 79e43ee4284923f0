/** The values that the check sends at a place of a request, from its schema: valid ones at its limits, one that breaks each of its rules, and random ones. */
import { type Json, type JsonObject, resolve } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { fieldsOf } from './marks.ts';

export interface Value {
  /** Description, such as "too long" or "the longest text". */
  what: string;
  value: Json;
}

export interface ValidValue extends Value {
  /** Whether its meaning may be a reason to refuse it. */
  meaning: boolean;
}

/** What a value is that breaks a rule. */
const NAMES: Record<string, string> = {
  type: 'of the wrong type',
  minLength: 'too short',
  maxLength: 'too long',
  pattern: 'of the wrong pattern',
  enum: 'none of the listed values',
  const: 'none of the listed values',
  format: 'of the wrong format',
  minimum: 'too small',
  maximum: 'too large',
  minItems: 'with too few entries',
  maxItems: 'with too many entries',
  uniqueItems: 'with an entry twice',
};

/** Values of every type near a sample and the limits of a schema, most of which break a rule of it; each rule first by what breaks no other. */
function wrongValues(schema: JsonObject, sample: Json): Json[] {
  const { minLength, maxLength, minimum = 0, maximum = 0, minItems = 0, maxItems = 0 } = schema as Record<string, number | undefined>;
  const [text, entries] = [typeof sample === 'string' ? sample : '', Array.isArray(sample) ? sample : []];
  const [first = 'x'] = entries;
  const longer = (length: number) => text + (text.at(-1) ?? 'x').repeat(Math.max(0, length - text.length));
  const tooMany = Array.from({ length: maxItems + 1 }, (_, index) => (typeof first === 'number' ? first + index : (entries[index] ?? first)));
  return [
    schema.type === 'string' ? 12345 : 'a text',
    ...(minLength === undefined || minLength === 0 ? [] : [text.slice(0, minLength - 1), 'x'.repeat(minLength - 1)]),
    ...(maxLength === undefined ? [] : [longer(maxLength + 1), 'x'.repeat(maxLength + 1)]),
    ...['none-of-these', `${text}@`, '2026-13-45', '/\\no address', '%', `${text}!`, '!!!', 'x', '0', ' ', longer(text.length + 40), ''],
    ...[minimum - 1, maximum + 1, 987654],
    ...[entries.slice(0, Math.max(0, minItems - 1)), tooMany, [first, first]],
  ];
}

/** Values that break a schema, one for each of its rules, if possible without breaking another one; and, for a lenient reader, those that it takes for right. */
export function invalidValues(contract: StrictContract, schema: JsonObject, sample: Json, withLookalikes: boolean): Value[] {
  const validate = contract.validator(schema);
  const tried = wrongValues(schema, sample).map((value) => {
    const broken = validate(value) ? [] : (validate.errors ?? []).filter((error: ErrorObject) => error.instancePath === '').map(({ keyword }) => keyword);
    return { value, broken: [...new Set(broken)] };
  });
  const byRule = Object.entries(NAMES).flatMap(([keyword, what]) => {
    const [best] = tried.filter(({ broken }) => broken.includes(keyword)).sort((a, b) => a.broken.length - b.broken.length);
    return best === undefined ? [] : [{ what, value: best.value }];
  });
  return withLookalikes
    ? [...byRule, ...[...lookalikes(schema, sample)].map(([what, value]) => ({ what, value })).filter(({ value }) => !validate(value))]
    : byRule;
}

/** Values that a lenient reader takes for the right ones. */
function* lookalikes({ type, format, enum: listed }: JsonObject, sample: Json): Generator<[what: string, value: Json]> {
  const text = typeof sample === 'string' ? sample : '';
  yield ['null', null];
  if (type === 'string') yield* Object.entries({ 'a list around the text': [sample], 'a line feed behind it': `${String(sample)}\n` });
  if (type === 'string' && /^[1-9]\d{0,14}$/.test(text)) yield ['the digits as a number', Number(sample)];
  if (type === 'string' && listed !== undefined)
    yield* Object.entries({ 'in other letters': `${String(sample)} `, 'in capitals': String(sample).toUpperCase() });
  if (format === 'date') yield* Object.entries(NO_DAYS);
  if (type === 'string' && /^\d{4}-\d\d$/.test(text)) yield* Object.entries({ 'month 13': '2026-13', 'month 0': '2026-00' });
  if (type === 'integer' || type === 'number') yield* Object.entries({ 'the number as text': String(sample), 'an empty text': '' });
  if (type === 'integer') yield ['a number with a fraction', 1.5];
  if (type === 'boolean') yield* Object.entries({ 'the text "true"': 'true', '1 for true': 1 });
  if (type === 'array') yield* Object.entries({ 'one entry without a list': Array.isArray(sample) ? (sample[0] ?? 'x') : sample, 'an object': {} });
  if (type === 'object') yield ['an empty list', []];
}

const NO_DAYS = {
  '30 February': '2027-02-30',
  '31 November': '2026-11-31',
  '29 February of a common year': '2027-02-29',
  'with a time': '2026-11-15T00:00:00Z',
};

const OPAQUE_ID = '^[0-9A-Za-z-]{1,32}$';

/** Texts that are ordinary to a customer and less so to a program. */
const UNUSUAL: [what: string, text: string][] = [
  ['an emoji', '😀👨‍👩‍👧'],
  ['quotes, brackets and backslashes', '"\'`<>&\\{}%$;--'],
  ['Portuguese letters', 'ção São João'],
];

/** Length from which a text is no longer one line of a form. */
const SEVERAL_LINES = 200;
/** Characters up to which a text is tried with rare characters only. */
const RARE_UP_TO = 120;

/** Repeats the characters of a sample to a length, without blanks at the ends, which a server may cut off. */
function stretched(sample: string, length: number): string {
  const characters = [...(sample.replaceAll(/\s/g, '') || 'x')];
  return Array.from({ length }, (_, index) => characters[index % characters.length]).join('');
}

type Candidate = [what: string, value: Json, meaning?: boolean];

/** For a field that all unusual texts fit. */
function* freeTexts(schema: JsonObject, value: Json): Generator<Candidate> {
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number };
  const sample = String(value);
  const endingIn = (text: string) => `${[...sample].slice(0, maxLength - [...text].length).join('')}${text}`;
  yield ['the shortest text', stretched(sample, Math.max(1, minLength))];
  yield ['the longest text', stretched(sample, maxLength)];
  for (const [what, text] of UNUSUAL) yield [what, endingIn(text)];
  if (maxLength <= RARE_UP_TO) yield ['the longest text, of characters that take two units in UTF-16', '𠮷'.repeat(maxLength)];
  yield ['leading zeros', '0012'];
  if (maxLength >= SEVERAL_LINES) yield ['line breaks', endingIn('\r\n1\n\n2')];
}

/** The shortest and the longest text that fits a pattern, as far as stretching the sample and cutting it lead; and one with spaces. */
function* patternTexts(contract: StrictContract, schema: JsonObject, sample: string): Generator<Candidate> {
  const fits = contract.validator(schema);
  const lengths = [...String(schema.pattern).matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, from, to]) => [Number(from), Number(to ?? from)]);
  const [first = 'x', last = 'x'] = [[...sample][0], [...sample].at(-1)];
  const fitting = [schema.minLength, schema.maxLength, ...lengths]
    .filter((length): length is number => typeof length === 'number' && length > 0 && length < 10_000)
    .flatMap((length) => [sample.slice(0, length), sample.padEnd(length, last), sample.padStart(length, first)])
    .filter((text) => fits(text))
    .sort((a, b) => a.length - b.length);
  const [shortest, longest] = [fitting[0], fitting.at(-1)];
  if (shortest !== undefined) yield ['the shortest text', shortest, true];
  if (longest !== undefined && longest !== shortest) yield ['the longest text', longest, true];
  // At its ends, and in the middle of its digits, as far as the schema takes them: they mean the same.
  const apart = sample.replace(/^(\d{4})(\d{4})$/, '$1 $2');
  const spaced = [` ${apart} `, ` ${sample} `, `${sample} `, ` ${sample}`, apart].find((one) => one !== sample && fits(one));
  if (spaced !== undefined) yield [SPACED, spaced];
}

/** What {@link validValues} calls a text with spaces where its pattern takes them. */
export const SPACED = 'spaces around it or in its middle';

/** A 29 February on the side of the day that the example is on, and not beyond the example. */
function leapDay(example: string): string {
  const year = Number(example.slice(0, 4));
  const leap = year - (year % 4);
  return leap === year && example.slice(5) < '02-29' ? `${leap - 4}-02-29` : `${leap}-02-29`;
}

/** Entries that all differ, made from one that ends in digits, such as a number; none from any other. */
function numbered(sample: Json, length: number): Json[] {
  const digits = String(length).length;
  if (typeof sample !== 'string' || !/^\d+$/.test(sample.slice(-digits)) || sample.length < 2 * digits) return [];
  return Array.from({ length }, (_, index) => `${sample.slice(0, -digits)}${String(index).padStart(digits, '0')}`);
}

/** The fewest and the most entries of a list. */
function* lengths(schema: JsonObject, value: Json[]): Generator<Candidate> {
  const { minItems = 0, maxItems } = schema as { minItems?: number; maxItems?: number };
  const [first] = value;
  const most = typeof maxItems === 'number' && first !== undefined && schema.items !== undefined ? numbered(first, maxItems) : [];
  if (value.length > minItems) yield ['the fewest entries', value.slice(0, minItems), minItems === 0];
  if (most.length > value.length) yield ['the most entries', most];
}

function* candidatesOf(contract: StrictContract, schema: JsonObject, value: Json, shown: readonly Json[]): Generator<Candidate> {
  const { type, minimum, maximum } = schema;
  const format = String(schema.format ?? '');
  // A value that decides about other fields always has an example.
  if (Array.isArray(schema.enum)) for (const one of schema.enum.filter((each) => !shown.includes(each))) yield [`the listed value ${JSON.stringify(one)}`, one];
  else if (type === 'boolean') yield ['the other of true and false', value !== true];
  else if (type === 'number' || type === 'integer') {
    // An integer may be the number of a thing on a list, of which there are fewer.
    if (minimum !== undefined) yield ['the smallest number', minimum, type === 'integer'];
    if (maximum !== undefined) yield ['the largest number', maximum, type === 'integer'];
    if (type === 'number') yield ['a number with a fraction', Math.trunc(Number(value)) + 0.5];
  } else if (Array.isArray(value)) yield* lengths(schema, value);
  else if (type !== 'string' || schema.pattern === OPAQUE_ID || /^uri|binary|uuid/.test(format)) return;
  else if (format === 'email') yield ['an address with a plus', String(value).replace('@', '+site@')];
  else if (format === 'date') {
    yield ['29 February of a leap year', leapDay(String(value)), true];
    yield ['the last day of a year', `${String(value).slice(0, 4)}-12-31`, true];
  } else if (UNUSUAL.every(([, text]) => contract.validator(schema)(text))) yield* freeTexts(schema, value);
  else yield* patternTexts(contract, schema, String(value));
}

/**
 * Valid values at the limits of a schema, and unusual ones. Those of `meaning` may be refused for what they say, such as an amount that is more than
 * what is owed. `shown`: the values of the place in all examples, which were sent with them.
 */
export const validValues = (contract: StrictContract, schema: JsonObject, value: Json, shown: readonly Json[]): ValidValue[] =>
  [...candidatesOf(contract, schema, value, shown)]
    .map(([what, one, meaning = false]): ValidValue => ({ what, value: one, meaning }))
    .filter((one) => contract.validator(schema)(one.value));

/** What programs take for something else, and numbers and empty values that they do not expect. */
const ODD_TEXTS = ['', '0', '-1', 'null', 'NaN', '\u0000', "'", '"', '%s%n', '../..', '#{7*7}', '{{7*7}}'];
const ODD_VALUES = [null, false, -1, 0, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]]];

/** Values of any kind, with those that often bring a program down. */
export const anything = fc.oneof(
  fc.constantFrom<Json>(...ODD_TEXTS, ...ODD_VALUES),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  // The units of fc.string would keep a table of all of Unicode.
  fc.array(fc.oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff })), { maxLength: 40 }).map((points) => String.fromCodePoint(...points)),
);

/** Random values that fit a schema roughly: its type, its lists and limits, but not its patterns. */
export function fitting(contract: StrictContract, given: JsonObject): fc.Arbitrary<Json> {
  const schema = resolve<JsonObject>(contract.document, given);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as Json[]));
  switch (schema.type) {
    case 'string': {
      const { minLength = 0, maxLength = 60 } = schema as { minLength?: number; maxLength?: number };
      const text = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 60), maxLength: Math.max(Math.min(maxLength, 60), Math.min(minLength, 60)) });
      return fc.oneof(text, fc.constantFrom('2026-11-15', '2026-02-30', '0001-01-01', '9999-12-31', '99999999', '0.1', '1e9', 'a@b.example'));
    }
    case 'integer':
      return fc.oneof(fc.integer({ min: Number(schema.minimum ?? -100), max: Number(schema.maximum ?? 1_000_000) }), fc.maxSafeInteger());
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(contract, (schema.items ?? {}) as JsonObject), { maxLength: 5 });
    default:
      return anything;
  }
}

/** Pieces of texts that programs cut, change or take for something else. */
const PIECES = [' ', '  ', 'a', 'Z', '007', '&', '&amp;', "'", '"', '<b>', '\\', '%s', 'null', 'ção', 'e\u0301', 'Ａ', '\u00a0', '😀', '👨‍👩‍👧'];
const HAN = /\p{Script=Han}/u;

const piecesFor = (maxLength: number, sample: string) => [
  ...(HAN.test(sample) ? ['門', '𠮷'] : []),
  ...PIECES,
  ...(maxLength >= SEVERAL_LINES ? ['\n', '\r\n', '\t'] : []),
];

/** Free texts around a word that no other text has, up to the longest one; in Chinese where the sample is. */
function textLike({ maxLength = 200 }: { maxLength?: number }, sample: string, word: string): fc.Arbitrary<string> {
  const pieces = piecesFor(maxLength, sample);
  const some = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join(''));
  const room = maxLength - [...word].length;
  const cut = (text: string, length: number) => [...text].slice(0, Math.max(0, length)).join('');
  return fc.tuple(some, some, fc.boolean()).map(([before, after, isLongest]) => {
    const [start, end] = [cut(before, room / 2), cut(after, room / 2)];
    const filling = isLongest ? cut((end === '' ? 'x' : end).repeat(room), room - [...start].length) : end;
    return `${HAN.test(sample) && room > 1 && start === '' ? cut('門', room - [...filling].length) : start}${word}${filling}`;
  });
}

/** Values like one of an example; whatever decides about the meaning stays as it is. */
function like(contract: StrictContract, schema: JsonObject, value: Json, word: string): fc.Arbitrary<Json> {
  const fits = contract.validator(schema);
  const isMarked = ['x-owned', 'x-one-time', 'x-secret', 'x-listed'].some((mark) => schema[mark] !== undefined);
  const { enum: choices } = resolve<JsonObject>(contract.document, (schema.items ?? {}) as JsonObject);
  if (Array.isArray(choices))
    return fc.shuffledSubarray(choices, { maxLength: Math.min(choices.length, Number(schema.maxItems ?? choices.length)) }).filter(fits);
  if (typeof value !== 'string' || isMarked || schema.enum !== undefined || schema.format !== undefined) return fc.constant(value);
  if (schema.pattern === undefined) return textLike(schema, value, word).filter(fits);
  // A list in a text: its entries in any order and number.
  const entries = value.split(',');
  const lists = fc.array(fc.constantFrom(...entries), { minLength: 1, maxLength: 6 }).map((all) => all.join(','));
  return entries.length < 2 ? fc.constant(value) : lists.filter(fits);
}

/** Bodies like an example that mean the same: with other texts and lists, in which the word stands. */
export const bodiesLike = (contract: StrictContract, operation: StrictOperation, example: JsonObject, word: string): fc.Arbitrary<JsonObject> =>
  fc.record(Object.fromEntries(Object.entries(example).map(([name, value]) => [name, like(contract, fieldsOf(contract, operation)[name] ?? {}, value, word)])));

/**
 * Bodies like an example with everything at once: the longest lists, and the longest texts of all pieces, or texts of digits that no number has.
 */
export function extremeBodies(contract: StrictContract, operation: StrictOperation, example: JsonObject, word: string): JsonObject[] {
  const digits = `00${[...word].map((letter) => letter.codePointAt(0)).join('')}`;
  const texts = [(maxLength: number, sample: string) => `${word}${piecesFor(maxLength, sample).join('').repeat(maxLength)}`, () => digits];
  return texts.map((textOf) =>
    Object.fromEntries(
      Object.entries(example).map(([name, value]): [string, Json] => {
        const schema = fieldsOf(contract, operation)[name] ?? {};
        const fits = contract.validator(schema);
        const { maxLength = 200 } = schema as { maxLength?: number };
        const isFree = schema.pattern === undefined && schema.enum === undefined && schema.format === undefined;
        if (typeof value !== 'string' || schema['x-listed'] !== undefined || schema['x-one-time'] !== undefined) return [name, value];
        const entries = value.split(',');
        const lists = [500, 400, 100, 30].map((length) => Array.from({ length }, (_, index) => entries[index % entries.length]).join(','));
        const text = [...textOf(maxLength, value)].slice(0, maxLength).join('');
        return [name, (isFree ? [text] : entries.length < 2 ? [] : lists).find((one) => fits(one)) ?? value];
      }),
    ),
  );
}

/** Bodies like an example in which a list has every listed value in turn. */
export function everyChoice(contract: StrictContract, operation: StrictOperation, example: JsonObject): JsonObject[] {
  return Object.entries(example).flatMap(([name, value]) => {
    const schema = fieldsOf(contract, operation)[name] ?? {};
    const { enum: choices } = resolve<JsonObject>(contract.document, (schema.items ?? {}) as JsonObject);
    if (!Array.isArray(value) || !Array.isArray(choices)) return [];
    const size = Number(schema.maxItems ?? choices.length);
    return choices.flatMap((_, index) => (index % size === 0 ? [{ ...example, [name]: choices.slice(index, index + size) }] : []));
  });
}

/** Ids that differ from one in its letters, its beginning or its end, and are none of the list. */
export function lookalikeIds(id: Json, list: readonly (Json | undefined)[]): string[] {
  if (typeof id !== 'string') return [];
  const other = id.toUpperCase() === id ? id.toLowerCase() : id.toUpperCase();
  return [other, `${id}0`, `0${id}`, id.slice(0, -1)].filter((one) => one !== '' && one.length <= 32 && one !== id && !list.includes(one));
}
