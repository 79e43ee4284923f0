/** Requests with the values of `values.ts`: valid ones in place of valid ones, and each that breaks one rule. */
import { type Json, type JsonObject, type Parameter, resolve, resolveProperty } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { COMMON, KEY_HEADER, type Plan } from './requests.ts';
import { todayInMacau } from './today.ts';
import { invalidValues, SPACED, type ValidValue, validValues } from './values.ts';

/** One change of a valid request that leaves it valid. */
export interface Variation {
  /** Place of the changed value. */
  path: string;
  /** Description, such as "the longest text". */
  what: string;
  apply: (plan: Plan) => Plan;
  /** Whether the meaning of the value may be a reason to refuse it. */
  meaning: boolean;
}

/** One broken rule: where, and how, such as "too long". */
type Wrong = Pick<Variation, 'path' | 'what'>;
type WrongBody = Wrong & { body: Json };
/** Of a parameter such as `query pageSize`; without a value it is left out. */
type WrongParameter = Wrong & { value: string | undefined };

type Keys = readonly (string | number)[];

/** A place in a body. */
interface Place {
  keys: Keys;
  path: string;
  /** With the marks of the place itself. */
  given: JsonObject;
  schema: JsonObject;
  /** Its value in the example; undefined where that leaves it out. */
  value: Json | undefined;
  /** Of the first entry of a list: the list, and whether its entries differ. */
  list?: { entries: Json[]; unique: boolean };
}

const isObject = (value: Json | undefined): value is JsonObject => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every place of a body, with the first entry of each list; nothing below a place that is pruned. */
function* placesOf(
  contract: StrictContract,
  body: Pick<Place, 'given' | 'value' | 'list'>,
  isPruned: (place: Place) => boolean,
  keys: Keys = [],
): Generator<Place> {
  const schema = resolve<JsonObject>(contract.document, body.given);
  const path = `$${keys.map((key) => (key === 0 ? '[0]' : `.${key}`)).join('')}`;
  const place: Place = { ...body, schema, keys, path };
  if (isPruned(place)) return;
  yield place;
  const { value } = body;
  if (schema.type === 'object' && isObject(value))
    for (const [name, given] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>))
      yield* placesOf(contract, { given, value: value[name] }, isPruned, [...keys, name]);
  if (schema.type === 'array' && Array.isArray(value) && value.length > 0 && schema.items !== undefined)
    yield* placesOf(contract, { given: schema.items as JsonObject, value: value[0], list: { entries: value, unique: schema.uniqueItems === true } }, isPruned, [
      ...keys,
      0,
    ]);
}

/** A copy of a body with another value at a place; without one the field is left out. */
function setAt(body: Json | undefined, [key, ...rest]: Keys, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (Array.isArray(body)) return body.with(Number(key), setAt(body[Number(key)], rest, value));
  const { [key]: old, ...others } = (body ?? {}) as JsonObject;
  if (rest.length === 0 && value === undefined) return others;
  return { ...(body as JsonObject), [key]: setAt(old, rest, value) };
}

/** Another value at a place of the body as it is then, so that changes of several fields add up. */
const putting = (keys: Keys, value: Json | undefined) => (before: Plan) => ({ ...before, body: setAt(before.body, keys, value) });

function valueAt(body: Json | undefined, keys: Keys): Json | undefined {
  return keys.reduce<Json | undefined>((node, key) => (node as JsonObject | null | undefined)?.[key], body);
}

/** Name of an undocumented field. */
const EXTRA = 'notInTheContract';

/** What a framework knows of a field: its type and form, not its limits. */
const kindOf = ({ type, format, pattern, enum: values }: JsonObject) => JSON.stringify([type, format, pattern, values]);

/** Bodies that break each rule once, over all examples. */
export function wrongBodies(contract: StrictContract, { body }: StrictOperation): WrongBody[] {
  const found = new Map<string, WrongBody>();
  /** Kinds of fields that have been given lookalikes: one of a kind is enough, because a framework reads all of them alike. */
  const tried = new Set<string>();
  for (const { value: usual } of Object.values(body?.media.examples ?? {})) {
    const add = (path: string, what: string, keys: Keys, value: Json | undefined) => {
      const key = `${path} ${what}`;
      if (!found.has(key)) found.set(key, { path, what, body: setAt(usual, keys, value) });
    };
    const places = [...placesOf(contract, { given: body?.media.schema ?? {}, value: usual }, () => false)];
    for (const { keys, path, schema, value } of places) {
      const kind = kindOf(schema);
      for (const wrong of invalidValues(contract, schema, value ?? null, !tried.has(kind))) add(path, wrong.what, keys, wrong.value);
      tried.add(kind);
      if (schema.type === 'object' && isObject(value))
        for (const name of (schema.required ?? []) as string[]) add(`${path}.${name}`, 'missing', [...keys, name], undefined);
    }
    for (const { keys, path, schema, value } of places) {
      const isClosed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
      if (schema.type === 'object' && isObject(value) && isClosed) add(`${path}.${EXTRA}`, 'a field that the contract does not have', [...keys, EXTRA], true);
    }
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
    const { type } = parameter.schema;
    const sample = Object.values(parameter.examples ?? {})[0]?.value ?? (type === 'integer' ? 1 : 'x');
    const missing: WrongParameter[] = parameter.required === true && parameter.in !== 'path' ? [{ path, what: 'missing', value: undefined }] : [];
    // What a lenient reader takes for a whole number.
    const almost = type === 'integer' ? ['1.5', '1x'].map((value) => ({ what: `the text ${value}`, value })) : [];
    // Every parameter is text on the wire, so only numbers can have the wrong type.
    const wrong = [...invalidValues(contract, parameter.schema, sample, false), ...almost].filter(
      ({ value }) => type !== 'string' || typeof value === 'string',
    );
    return [...missing, ...wrong.flatMap(({ what, value }) => (sendable(parameter, String(value)) ? [{ path, what, value: String(value) }] : []))];
  });
}

