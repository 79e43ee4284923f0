import { type ContractDocument, type Json, type JsonObject, resolveProperty } from './document.ts';
import { type Order, orderOf, type Rule, rulesOf, uniqueOf } from './marks.ts';

/** What a value breaks of `x-order`, `x-unique` and `x-rules`, and where. */
export interface BrokenRule {
  path: string;
  says: string;
}

/** Texts of figures compare as numbers. */
function compare(one: Json | undefined, other: Json | undefined): number {
  const [a, b] = [Number(one), Number(other)];
  if (one !== '' && other !== '' && !Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

/** The values at a path such as `$.data.rows[*].id`. */
export function valuesAt(value: Json, path: string): Json[] {
  return [...path.matchAll(/\.(\w+)|\[\*\]/g)].reduce<Json[]>(
    (found, [, name]) => found.flatMap((each) => (name === undefined ? each : ((each as JsonObject | null)?.[name] ?? []))) as Json[],
    [value],
  );
}

const CENT = 0.01;
const total = (value: Json, paths: string | string[]) =>
  [paths].flat().reduce((sum, path) => sum + valuesAt(value, path).reduce<number>((part, each) => part + Number(each), 0), 0);
const areEqual = (one: number, other: number) => Math.abs(one - other) < CENT;

function holds(rule: Rule, value: JsonObject): boolean {
  const first = (path: string) => valuesAt(value, path)[0];
  if ('equal' in rule) return JSON.stringify(first(rule.equal[0])) === JSON.stringify(first(rule.equal[1]));
  if ('before' in rule) return compare(first(rule.before[0]), first(rule.before[1])) <= 0;
  if ('sum' in rule) return areEqual(total(value, rule.sum), total(value, rule.is));
  if ('count' in rule) return areEqual(valuesAt(value, rule.count).length, total(value, rule.is));
  return valuesAt(value, rule.joined).join(rule.with) === first(rule.is);
}

/** Paths that a rule names. */
export function pathsOf({ says: _says, ...rule }: Rule): string[] {
  return Object.values(rule)
    .flat()
    .filter((value) => String(value).startsWith('$'));
}

function isOrdered(rows: Json[], { by, direction }: Order): boolean {
  const values = rows.map((row) => (by === undefined ? row : (row as JsonObject)[by]));
  return values.every((value, index) => index === 0 || compare(values[index - 1], value) * (direction === 'asc' ? 1 : -1) <= 0);
}

/** Checks a value that is valid against its schema. */
export function brokenRules(document: ContractDocument, node: Json, value: Json, path = '$'): BrokenRule[] {
  const schema = resolveProperty(document, node);
  if (Array.isArray(value)) {
    const order = orderOf(schema);
    const repeated = uniqueOf(schema).filter((field) => new Set(value.map((row) => (row as JsonObject)[field])).size < value.length);
    return [
      ...(order === undefined || isOrdered(value, order)
        ? []
        : [{ path, says: `The rows are ordered ${order.by === undefined ? '' : `by ${order.by}, `}${order.direction}.` }]),
      ...repeated.map((field) => ({ path, says: `Every row has another ${field}.` })),
      ...(schema.items === undefined ? [] : value.flatMap((row, index) => brokenRules(document, schema.items ?? null, row, `${path}[${index}]`))),
    ];
  }
  if (value === null || typeof value !== 'object') return [];
  const broken = rulesOf(schema).filter((rule) => pathsOf(rule).every((each) => valuesAt(value, each).length > 0) && !holds(rule, value));
  const properties = (schema.properties ?? {}) as JsonObject;
  return [
    ...broken.map(({ says }) => ({ path, says })),
    ...Object.entries(value).flatMap(([name, each]) => brokenRules(document, properties[name] ?? {}, each, `${path}.${name}`)),
  ];
}
