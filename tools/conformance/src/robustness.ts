import { type Json, type JsonObject, resolve, resolveProperty } from '@site/contract/document.ts';
import { afterOf, customerOf, outcomeOf } from '@site/contract/marks.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { isRead } from './marks.ts';
import type { Change, Plan } from './requests.ts';

/** A request besides the contract, at its place. */
export interface Attempt {
  path: string;
  what: string;
  change: Change;
  /** Whether the server must refuse it, or may answer it in any way that is no failure. */
  must: 'refuse' | 'survive';
}

type Bytes = Uint8Array<ArrayBuffer>;
type Sent = { type: string; bytes: Bytes };

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const sent = (text: string, type = 'application/json'): Sent => ({ type, bytes: utf8(text) });

export const VERY_LONG_TEXT = 'a very long text';
/** Characters of a body that is longer than any form; more than the usual limit of frameworks (100 kB). */
const VERY_LONG = 200_000;
/** Levels of lists in lists; a reader that calls itself for each of them runs out of stack. */
const VERY_DEEP = 5_000;

const UNUSUAL_TEXTS: [what: string, escaped: string][] = [
  ['half of a surrogate pair', '\\ud83d'],
  ['the character NUL', '\\u0000'],
  ['right-to-left marks and characters of no meaning', '\\u202e\\u2067אב\\uffff\\ufffe\\u200b'],
];

/** The name of the first field of a body that is a text. */
function textField(contract: StrictContract, { schema }: NonNullable<StrictOperation['body']>, plan: Plan): string | undefined {
  const properties = (schema.properties ?? {}) as Record<string, JsonObject>;
  const isText = (name: string) => resolve<JsonObject>(contract.document, properties[name] ?? {}).type === 'string';
  return Object.keys((plan.body ?? {}) as JsonObject).find(isText);
}

/** A request that the server may answer in any way that is no failure. */
const survived = (path: string, what: string, change: Change): Attempt => ({ path, what, change, must: 'survive' });
const refused = (path: string, what: string, change: Change): Attempt => ({ path, what, change, must: 'refuse' });

/** Methods that the contract does not have for a path; a server that carries them out opens a second way in. */
function* wrongMethods(contract: StrictContract, operation: StrictOperation): Generator<Attempt> {
  const method = operation.method === 'GET' ? 'POST' : 'GET';
  if (contract.operations.some((known) => known.method === method && known.path === operation.path)) return;
  // A GET carries its values in the query, as a form that was sent with the wrong method does.
  yield refused('method', method, method === 'GET' ? { method, body: { type: undefined } } : { method });
}

/** Unusual values of one field that is a text. */
function unusualTexts(plan: Plan, field: string): Attempt[] {
  const having = (text: string) => JSON.stringify({ ...(plan.body as JsonObject), [field]: text });
  // A text that no other contains, so that it can be replaced by what JSON.stringify would not write.
  const [before = '', after = ''] = having('unusual-text').split('unusual-text');
  const values: [what: string, bytes: Bytes][] = [
    [VERY_LONG_TEXT, utf8(having('x'.repeat(VERY_LONG)))],
    ...UNUSUAL_TEXTS.map(([what, escaped]): [string, Bytes] => [what, utf8(`${before}${escaped}${after}`)]),
    ['bytes that are no UTF-8', new Uint8Array([...utf8(before), 0xff, 0xc3, 0x28, ...utf8(after)])],
  ];
  return values.map(([what, bytes]) => survived(`$.${field}`, what, { body: { type: 'application/json', bytes } }));
}

function* unusualBodies(contract: StrictContract, operation: StrictOperation, plan: Plan): Generator<Attempt> {
  const { body } = operation;
  if (operation.method === 'GET') yield survived('$', 'a body with a GET', { body: sent('{"page":1}') });
  if (body === undefined || body.mediaType.startsWith('multipart/')) return;
  const usual = JSON.stringify(plan.body ?? {});
  const fields = Object.entries((plan.body ?? {}) as JsonObject);
  const form = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  yield refused('$', 'a number as the whole body', { body: sent('5') });
  yield refused('$', 'an empty JSON document', { body: sent(' ') });
  yield refused('$', 'two JSON documents', { body: sent(`${usual}${usual}`) });
  yield refused('$', 'a form instead of JSON', { body: sent(form.toString(), 'application/x-www-form-urlencoded') });
  yield refused('$', 'XML', { body: sent(`<request>${usual.replaceAll(/[<&]/g, '')}</request>`, 'application/xml') });
  yield survived('$', 'lists in lists, very deep', { body: sent(`${'['.repeat(VERY_DEEP)}${']'.repeat(VERY_DEEP)}`) });
  const withKey = (key: string) => ({ body: sent(usual.replace('{', `{${key},`)) });
  const [first] = fields;
  // The last of two equal keys is what most readers take, so the request would be carried out.
  if (isRead(contract, operation) && first !== undefined)
    yield survived('$', 'a key twice', withKey(`${JSON.stringify(first[0])}:${JSON.stringify(first[1])}`));
  if (isRead(contract, operation)) yield survived('$', 'the key __proto__', withKey('"__proto__":{"admin":true}'));
  const field = textField(contract, body, plan);
  if (field !== undefined) yield* unusualTexts(plan, field);
}

