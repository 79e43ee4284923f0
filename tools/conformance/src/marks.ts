/** The contract's marks that the stateful checks read. */
import { type Example, type Json, type JsonObject, resolve } from '@farol/contract/document.ts';
import type { StrictContract, StrictOperation } from '@farol/contract/strict/check.ts';

/** `x-changes` of a write. */
export interface Changes {
  /** Reads that show the change. */
  shownBy: string[];
  /** The operation that undoes it, `itself` with the former value, or `nothing`. */
  undoneBy: string;
}

/** `x-paging`: names of query parameters and paths of fields in `data`; a figure for a fixed size. */
export interface Paging {
  page: string;
  size: string | number;
  rows: string;
  total: string;
  pages: string;
}

/** `x-owned` of a field of a request. */
export interface Owned {
  /** Path in the body, such as `$.id` or `$.smsID[*]`. */
  field: string;
  listedBy: string;
  /** Path in the response of the list. */
  at: string;
}

function rawOf(contract: StrictContract, { path, method }: StrictOperation): Record<string, unknown> {
  return (contract.document.paths[path]?.[method.toLowerCase()] ?? {}) as unknown as Record<string, unknown>;
}

export function changesOf(contract: StrictContract, operation: StrictOperation): Changes | undefined {
  return rawOf(contract, operation)['x-changes'] as Changes | undefined;
}

export function pagingOf(contract: StrictContract, operation: StrictOperation): Paging | undefined {
  return rawOf(contract, operation)['x-paging'] as Paging | undefined;
}

export function sendsCode(contract: StrictContract, operation: StrictOperation): boolean {
  return rawOf(contract, operation)['x-sends-code'] === true;
}

/** Whether it changes nothing. Log-out is a GET that ends the session. */
export function isRead(contract: StrictContract, operation: StrictOperation): boolean {
  if (changesOf(contract, operation) !== undefined || operation.operationId === 'logout') return false;
  return operation.method === 'GET' || rawOf(contract, operation)['x-read-only'] === true;
}

function* ownedIn(contract: StrictContract, given: JsonObject, path: string): Generator<Owned> {
  const schema = { ...resolve<JsonObject>(contract.document, given), ...given } as JsonObject;
  const mark = schema['x-owned'] as unknown as Omit<Owned, 'field'> | undefined;
  if (mark !== undefined) yield { field: path, listedBy: mark.listedBy, at: mark.at };
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonObject>)) yield* ownedIn(contract, property, `${path}.${name}`);
  if (schema.items !== undefined) yield* ownedIn(contract, schema.items as JsonObject, `${path}[*]`);
}

/** The fields of the body that hold what a customer owns. */
export function ownedBy(contract: StrictContract, operation: StrictOperation): Owned[] {
  return operation.body === undefined ? [] : [...ownedIn(contract, operation.body.schema, '$')];
}

/** The outcome that an example of a request must lead to, and for which customer. */
export function marksOfExample(example: Example): { outcome: string | undefined; customer: string | undefined; after: string | undefined } {
  const marks = example as Example & { 'x-outcome'?: string; 'x-customer'?: string; 'x-after'?: string };
  return { outcome: marks['x-outcome'], customer: marks['x-customer'], after: marks['x-after'] };
}

/** A copy of a body with a value at a path such as `$.id` or `$.smsID[*]` (a list with one entry). */
export function withField(body: Json, path: string, value: Json): Json {
  const name = path.slice(2).replace('[*]', '');
  return { ...(body as JsonObject), [name]: path.endsWith('[*]') ? [value] : value };
}
