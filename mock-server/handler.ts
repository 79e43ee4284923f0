import type { Operations } from '../openapi/generated/operation-types.ts';
import { defaultLanguage, type Language, type Texts, textIn } from '../openapi/languages.ts';
import type { Persona } from './personas.ts';
import type { Sandbox } from './state.ts';

export type { Language, Texts };

export type OperationId = keyof Operations;

/** A valid request to one operation, already checked against the contract. */
export interface Call<K extends OperationId> {
  path: Operations[K]['path'];
  query: Operations[K]['query'];
  body: Operations[K]['body'];
  language: Language;
  /** Set for every operation that needs a token: without a session the mock responds with −2 before the handler runs. */
  customer: Persona | undefined;
  token: string;
  sandbox: Sandbox;
}

/** Responds with a named example of the contract, in English with its variant `…En` if there is one. */
export interface UseExample {
  example: string;
}

/** Responds with a documented HTTP error. */
export interface UseHttpError {
  http: 404 | 500;
}

/** Result of a handler: an envelope, an example, an HTTP error, or undefined for the operation's first example. */
export type HandlerResult<K extends OperationId> = Operations[K]['response'] | UseExample | UseHttpError | undefined;

/** Handlers of the operations that depend on an id, an earlier call or a decision. All others are served from the contract's examples. */
export type Handlers = { [K in OperationId]?: (call: Call<K>) => HandlerResult<K> | Promise<HandlerResult<K>> };

export function success<D>(data: D): { status: '0'; data: D } {
  return { status: '0', data };
}

export function done(): { status: '0' } {
  return { status: '0' };
}

/** A business error with its message in the language of the request. */
export function failure(language: Language, message: Texts): { status: '-1'; message: string } {
  return { status: '-1', message: textIn(message, language) };
}

type InLanguage<T> =
  T extends Texts<infer Text>
    ? Text
    : T extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : T extends object
        ? { -readonly [K in keyof T]: InLanguage<T[K]> }
        : T;

/** A piece of the seed with every text in the language of the request. */
export function inLanguage<T>(seed: T, language: Language): InLanguage<T> {
  const translated = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(translated);
    if (typeof node !== 'object' || node === null) return node;
    if (defaultLanguage.code in node) return textIn(node as Texts<unknown>, language);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, translated(value)]));
  };
  return translated(seed) as InLanguage<T>;
}

/** One page of rows in the contract's format; pages count from 1. */
export function paginate<T>(rows: readonly T[], pageNumber: number, pageSize: number): { rows: T[]; total: number; totalPages: number } {
  return { rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: rows.length, totalPages: Math.ceil(rows.length / pageSize) };
}
