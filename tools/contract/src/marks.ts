/** Readers of the marks (`x-…`), which say to tools what the contract says to people; `marks.json` has their shapes. */
import { type ContractDocument, type Example, type Json, type JsonObject, type Operation, type Parameter, resolve, resolveProperty } from './document.ts';
import type { Changes, Order, Outcome, Owned, Paging, Rule } from './mark-types.ts';

export type { Changes, Order, Outcome, Owned, Paging, Rule } from './mark-types.ts';

/** Whether a POST only reads. */
export const isReadOnly = (operation: Operation): boolean => operation['x-read-only'] === true;

/** Whether the response holds personal data or a secret, which no cache may keep. */
export const isPersonal = (operation: Operation): boolean => operation['x-personal'] === true;

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
