import { type Json, type JsonObject, type Parameter, resolve } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { KEY_HEADER, type Plan } from './requests.ts';

/** One change of a valid request that leaves it valid. */
export interface Variation {
  /** Place of the changed value. */
  path: string;
  /** Description, such as "the longest text". */
  what: string;
  apply: (plan: Plan) => Plan;
  /** Whether the meaning of the value may be a reason to refuse it, such as an amount that is more than what is owed. */
  meaning: boolean;
}

/** What is known of a field while its values are made. */
interface Field {
  contract: StrictContract;
  schema: JsonObject;
  path: string;
  value: Json;
  put: (value: Json) => (plan: Plan) => Plan;
  /** Values of this place in all examples. */
  shown: Json[];
}

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

/** For a field that all unusual texts fit. */
function freeTexts({ schema, value }: Field): [what: string, value: string][] {
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number };
  const sample = String(value);
  const unusual = UNUSUAL.map(([what, text]): [string, string] => {
    const kept = [...sample].slice(0, maxLength - [...text].length).join('');
    return [what, `${kept}${text}`];
  });
  return [
    ['the shortest text', stretched(sample, Math.max(1, minLength))],
    ['the longest text', stretched(sample, maxLength)],
    ...unusual,
    ...(maxLength <= RARE_UP_TO ? [['the longest text, of characters that take two units in UTF-16', '𠮷'.repeat(maxLength)] as [string, string]] : []),
    ['leading zeros', '0012'],
    ...(maxLength >= SEVERAL_LINES ? [['line breaks', `${[...sample].slice(0, maxLength - 8).join('')}\r\n1\n\n2`] as [string, string]] : []),
  ];
}

/** The shortest and the longest text that fits a pattern, as far as stretching the sample and cutting it lead. */
function patternTexts({ contract, schema, value }: Field): [what: string, value: string][] {
  const sample = String(value);
  const fits = contract.validator(schema);
  const lengths = [...String(schema.pattern).matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, from, to]) => [Number(from), Number(to ?? from)]);
  const [first = 'x', last = 'x'] = [[...sample][0], [...sample].at(-1)];
  const candidates = [schema.minLength, schema.maxLength, ...lengths]
    .filter((length): length is number => typeof length === 'number' && length > 0 && length < 10_000)
    .flatMap((length) => [sample.slice(0, length), sample.padEnd(length, last), sample.padStart(length, first)])
    .filter((text) => fits(text))
    .sort((a, b) => a.length - b.length);
  const [shortest, longest] = [candidates[0], candidates.at(-1)];
  return [
    ...(shortest === undefined ? [] : [['the shortest text', shortest] as [string, string]]),
    ...(longest === undefined || longest === shortest ? [] : [['the longest text', longest] as [string, string]]),
  ];
}

/** A 29 February on the side of the day that the example is on, and not beyond the example. */
function leapDay(example: string): string {
  const year = Number(example.slice(0, 4));
  const leap = year - (year % 4);
  return leap === year && example.slice(5) < '02-29' ? `${leap - 4}-02-29` : `${leap}-02-29`;
}

/** Values of a field; those of `meaning` may be refused for what they say. */
function valuesOf(field: Field): { what: string; value: Json; meaning?: true }[] {
  const { contract, schema, value, shown } = field;
  const plain = (pairs: [string, Json][], meaning?: true) => pairs.map(([what, one]) => ({ what, value: one, ...(meaning === undefined ? {} : { meaning }) }));
  if (Array.isArray(schema.enum)) {
    // Every value that an example has was sent with it; a value that decides about other fields always has one.
    const others = schema.enum.filter((one) => !shown.includes(one));
    return others.map((one) => ({ what: `the listed value ${JSON.stringify(one)}`, value: one }));
  }
  if (schema.type === 'boolean') return plain([['the other of true and false', value !== true]]);
  if (schema.type === 'number' || schema.type === 'integer') {
    const limits = [
      ['the smallest number', schema.minimum],
      ['the largest number', schema.maximum],
    ].filter((pair): pair is [string, number] => typeof pair[1] === 'number');
    // An integer may be the number of a thing on a list, of which there are fewer.
    return plain(limits, schema.type === 'integer' ? true : undefined);
  }
  if (schema.type !== 'string' || schema.pattern === OPAQUE_ID || /^uri|binary|uuid/.test(String(schema.format ?? ''))) return [];
  if (schema.format === 'email') return plain([['an address with a plus', String(value).replace('@', '+site@')]]);
  if (schema.format === 'date') {
    const day = leapDay(String(value));
    return contract.validator(schema)(day) ? plain([['29 February of a leap year', day]], true) : [];
  }
  const fits = contract.validator(schema);
  return UNUSUAL.every(([, text]) => fits(text)) ? plain(freeTexts(field)) : plain(patternTexts(field), true);
}

/** Fields that are not varied: what only the server can know, and what names a customer or what a customer has. */
function isFixed(given: JsonObject, schema: JsonObject, value: Json, customers: readonly string[]): boolean {
  const marks = ['x-owned', 'x-one-time', 'x-secret'];
  return marks.some((mark) => given[mark] !== undefined || schema[mark] !== undefined) || customers.includes(String(value));
}

/** Entries that all differ, made from one that ends in digits, such as a number; none from any other. */
function numbered(sample: Json, length: number): Json[] {
  const digits = String(length).length;
  if (typeof sample !== 'string' || !/^\d+$/.test(sample.slice(-digits)) || sample.length < 2 * digits) return [];
  return Array.from({ length }, (_, index) => `${sample.slice(0, -digits)}${String(index).padStart(digits, '0')}`);
}

