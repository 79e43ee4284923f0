/** The rules of one response beside its schema: `x-order`, `x-ends`, `x-unique`, `x-rules`, dates that are in the calendar, amounts and forms. */
import { isDeepStrictEqual } from 'node:util';
import { type ContractDocument, type Json, type JsonObject, resolve } from '../document.ts';
import { endsOf, type Order, orderOf, type Rule, rulesOf, uniqueOf } from '../marks.ts';
import type { Finding } from './errors.ts';
import { preview } from './violation.ts';

/** The values at a path such as `$.data.rows[*].id`; none when a part of it is missing. */
export function valuesAt(value: Json | undefined, path: string): Json[] {
  let found: Json[] = value === undefined ? [] : [value];
  for (const [, key, every] of path.matchAll(/\.?([\w-]+)|(\[\*\])/g)) {
    if (every !== undefined) found = found.flatMap((one) => (Array.isArray(one) ? one : []));
    else
      found = found.flatMap((one) => {
        const isEntry = Array.isArray(one) && /^\d+$/.test(key ?? '');
        const next = one !== null && typeof one === 'object' && (isEntry || !Array.isArray(one)) ? (one as JsonObject)[key ?? ''] : undefined;
        return next === undefined ? [] : [next];
      });
  }
  return found;
}

/** Every value in a value with its path, from the outside in and in order; however deep it is. */
export function* valuesIn(value: Json | undefined, path = '$'): Generator<[path: string, value: Json]> {
  const left: [string, Json][] = value === undefined ? [] : [[path, value]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    yield next;
    const [at, inner] = next;
    const isList = Array.isArray(inner);
    const items = inner !== null && typeof inner === 'object' ? Object.entries(inner).reverse() : [];
    for (const [name, item] of items) left.push([isList ? `${at}[${name}]` : `${at}.${name}`, item]);
  }
}

const isNumeric = (value: Json) => typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value));

/** Compares figures as figures, everything else as text. */
export function compared(a: Json, b: Json): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b);
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** Half a cent: figures with two decimals have no exact binary sum. */
const TOLERANCE = 0.005;

/** The first row that stands before its predecessor. */
export function firstOutOfOrder(rows: readonly Json[], { by, direction }: Order): { index: number; value: Json; before: Json } | undefined {
  const keys = rows.map((row) => (by === undefined ? row : valuesAt(row, `$.${by}`)[0]));
  for (const [index, value] of keys.entries()) {
    const before = keys[index - 1];
    if (value === undefined || before === undefined) continue;
    if (direction === 'asc' ? compared(before, value) > 0 : compared(before, value) < 0) return { index, value, before };
  }
  return undefined;
}

function* orderFindings(rows: readonly Json[], order: Order, path: string): Generator<Finding> {
  const wrong = firstOutOfOrder(rows, order);
  if (wrong === undefined) return;
  const field = order.by === undefined ? '' : `.${order.by}`;
  const expected = order.direction === 'asc' ? 'an ascending order' : 'a descending order';
  yield { kind: 'order', path: `${path}[${wrong.index}]${field}`, expected, got: `${preview(wrong.value)} after ${preview(wrong.before)}` };
}

function* endFindings(rows: readonly Json[], schema: JsonObject, path: string): Generator<Finding> {
  if (rows.length === 0) return;
  for (const [end, values = {}] of Object.entries(endsOf(schema))) {
    const index = end === 'first' ? 0 : rows.length - 1;
    for (const [field, value] of Object.entries(values)) {
      const [got] = valuesAt(rows[index], `$.${field}`);
      if (!isDeepStrictEqual(got, value))
        yield { kind: 'order', path: `${path}[${index}].${field}`, expected: `${preview(value)} in the ${end} row`, got: preview(got) };
    }
  }
}

function* uniqueFindings(rows: readonly Json[], fields: readonly string[], path: string): Generator<Finding> {
  for (const field of fields) {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const [value] = valuesAt(row, `$.${field}`);
      if (value === undefined) continue;
      const key = JSON.stringify(value);
      if (seen.has(key)) {
        yield { kind: 'unique', path: `${path}[${index}].${field}`, expected: 'a value that no other entry has', got: `${preview(value)} again` };
        break;
      }
      seen.add(key);
    }
  }
}

const total = (values: readonly Json[]) => values.reduce<number>((sum, value) => sum + Number(value), 0);

