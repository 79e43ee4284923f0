/** The marks of the contract by its strict operations, for the stateful checks. */
import type { Json, JsonObject, Operation } from '@site/contract/document.ts';
import * as marks from '@site/contract/marks.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';

/** A field of a body that holds what a customer owns. */
export interface OwnedField extends marks.Owned {
  /** Path in the body, such as `$.id` or `$.smsID[*]`. */
  field: string;
}

const rawOf = (contract: StrictContract, { path, method }: StrictOperation) => contract.document.paths[path]?.[method.toLowerCase()] as Operation;

export const changesOf = (contract: StrictContract, operation: StrictOperation): marks.Changes | undefined => marks.changesOf(rawOf(contract, operation));
export const pagingOf = (contract: StrictContract, operation: StrictOperation): marks.Paging | undefined => marks.pagingOf(rawOf(contract, operation));

/** Whether it changes nothing. */
export function isRead(contract: StrictContract, operation: StrictOperation): boolean {
  return changesOf(contract, operation) === undefined && (operation.method === 'GET' || marks.isReadOnly(rawOf(contract, operation)));
}

export function ownedBy(contract: StrictContract, operation: StrictOperation): OwnedField[] {
  const owned = marks.ownedOf(contract.document, rawOf(contract, operation));
  return [...owned].filter(([place]) => place.startsWith('$')).map(([field, mark]) => ({ field, ...mark }));
}

/** A copy of a body with a value at a path such as `$.id` or `$.smsID[*]`, which becomes a list with one entry. */
export function withField(body: Json, path: string, value: Json): Json {
  const name = path.slice(2).replace('[*]', '');
  return { ...(body as JsonObject), [name]: path.endsWith('[*]') ? [value] : value };
}