function* unusualQueries({ parameters }: StrictOperation, plan: Plan): Generator<Attempt> {
  const given = parameters.filter((parameter) => parameter.in === 'query' && plan.parameters[`query ${parameter.name}`] !== undefined);
  for (const [index, { name }] of given.entries()) {
    const path = `query ${name}`;
    const text = encodeURIComponent(name);
    const instead = (query: string) => ({ parameters: { [path]: undefined }, query });
    yield survived(path, 'given twice', { query: `${text}=2` });
    yield survived(path, 'as a list', instead(`${text}[]=1&${name}[a]=2`));
    // A query is decoded as a whole, so that one parameter stands for all.
    if (index === 0) yield survived(path, 'bytes that are no UTF-8', instead(`${text}=%ff%c3%28`));
    yield survived(path, 'the character NUL', { parameters: { [path]: '\u0000' } });
    yield survived(path, VERY_LONG_TEXT, { parameters: { [path]: 'x'.repeat(6_000) } });
  }
}

const UNUSUAL_IDS: [what: string, value: string][] = [
  ['a quote', "'"],
  ['the character NUL', '\u0000'],
  ['Chinese', '漫遊'],
  ['a slash, encoded', 'a/b'],
];

function* unusualPaths({ parameters }: StrictOperation): Generator<Attempt> {
  for (const { name } of parameters.filter((parameter) => parameter.in === 'path'))
    for (const [what, value] of UNUSUAL_IDS) yield survived(`path ${name}`, what, { parameters: { [`path ${name}`]: value } });
}

/** Dates of a request in the past, where the contract has a refusal for a time that has passed. */
function* pastTimes(contract: StrictContract, operation: StrictOperation): Generator<Attempt> {
  if (operation.responses.get(200)?.examples.timePassed === undefined || operation.body === undefined) return;
  const properties = (operation.body.schema.properties ?? {}) as Record<string, JsonObject>;
  const isDate = (name: string) => resolve<JsonObject>(contract.document, properties[name] ?? {}).format === 'date';
  for (const { value } of Object.values(operation.body.media.examples ?? {})) {
    const dates = Object.keys(value as JsonObject).filter(isDate);
    const past: Json = { ...(value as JsonObject), ...Object.fromEntries(dates.map((name) => [name, '2020-01-06'])) };
    if (dates.length > 0) yield refused(`$.${dates[0]}`, 'a time that has passed', { body: sent(JSON.stringify(past)) });
  }
}

/** What an example is refused for, written otherwise: an amount with more zeros, and a place outside of the site with a path of the site. */
function* refusedOtherwise(contract: StrictContract, { body }: StrictOperation): Generator<Attempt> {
  const examples = Object.values(body?.media.examples ?? {});
  const [usual] = examples.filter((one) => outcomeOf(one) === '0').map(({ value }) => value as JsonObject);
  for (const { value } of examples.filter((one) => outcomeOf(one) === '-1' && afterOf(one) === undefined && customerOf(one) === undefined))
    for (const [name, refusedFor] of Object.entries(value as JsonObject)) {
      const schema = resolveProperty(contract.document, (body?.schema.properties as JsonObject | undefined)?.[name] ?? {});
      const [wrong, right] = [String(refusedFor), String(usual?.[name])];
      if (wrong === right || typeof refusedFor !== 'string' || schema['x-one-time'] === true || schema['x-secret'] === true) continue;
      const { host, origin } = URL.canParse(wrong) ? new URL(wrong) : { host: '', origin: '' };
      // A number with a decimal part is an amount, any other may be a name.
      const others = host === '' ? [`${wrong}.0`, `${wrong}.00`, `${wrong}0`, `0${wrong}`] : [`${origin}${right}`, `//${host}${right}`, `//${host}/`];
      const fits = contract.validator(schema);
      for (const other of others.filter((one) => fits(one) && (host !== '' || (String(schema.pattern).includes('\\.') && Number(one) === Number(wrong)))))
        yield refused(`$.${name}`, `${other}, which is ${wrong} otherwise`, { body: sent(JSON.stringify({ ...(value as JsonObject), [name]: other })) });
    }
}

/** Requests besides the contract: wrong methods, wrong media types, unusual text, very long and very deep. */
export function* robustnessCases(contract: StrictContract, operation: StrictOperation, plan: Plan): Generator<Attempt> {
  yield* wrongMethods(contract, operation);
  yield* unusualQueries(operation, plan);
  yield* unusualPaths(operation);
  yield* unusualBodies(contract, operation, plan);
  yield* pastTimes(contract, operation);
  yield* refusedOtherwise(contract, operation);
}
