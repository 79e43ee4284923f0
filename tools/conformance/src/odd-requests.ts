import { type Json, type JsonObject, resolve } from '@site/contract/document.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { isRead } from './marks.ts';
import type { Change, Plan } from './requests.ts';

/** A request that no client of the contract sends. */
export interface Odd {
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

const ODD_TEXTS: [what: string, escaped: string][] = [
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

/** Methods that the contract does not have for a path; a server that carries them out opens a second way in. */
function wrongMethods(contract: StrictContract, operation: StrictOperation): Odd[] {
  return [operation.method === 'GET' ? 'POST' : 'GET']
    .filter((method) => !contract.operations.some(({ method: known, path }) => known === method && path === operation.path))
    .map((method) => ({
      path: 'method',
      what: method,
      // A GET carries its values in the query, as a form that was sent with the wrong method does.
      change: method === 'GET' ? { method, body: { type: undefined } } : { method },
      must: 'refuse',
    }));
}

/** Odd values of one field that is a text. */
function oddTexts(plan: Plan, field: string): Odd[] {
  const odd = (what: string, bytes: Bytes): Odd => ({ path: `$.${field}`, what, change: { body: { type: 'application/json', bytes } }, must: 'survive' });
  const having = (text: string) => JSON.stringify({ ...(plan.body as JsonObject), [field]: text });
  // A text that no other contains, so that it can be replaced by what JSON.stringify would not write.
  const [before = '', after = ''] = having('odd-text').split('odd-text');
  return [
    odd(VERY_LONG_TEXT, utf8(having('x'.repeat(VERY_LONG)))),
    ...ODD_TEXTS.map(([what, escaped]) => odd(what, utf8(`${before}${escaped}${after}`))),
    odd('bytes that are no UTF-8', new Uint8Array([...utf8(before), 0xff, 0xc3, 0x28, ...utf8(after)])),
  ];
}

function oddBodies(contract: StrictContract, operation: StrictOperation, plan: Plan): Odd[] {
  const { body } = operation;
  if (body === undefined || body.mediaType.startsWith('multipart/')) return [];
  const usual = JSON.stringify(plan.body ?? {});
  const odd = (what: string, change: Sent): Odd => ({ path: '$', what, change: { body: change }, must: 'survive' });
  const refused = (what: string, change: Sent): Odd => ({ ...odd(what, change), must: 'refuse' });
  const fields = Object.entries((plan.body ?? {}) as JsonObject);
  const form = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  const field = textField(contract, body, plan);
  // The last of two equal keys is what most readers take, so the request would be carried out.
  const readsOnly = isRead(contract, operation);
  const [first] = fields;
  return [
    refused('a number as the whole body', sent('5')),
    refused('an empty JSON document', sent(' ')),
    refused('two JSON documents', sent(`${usual}${usual}`)),
    refused('a form instead of JSON', sent(form.toString(), 'application/x-www-form-urlencoded')),
    refused('XML', sent(`<request>${usual.replaceAll(/[<&]/g, '')}</request>`, 'application/xml')),
    odd('lists in lists, very deep', sent(`${'['.repeat(VERY_DEEP)}${']'.repeat(VERY_DEEP)}`)),
    ...(first === undefined || !readsOnly ? [] : [odd('a key twice', sent(usual.replace('{', `{${JSON.stringify(first[0])}:${JSON.stringify(first[1])},`)))]),
    ...(readsOnly ? [odd('the key __proto__', sent(usual.replace('{', '{"__proto__":{"admin":true},')))] : []),
    ...(field === undefined ? [] : oddTexts(plan, field)),
  ];
}

function oddQueries({ parameters }: StrictOperation, plan: Plan): Odd[] {
  return parameters
    .filter((parameter) => parameter.in === 'query' && plan.parameters[`query ${parameter.name}`] !== undefined)
    .flatMap(({ name }, index): Odd[] => {
      const base = { path: `query ${name}`, must: 'survive' as const };
      return [
        { ...base, what: 'given twice', change: { query: `${encodeURIComponent(name)}=2` } },
        { ...base, what: 'as a list', change: { parameters: { [`query ${name}`]: undefined }, query: `${encodeURIComponent(name)}[]=1&${name}[a]=2` } },
        // A query is decoded as a whole, so that one parameter stands for all.
        ...(index > 0
          ? []
          : [
              {
                ...base,
                what: 'bytes that are no UTF-8',
                change: { parameters: { [`query ${name}`]: undefined }, query: `${encodeURIComponent(name)}=%ff%c3%28` },
              },
            ]),
        { ...base, what: 'the character NUL', change: { parameters: { [`query ${name}`]: '\u0000' } } },
        { ...base, what: VERY_LONG_TEXT, change: { parameters: { [`query ${name}`]: 'x'.repeat(6_000) } } },
      ];
    });
}

function oddPaths({ parameters }: StrictOperation): Odd[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name }): Odd[] =>
      (
        [
          ['a quote', "'"],
          ['the character NUL', '\u0000'],
          ['Chinese', '漫遊'],
          ['a slash, encoded', 'a/b'],
        ] as const
      ).map(([what, value]) => ({ path: `path ${name}`, what, change: { parameters: { [`path ${name}`]: value } }, must: 'survive' })),
    );
}

/** Dates of a request in the past, where the contract has a refusal for a time that has passed. */
function pastTimes(contract: StrictContract, operation: StrictOperation): Odd[] {
  if (operation.responses.get(200)?.examples.timePassed === undefined || operation.body === undefined) return [];
  const properties = (operation.body.schema.properties ?? {}) as Record<string, JsonObject>;
  const isDate = (name: string) => resolve<JsonObject>(contract.document, properties[name] ?? {}).format === 'date';
  return Object.values(operation.body.media.examples ?? {}).flatMap(({ value }): Odd[] => {
    const dates = Object.keys(value as JsonObject).filter(isDate);
    if (dates.length === 0) return [];
    const past: Json = { ...(value as JsonObject), ...Object.fromEntries(dates.map((name) => [name, '2020-01-06'])) };
    return [{ path: `$.${dates[0]}`, what: 'a time that has passed', change: { body: sent(JSON.stringify(past)) }, must: 'refuse' }];
  });
}

/** Requests besides the contract: wrong methods, wrong media types, odd text, very long and very deep. */
export function oddRequests(contract: StrictContract, operation: StrictOperation, plan: Plan): Odd[] {
  const withBody: Odd[] = operation.method === 'GET' ? [{ path: '$', what: 'a body with a GET', change: { body: sent('{"page":1}') }, must: 'survive' }] : [];
  return [
    ...wrongMethods(contract, operation),
    ...withBody,
    ...oddQueries(operation, plan),
    ...oddPaths(operation),
    ...oddBodies(contract, operation, plan),
    ...pastTimes(contract, operation),
  ];
}