/** Fields that are not varied: what only the server can know, and what a customer has. What names a customer is only written with spaces. */
function isFixed(given: JsonObject, schema: JsonObject): boolean {
  const marks = ['x-owned', 'x-one-time', 'x-secret'];
  return marks.some((mark) => given[mark] !== undefined || schema[mark] !== undefined);
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
    .map((name) => ({ path: `$.${name}`, what: 'left out', apply: putting([name], undefined), meaning: false }));
}

/** Codes of other examples that the request does not need: they are ignored. */
function notNeeded(contract: StrictContract, { body }: StrictOperation, plan: Plan): Variation[] {
  const examples = Object.values(body?.media.examples ?? {}).map(({ value }) => value as JsonObject);
  const required = (body?.schema.required ?? []) as string[];
  return Object.entries((body?.schema.properties ?? {}) as Record<string, JsonObject>).flatMap(([name, given]): Variation[] => {
    const isCode = resolveProperty(contract.document, given)['x-one-time'] === true && !required.includes(name);
    const code = examples.find((one) => one[name] !== undefined)?.[name];
    if (!isCode || code === undefined || valueAt(plan.body, [name]) !== undefined) return [];
    return [{ path: `$.${name}`, what: 'a code that it does not need', apply: putting([name], code), meaning: false }];
  });
}

function* ofParameter(contract: StrictContract, parameter: Parameter, plan: Plan, customers: readonly string[]): Generator<Variation> {
  const key = `${parameter.in} ${parameter.name}`;
  const value = plan.parameters[key];
  const { schema } = parameter;
  if (parameter.in === 'header' || COMMON.includes(parameter.name) || value === undefined) return;
  if (isFixed(parameter as unknown as JsonObject, schema) || customers.includes(value)) return;
  const put = (changed: Json) => (before: Plan) => ({ ...before, parameters: { ...before.parameters, [key]: String(changed) } });
  const shown = Object.values(parameter.examples ?? {}).map((example) => example.value);
  const typed = schema.type === 'integer' ? Number(value) : value;
  for (const { what, value: varied, meaning } of validValues(contract, schema, typed, shown))
    if (!/[\r\n]/.test(String(varied)))
      // The number of a page is no thing on a list: every one is answered.
      yield { path: key, what, apply: put(varied), meaning: meaning && schema.type !== 'integer' };
}

/** Valid values at the places of a body that a customer fills in. */
function* ofBody(contract: StrictContract, { body }: StrictOperation, plan: Plan, customers: readonly string[]): Generator<Variation> {
  if (plan.body === undefined) return;
  const bodies = Object.values(body?.media.examples ?? {}).map(({ value }) => value);
  const isPruned = ({ keys, given, schema, value }: Place) => value === undefined || keys.slice(1).some((key) => key !== 0) || isFixed(given, schema);
  for (const { keys, path, given, schema, value = null, list } of placesOf(contract, { given: body?.media.schema ?? {}, value: plan.body }, isPruned)) {
    const shown = bodies.flatMap((one) => valueAt(one, keys) ?? []);
    const today: ValidValue[] = given['x-earliest'] === undefined ? [] : [{ what: 'today', value: todayInMacau(), meaning: false }];
    for (const { what, value: varied, meaning } of [...validValues(contract, schema, value, shown), ...today]) {
      if (what !== SPACED && customers.includes(String(value))) continue;
      // Where entries differ, the one that has the new value gets the former one.
      const others = list?.entries.slice(1).map((other) => (list.unique && other === varied ? value : other));
      yield { path, what, meaning, apply: others === undefined ? putting(keys, varied) : putting(keys.slice(0, -1), [varied, ...others]) };
    }
  }
}

/** Every variation of one valid request. */
export function variationsOf(contract: StrictContract, operation: StrictOperation, plan: Plan, customers: readonly string[]): Variation[] {
  return [
    ...operation.parameters.flatMap((parameter) => [...ofParameter(contract, parameter, plan, customers)]),
    ...ofBody(contract, operation, plan, customers),
    ...leftOut(contract, operation, plan),
    ...notNeeded(contract, operation, plan),
  ];
}
