import type { Json, JsonObject, Parameter } from '@site/contract/document.ts';
import { resolve } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { KEY_HEADER } from './requests.ts';

/** One violated rule of the contract. */
export interface Wrong {
  /** Path: `$.name`, `query pageSize`, `header token`. */
  path: string;
  /** Description, such as "a value that is too long". */
  what: string;
}

export interface WrongBody extends Wrong {
  body: Json;
}

/** Without a value the parameter is left out. */
export interface WrongParameter extends Wrong {
  key: string;
  value: string | undefined;
}

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

function wrongTexts(schema: JsonObject, sample: string): Json[] {
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number };
  const last = sample.at(-1) ?? 'x';
  const longer = (length: number) => sample + last.repeat(Math.max(0, length - sample.length));
  return [
    12345,
    ...(minLength === undefined ? [] : [sample.slice(0, minLength - 1), 'x'.repeat(minLength - 1)]),
    ...(maxLength === undefined ? [] : [longer(maxLength + 1), 'x'.repeat(maxLength + 1)]),
    ...(schema.format === 'email' ? ['no-address', `${sample}@`] : []),
    ...(schema.format === 'date' ? ['2026-13-45', 'tomorrow'] : []),
    ...(schema.format === 'uri-reference' || schema.format === 'uri' ? ['/\\no address', '%'] : []),
    'none-of-these',
    `${sample}!`,
    '!!!',
    'x',
    '0',
    ' ',
    longer(sample.length + 40),
    '',
  ];
}

function wrongNumbers(schema: JsonObject): Json[] {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  return ['many', ...(minimum === undefined ? [] : [minimum - 1]), ...(maximum === undefined ? [] : [maximum + 1]), 987654];
}

function wrongLists(schema: JsonObject, sample: Json[]): Json[] {
  const { minItems = 0, maxItems } = schema as { minItems?: number; maxItems?: number };
  const [first = 'x'] = sample;
  const many = (length: number) => Array.from({ length }, (_, index) => (typeof first === 'number' ? first + index : (sample[index] ?? first)));
  return [
    'a text',
    ...(minItems > 0 ? [sample.slice(0, minItems - 1)] : []),
    ...(maxItems === undefined ? [] : [many(maxItems + 1)]),
    ...(schema.uniqueItems === true && sample.length > 0 ? [[first, first]] : []),
  ];
}

/** Values that violate a schema, one for each rule, if possible without violating another one. */
function wrongValues(contract: StrictContract, schema: JsonObject, sample: Json, lenient: boolean): { what: string; value: Json }[] {
  const candidates: Json[] =
    schema.type === 'string'
      ? wrongTexts(schema, typeof sample === 'string' ? sample : '')
      : schema.type === 'integer' || schema.type === 'number'
        ? wrongNumbers(schema)
        : schema.type === 'array'
          ? wrongLists(schema, Array.isArray(sample) ? sample : [])
          : schema.type === 'boolean'
            ? ['yes']
            : ['a text'];
  const validate = contract.validator(schema);
  const tried = candidates.map((value) => {
    const broken = validate(value) ? [] : (validate.errors ?? []).filter((error: ErrorObject) => error.instancePath === '').map(({ keyword }) => keyword);
    return { value, broken: [...new Set(broken)] };
  });
  const byRule = Object.keys(NAMES).flatMap((keyword) => {
    const breaking = tried.filter(({ broken }) => broken.includes(keyword)).sort((a, b) => a.broken.length - b.broken.length);
    const [best] = breaking;
    return best === undefined ? [] : [{ what: NAMES[keyword] ?? keyword, value: best.value }];
  });
  return lenient ? [...byRule, ...lookalikes(schema, sample).filter(({ value }) => !validate(value))] : byRule;
}

/** Values that a lenient reader takes for the right ones. */
function lookalikes(schema: JsonObject, sample: Json): { what: string; value: Json }[] {
  const values: [what: string, value: Json][] = [['null', null]];
  if (schema.type === 'string') {
    values.push(['a list around the text', [sample]]);
    if (typeof sample === 'string' && /^[1-9]\d{0,14}$/.test(sample)) values.push(['the digits as a number', Number(sample)]);
    if (schema.enum !== undefined) values.push(['in other letters', `${String(sample)} `], ['in capitals', String(sample).toUpperCase()]);
    if (schema.format === 'date')
      values.push(
        ['30 February', '2027-02-30'],
        ['31 November', '2026-11-31'],
        ['29 February of a common year', '2027-02-29'],
        ['with a time', '2026-11-15T00:00:00Z'],
      );
    if (typeof sample === 'string' && /^\d{4}-\d\d$/.test(sample)) values.push(['month 13', '2026-13'], ['month 0', '2026-00']);
  }
  if (schema.type === 'integer' || schema.type === 'number') values.push(['the number as text', String(sample)], ['an empty text', '']);
  if (schema.type === 'integer') values.push(['a number with a fraction', 1.5]);
  if (schema.type === 'boolean') values.push(['the text "true"', 'true'], ['1 for true', 1]);
  if (schema.type === 'array') values.push(['one entry without a list', Array.isArray(sample) ? (sample[0] ?? 'x') : sample], ['an object', {}]);
  if (schema.type === 'object') values.push(['an empty list', []]);
  return values.map(([what, value]) => ({ what, value }));
}

