import type { IncomingMessage } from 'node:http';
import { exampleFor } from '@site/contract/examples.ts';
import { defaultLanguage, type Language, languageAsked, languages, type Texts, textIn } from '../../../openapi/languages.ts';
import type { Envelope, Json, SampleOperation } from './contract.ts';
import type { Person, Store } from './store.ts';

/** One valid request. */
export interface Call {
  operation: SampleOperation;
  language: Language;
  path: Record<string, string>;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: checked by the generated schema of the operation
  body: any;
  token: string;
  /** The logged-in customer; present for every operation that needs a token. */
  customer: Person;
  store: Store;
}

/** An envelope, the name of an example, or nothing for the usual example; `404` when the resource does not exist. */
export type Reply = Envelope | string | 404 | undefined;

export type Responders = Record<string, (call: Call) => Reply>;

export function ok(data: Json): Envelope {
  return { status: '0', data };
}

export const DONE: Envelope = { status: '0' };

/** Status −1 with a message in the language of the request. */
export function refused({ language }: Pick<Call, 'language'>, cn: string, en: string): Envelope {
  return { status: '-1', message: textIn({ cn, en }, language) };
}

/** A text in the language that a request asks for. */
export function inLanguage({ headers }: IncomingMessage, texts: Texts): string {
  return textIn(texts, languageAsked(headers.language) ?? defaultLanguage.code);
}

/** The language that is not asked for. */
export const otherThan = (language: Language): Language => languages.find(({ code }) => code !== language)?.code ?? language;

/** An example by name, by default the first, in the language of the request if there are two. */
export function exampleOf(operation: SampleOperation, language: Language, name?: string): Envelope {
  const names = Object.keys(operation.examples);
  // A usual answer may be named, too: it has both languages.
  const found = operation.examples[exampleFor(names, language, name === defaultLanguage.code ? undefined : name) ?? ''];
  if (found === undefined) throw new Error(`${operation.id} has no example ${name ?? names[0]}`);
  return structuredClone(found);
}

export function dataOf<T>(call: Call, name?: string): T {
  return exampleOf(call.operation, call.language, name).data as T;
}

/** The data of another operation's example. */
export function seed<T>({ store, language }: Call, id: string): T {
  const operation = store.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  return exampleOf(operation, language).data as T;
}

/** One page of an example's rows with their totals. */
export function page(rows: Json[], pageNumber: number, pageSize: number): Record<string, Json> {
  return { total: rows.length, totalPages: Math.ceil(rows.length / pageSize), rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize) };
}

/** A response before it is sent. */
export interface Outgoing {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A response with JSON, by default with HTTP 200. */
export function json(value: unknown, status = 200): Outgoing {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

/** A response with any text, of a media type or with other headers. */
export function text(status: number, headers: string | Record<string, string>, body: string): Outgoing {
  return { status, headers: typeof headers === 'string' ? { 'content-type': headers } : headers, body: Buffer.from(body) };
}

/** A refusal as the body of one that comes before the usual checks. */
export const REFUSAL = { status: '-1', message: '內容不正確，請檢查後再試。' };
