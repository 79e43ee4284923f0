import type { Envelope, Json, SampleOperation } from './contract.ts';
import type { Person, Store } from './store.ts';

/** One request, checked and understood. */
export interface Ask {
  operation: SampleOperation;
  language: 'cn' | 'en';
  path: Record<string, string>;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: the generated schema has checked it; which fields there are is the operation's business
  body: any;
  token: string;
  /** Who asks; there for every operation that needs a token. */
  customer: Person;
  store: Store;
}

/** An envelope, the name of an example, or nothing for the usual example; `404` when the resource does not exist. */
export type Answer = Envelope | string | 404 | undefined;

/** Works out the answer of an operation. */
export type Answers = Record<string, (ask: Ask) => Answer>;

/** A success with a payload. */
export function ok(data: Json): Envelope {
  return { status: '0', data };
}

/** A success without a payload. */
export const DONE: Envelope = { status: '0' };

/** A refusal with its sentence in the language of the request. */
export function refused({ language }: Pick<Ask, 'language'>, cn: string, en: string): Envelope {
  return { status: '-1', message: language === 'en' ? en : cn };
}

/** An example of the operation by name, in the language of the request where it has two. Without a name the usual one. */
export function exampleOf(operation: SampleOperation, language: 'cn' | 'en', name?: string): Envelope {
  const names = Object.keys(operation.examples);
  const wanted = name ?? names[0] ?? '';
  const english = wanted === 'cn' ? 'en' : `${wanted}En`;
  const found = operation.examples[language === 'en' && names.includes(english) ? english : wanted];
  if (found === undefined) throw new Error(`${operation.id} has no example ${wanted}`);
  return structuredClone(found);
}

/** The payload of an example. */
export function dataOf<T>(ask: Ask, name?: string): T {
  return exampleOf(ask.operation, ask.language, name).data as T;
}

/** One page of an example's rows, with the totals of those rows. */
export function page(rows: Json[], pageNumber: number, pageSize: number): Record<string, Json> {
  return { total: rows.length, totalPages: Math.ceil(rows.length / pageSize), rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize) };
}