/** Name of an undocumented field. */
const EXTRA = 'notInTheContract';

interface Walk {
  contract: StrictContract;
  /** Kinds of fields that have been given lookalikes: one of a kind is enough, because a framework reads all of them alike. */
  tried: Set<string>;
}

/** What a framework knows of a field: its type and form, not its limits. */
const kindOf = ({ type, format, pattern, enum: values }: JsonObject) => JSON.stringify([type, format, pattern, values]);

function* walk(way: Walk, given: JsonObject, value: Json, path: string, put: (changed: Json) => Json): Generator<WrongBody> {
  const { contract, tried } = way;
  const schema = resolve<JsonObject>(contract.document, given);
  const lenient = !tried.has(kindOf(schema));
  tried.add(kindOf(schema));
  for (const wrong of wrongValues(contract, schema, value, lenient)) yield { path, what: wrong.what, body: put(wrong.value) };
  if (schema.type === 'object' && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const name of (schema.required ?? []) as string[]) {
      const { [name]: _, ...rest } = value;
      yield { path: `${path}.${name}`, what: 'missing', body: put(rest) };
    }
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>))
      yield* walk(way, property, value[name] ?? null, `${path}.${name}`, (changed) => put({ ...value, [name]: changed }));
    if (schema.additionalProperties === false || schema.unevaluatedProperties === false)
      yield { path: `${path}.${EXTRA}`, what: 'a field that the contract does not have', body: put({ ...value, [EXTRA]: true }) };
  }
  if (schema.type === 'array' && Array.isArray(value) && value.length > 0)
    yield* walk(way, schema.items as JsonObject, value[0] ?? null, `${path}[0]`, (changed) => put([changed, ...value.slice(1)]));
}

/** Bodies that violate each rule once, made from the most complete example. */
export function wrongBodies(contract: StrictContract, operation: StrictOperation): WrongBody[] {
  const { body } = operation;
  const found = new Map<string, WrongBody>();
  const way = { contract, tried: new Set<string>() };
  for (const { value } of Object.values(body?.media.examples ?? {}))
    for (const wrong of walk(way, body?.media.schema ?? {}, value, '$', (changed) => changed)) {
      const key = `${wrong.path} ${wrong.what}`;
      if (!found.has(key)) found.set(key, wrong);
    }
  return [...found.values()];
}

/** Values that would make another request of this one. */
function sendable(parameter: Parameter, text: string): boolean {
  if (parameter.in === 'path') return text !== '' && !/^\.\.?$/.test(text) && !text.includes('/');
  return parameter.in !== 'header' || (/^[\u0021-\u007e]+$/.test(text) && text !== '');
}

/** Parameters that violate each rule once. */
export function wrongParameters(contract: StrictContract, operation: StrictOperation): WrongParameter[] {
  // A server that keeps no keys does not look at their header.
  const judged = operation.parameters.filter(({ name }) => name !== KEY_HEADER);
  return judged.flatMap((parameter) => {
    const path = `${parameter.in} ${parameter.name}`;
    const sample = Object.values(parameter.examples ?? {})[0]?.value ?? (parameter.schema.type === 'integer' ? 1 : 'x');
    const missing: WrongParameter[] = parameter.required === true && parameter.in !== 'path' ? [{ path, what: 'missing', key: path, value: undefined }] : [];
    const values = wrongValues(contract, parameter.schema, sample, false)
      // Every parameter is text on the wire, so only numbers can have the wrong type.
      .filter(({ value }) => parameter.schema.type !== 'string' || typeof value === 'string')
      .map(({ what, value }): WrongParameter => ({ path, what, key: path, value: String(value) }))
      .filter(({ value }) => sendable(parameter, value ?? ''));
    return [...missing, ...values];
  });
}
