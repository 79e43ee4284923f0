import type { Operations } from '../openapi/generated/operations.ts';
import type { Persona } from './personas.ts';
import type { Sandbox } from './state.ts';

/** A language that the mock has content in; `zh-Hans` is answered as `cn`. */
export type Language = 'cn' | 'en';

/** A text in both languages. */
export type Bilingual = Record<Language, string>;

export type OperationId = keyof Operations;

/** A valid request to one operation, already checked against the contract. */
export interface Call<K extends OperationId> {
  path: Operations[K]['path'];
  query: Operations[K]['query'];
  body: Operations[K]['body'];
  language: Language;
  /** Who is logged in. Always there for an operation that needs a token: the mock answers −2 itself when it is not. */
  customer: Persona | undefined;
  token: string;
  /** The isolated state of this browser or test. */
  sandbox: Sandbox;
}

/** Answer with a named example of the contract (the English one, `…En`, when the request is in English and there is one). */
export interface UseExample {
  example: string;
}

/** Answer with a documented HTTP error. */
export interface UseHttpError {
  http: 404 | 500;
}

/** What a handler may answer: the envelope, an example, an HTTP error, or nothing (the usual example answers). */
export type Reply<K extends OperationId> = Operations[K]['response'] | UseExample | UseHttpError | undefined;

/** Stand-ins for operations that depend on an id, an earlier call or a decision. The others are answered from the contract's examples. */
export type Handlers = { [K in OperationId]?: (call: Call<K>) => Reply<K> | Promise<Reply<K>> };

/** A successful envelope with a payload. */
export function success<D>(data: D): { status: '0'; data: D } {
  return { status: '0', data };
}

/** A successful envelope without a payload. */
export function done(): { status: '0' } {
  return { status: '0' };
}

/** A business error with its sentence in the language of the request. */
export function failure(language: Language, message: Bilingual): { status: '-1'; message: string } {
  return { status: '-1', message: message[language] };
}

/** One page of rows, as every paged answer of the contract has it. Pages count from 1. */
export function paginate<T>(rows: readonly T[], pageNumber: number, pageSize: number): { rows: T[]; total: number; totalPages: number } {
  return { rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: rows.length, totalPages: Math.ceil(rows.length / pageSize) };
}