interface Way {
  contract: StrictContract;
  customers: readonly string[];
  /** The bodies of all examples. */
  bodies: Json[];
}

function at(body: Json, path: string): Json | undefined {
  const keys = path.split(/[.[\]]/).filter((key) => key !== '' && key !== '$');
  return keys.reduce<Json | undefined>((node, key) => (node as JsonObject | null | undefined)?.[key], body);
}

function* walk(way: Way, given: JsonObject, value: Json, path: string, put: Field['put']): Generator<Variation> {
  const { contract } = way;
  const schema = resolve<JsonObject>(contract.document, given);
  if (isFixed(given, schema, value, way.customers)) return;
  const shown = way.bodies.flatMap((body) => at(body, path) ?? []);
  const field: Field = { contract, schema, path, value, put, shown };
  const fits = contract.validator(schema);
  for (const { what, value: varied, meaning = false } of valuesOf(field)) if (fits(varied)) yield { path, what, apply: put(varied), meaning };
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems, uniqueItems } = schema as { minItems?: number; maxItems?: number; uniqueItems?: boolean };
    if (value.length > minItems) yield { path, what: 'the fewest entries', apply: put(value.slice(0, minItems)), meaning: minItems === 0 };
    const [first] = value;
    if (first === undefined || schema.items === undefined) return;
    const most = typeof maxItems === 'number' ? numbered(first, maxItems) : [];
    if (fits(most) && most.length > value.length) yield { path, what: 'the most entries', apply: put(most), meaning: false };
    yield* walk(way, schema.items as JsonObject, first, `${path}[0]`, (changed) =>
      put([changed, ...value.slice(1).map((other) => (uniqueItems === true && other === changed ? first : other))]),
    );
  } else if (value !== null && typeof value === 'object') {
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)) {
      const child = value[name];
      // Each change starts from the body as it is then, so that changes of several fields add up.
      const inner: Field['put'] = (changed) => (plan) => ({ ...plan, body: { ...(plan.body as JsonObject), [name]: changed } });
      if (child !== undefined && path === '$') yield* walk(way, property, child, `${path}.${name}`, inner);
    }
  }
}

const differing = (a: JsonObject, b: JsonObject, contract: StrictContract, schema: JsonObject): boolean =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).some(([name, property]) => {
    const resolved = resolve<JsonObject>(contract.document, property);
    const decides = (resolved.enum !== undefined || resolved.pattern !== undefined) && resolved['x-one-time'] === undefined;
    return decides && a[name] !== undefined && b[name] !== undefined && a[name] !== b[name];
  });

/** Optional fields that another successful example leaves out, without another choice that would make them superfluous. */
function leftOut(contract: StrictContract, { body }: StrictOperation, plan: Plan): Variation[] {
  if (body === undefined || plan.body === undefined) return [];
  const required = (body.schema.required ?? []) as string[];
  const sparse = Object.values(body.media.examples ?? {})
    .filter((example) => (example as { 'x-outcome'?: string })['x-outcome'] !== '-1')
    .map(({ value }) => value as JsonObject)
    .filter((value) => !differing(plan.body as JsonObject, value, contract, body.schema));
  return Object.keys(plan.body as JsonObject)
    .filter((name) => !required.includes(name) && sparse.some((value) => value[name] === undefined))
    .map((name) => ({
      path: `$.${name}`,
      what: 'left out',
      apply: (before: Plan) => {
        const { [name]: _, ...rest } = before.body as JsonObject;
        return { ...before, body: rest };
      },
      meaning: false,
    }));
}

const COMMON = ['language', 'token', 't', KEY_HEADER];

function* ofParameter(contract: StrictContract, parameter: Parameter, plan: Plan, customers: readonly string[]): Generator<Variation> {
  const key = `${parameter.in} ${parameter.name}`;
  const value = plan.parameters[key];
  const { schema } = parameter;
  if (parameter.in === 'header' || COMMON.includes(parameter.name) || value === undefined) return;
  if (isFixed(parameter as unknown as JsonObject, schema, value, customers)) return;
  const put = (changed: Json) => (before: Plan) => ({ ...before, parameters: { ...before.parameters, [key]: String(changed) } });
  const shown = Object.values(parameter.examples ?? {}).map((example) => example.value);
  const typed = schema.type === 'integer' ? Number(value) : value;
  for (const { what, value: varied, meaning = false } of valuesOf({ contract, schema, path: key, value: typed, put, shown }))
    if (contract.validator(schema)(varied) && !/[\r\n]/.test(String(varied)))
      // The number of a page is no thing on a list: every one is answered.
      yield { path: key, what, apply: put(varied), meaning: meaning && schema.type !== 'integer' };
}

/** Every variation of one valid request. */
export function variationsOf(contract: StrictContract, operation: StrictOperation, plan: Plan, customers: readonly string[]): Variation[] {
  const bodies = Object.values(operation.body?.media.examples ?? {}).map(({ value }) => value);
  const way = { contract, customers, bodies };
  const ofBody = plan.body === undefined ? [] : [...walk(way, operation.body?.media.schema ?? {}, plan.body, '$', (body) => (before) => ({ ...before, body }))];
  return [
    ...operation.parameters.flatMap((parameter) => [...ofParameter(contract, parameter, plan, customers)]),
    ...ofBody,
    ...leftOut(contract, operation, plan),
  ];
}