/** As few parts as the text needs; characters that count twice somewhere (GSM's ^{}[]~\\|, emoji) or are not in GSM (`) leave it open. */
function wronglyCut({ cut, of, latin, han }: Extract<Rule, { cut: string }>, value: Json): { place: string; got: string } | undefined {
  const [text] = valuesAt(value, of);
  const parts = valuesAt(value, cut).map((part) => String(part).length);
  if (typeof text !== 'string' || parts.length === 0 || /[\\^{}[\]~|`]|[\ud800-\udfff]/.test(text)) return undefined;
  const lengths = /^[\n -~]*$/.test(text) ? latin : /\p{Script=Han}/u.test(text) ? han : undefined;
  if (lengths === undefined) return undefined;
  const [alone, each] = lengths;
  const isRight = text.length <= alone ? parts.length === 1 : parts.length === Math.ceil(text.length / each) && parts.every((length) => length <= each);
  return isRight ? undefined : { place: cut, got: `${text.length} characters in parts of ${parts.join(', ')}` };
}

/** Where a rule is broken, and by what; undefined also when an optional part is missing. */
function brokenBy(rule: Rule, value: Json): { place: string; got: string } | undefined {
  if ('equal' in rule) {
    const [left, right] = rule.equal.map((path) => valuesAt(value, path)) as [Json[], Json[]];
    const fits = (one: Json) => right.some((other) => isDeepStrictEqual(one, other) || (isNumeric(one) && isNumeric(other) && Number(one) === Number(other)));
    const wrong = right.length === 0 ? undefined : left.find((one) => !fits(one));
    return wrong === undefined ? undefined : { place: rule.equal[0], got: `${preview(wrong)} and ${preview(right[0])}` };
  }
  if ('before' in rule) {
    const [left, right] = rule.before.map((path) => valuesAt(value, path)) as [Json[], Json[]];
    const index = left.findIndex((one, at) => right[at] !== undefined && compared(one, right[at] ?? null) > 0);
    return index < 0 ? undefined : { place: rule.before[0], got: `${preview(left[index])} and ${preview(right[index])}` };
  }
  if ('starts' in rule) {
    const [whole, start] = rule.starts.map((path) => valuesAt(value, path)[0]);
    const isRight = whole === undefined || start === undefined || String(whole).startsWith(String(start));
    return isRight ? undefined : { place: rule.starts[0], got: `${preview(whole)} and ${preview(start)}` };
  }
  if ('cut' in rule) return wronglyCut(rule, value);
  // Several places are a sum.
  const places = [rule.is].flat();
  const place = places[0] ?? '$';
  const figures = places.flatMap((path) => valuesAt(value, path));
  const is = figures.length > 1 ? total(figures) : figures[0];
  if (is === undefined || is === null) return undefined;
  if ('sum' in rule) {
    const parts = [rule.sum].flat().flatMap((path) => valuesAt(value, path));
    const sum = total(parts);
    return parts.length === 0 || Math.abs(sum - Number(is)) < TOLERANCE ? undefined : { place, got: `${preview(is)}, while the sum is ${sum}` };
  }
  if ('joined' in rule) {
    const parts = valuesAt(value, rule.joined).flat();
    const text = parts.join(rule.with);
    return parts.length === 0 || text === is ? undefined : { place: rule.joined, got: `${preview(text)}, while the whole is ${preview(is)}` };
  }
  const found = valuesAt(value, rule.count);
  if (found.length === 0 && !rule.count.includes('[*]')) return undefined;
  const count = found.length === 1 && Array.isArray(found[0]) ? found[0].length : found.length;
  return count === Number(is) ? undefined : { place, got: `${preview(is)}, while there are ${count}` };
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;

/** Whether a text that looks like a date is none: 2026-02-30. */
export function isNoDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day);
}

/** A schema with the keywords that stand beside its `$ref`. */
function merged(document: ContractDocument, given: JsonObject): JsonObject {
  if (!('$ref' in given)) return given;
  const { $ref: _, ...beside } = given;
  return { ...resolve<JsonObject>(document, given), ...beside };
}

/** Everything in a value, which fits its schema, that breaks a rule of the contract. */
export function* ruleFindings(document: ContractDocument, given: JsonObject, value: Json, path = '$'): Generator<Finding> {
  const schema = merged(document, given);
  for (const part of (schema.allOf ?? []) as JsonObject[]) yield* ruleFindings(document, part, value, path);
  if (typeof value === 'string') {
    const isDate = (typeof schema.pattern === 'string' || typeof schema.format === 'string') && isNoDate(value);
    if (isDate) yield { kind: 'format', path, expected: 'a date that is in the calendar', got: preview(value) };
    if (schema.pattern !== undefined && /^-0+(?:\.0+)?$/.test(value)) yield { kind: 'format', path, expected: 'nothing without a minus', got: preview(value) };
    if (schema['x-as-written'] !== true && /<form\b[^>]*\saction=["']?http:(?!\/\/127\.)/i.test(value))
      yield { kind: 'format', path, expected: 'a form whose action is an https address', got: preview(value) };
  } else if (Array.isArray(value)) {
    const order = orderOf(schema);
    if (order !== undefined) yield* orderFindings(value, order, path);
    yield* endFindings(value, schema, path);
    yield* uniqueFindings(value, uniqueOf(schema), path);
    const items = schema.items as JsonObject | undefined;
    if (items !== undefined) for (const [index, row] of value.entries()) yield* ruleFindings(document, items, row, `${path}[${index}]`);
  } else if (value !== null && typeof value === 'object') {
    for (const rule of rulesOf(schema)) {
      const broken = brokenBy(rule, value);
      if (broken !== undefined) yield { kind: 'rule', path: `${path}${broken.place.slice(1)}`, expected: rule.says.replace(/\.$/, ''), got: broken.got };
    }
    const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
    for (const [name, item] of Object.entries(value))
      if (properties[name] !== undefined) yield* ruleFindings(document, properties[name], item, `${path}.${name}`);
  }
}
