/** Readers of the marks (`x-…`), which say to tools what the contract says to people; `marks.json` has their shapes. */
import { type ContractDocument, type Example, type Json, type JsonObject, type Operation, type Parameter, resolve, resolveProperty } from './document.ts';

/** Names of query parameters and, as dotted paths, of fields of `data`. Pages count from 1. */
export interface Paging {
  page: string;
  /** The parameter for the rows a page, or their fixed number. */
  size: string | number;
  rows: string;
  total: string;
  pages: string;
}

export interface Changes {
  /** Reads that show the change. */
  shownBy: string[];
  /** An operation; `itself` with the former value; or `nothing`. */
  undoneBy: string;
  /** What stays as it was, where one could think otherwise. */
  keeps?: string;
}

export interface Order {
  /** Field of the rows; the rows themselves when left out. */
  by?: string;
  direction: 'asc' | 'desc';
}

/** Whose a value is: the response of `listedBy` holds the customer's own ones at the path `at`. */
export interface Owned {
  by: 'customer';
  listedBy: string;
  at: string;
}

/**
 * What must agree inside an object. Paths are relative to it; a list of paths stands for the sum of them. A rule counts when all its paths lead
 * to a value.
 */
export type Rule = { says: string } & (
  | { equal: [string, string] }
  | { before: [string, string] }
  | { sum: string | string[]; is: string }
  | { count: string; is: string | string[] }
  | { joined: string; is: string; with: string }
);

export interface OperationMarks {
  'x-read-only'?: true;
  'x-personal'?: true;
  'x-proposed'?: true;
  /** It sends a text message with a code. */
  'x-sends-code'?: true;
  'x-changes'?: Changes;
  'x-paging'?: Paging;
}

export type Outcome = '0' | '-1' | '-2';

export interface ExampleMarks {
  'x-outcome'?: Outcome;
  'x-customer'?: string;
  'x-after'?: string;
}

/** Whether a POST only reads. */
export const isReadOnly = (operation: Operation): boolean => operation['x-read-only'] === true;

/** Whether the response holds personal data or a secret, which no cache may keep. */
export const isPersonal = (operation: Operation): boolean => operation['x-personal'] === true;

/** Whether the specification leaves the node or a part of it open. */
export const isProposed = (node: Operation | Parameter | JsonObject): boolean => (node as JsonObject)['x-proposed'] === true;

export const changesOf = (operation: Operation): Changes | undefined => operation['x-changes'];
export const pagingOf = (operation: Operation): Paging | undefined => operation['x-paging'];

/** Status that the request example leads to when it is sent for the first time. */
export const outcomeOf = (example: Example): Outcome | undefined => example['x-outcome'];

/** Name of the log-in example of the customer who sends the request example; undefined for the default customer. */
export const customerOf = (example: Example): string | undefined => example['x-customer'];

/** Operation that must have succeeded before; fields of its response replace those of the same name in the request example. */
export const afterOf = (example: Example): string | undefined => example['x-after'];

export const orderOf = (schema: JsonObject): Order | undefined => schema['x-order'] as Order | undefined;

/** Fields, each of which has another value in every row. */
export const uniqueOf = (schema: JsonObject): string[] => (schema['x-unique'] ?? []) as string[];
export const rulesOf = (schema: JsonObject): Rule[] => (schema['x-rules'] ?? []) as unknown as Rule[];

/** Values of a request that belong to a customer, by their place: `$.smsID[*]`, or `path id` for a parameter. */
export function ownedOf(document: ContractDocument, operation: Operation): Map<string, Owned> {
  const found = new Map<string, Owned>();
  const visit = (node: Json, place: string) => {
    const schema = resolveProperty(document, node);
    if (schema['x-owned'] !== undefined) found.set(place, schema['x-owned'] as unknown as Owned);
    for (const [name, property] of Object.entries((schema.properties ?? {}) as JsonObject)) visit(property, `${place}.${name}`);
    if (schema.items !== undefined) visit(schema.items, `${place}[*]`);
  };
  for (const parameter of (operation.parameters ?? []).map((each) => resolve<Parameter>(document, each))) {
    visit({ ...parameter.schema, ...(parameter as unknown as JsonObject) }, `${parameter.in} ${parameter.name}`);
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) visit(media.schema, '$');
  return found;
}
