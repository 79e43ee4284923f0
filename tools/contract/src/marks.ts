/** Readers of the marks (`x-…`), which say to tools what the contract says to people. */
import { type ContractDocument, type Example, type Json, type JsonObject, type Operation, type Parameter, resolve, resolveProperty } from './document.ts';
import type { Ends, Listed, Order, Outcome, Owned, Rule } from './mark-shapes.ts';

export type { Agreement, Changes, Listed, Order, Outcome, Owned, Paging, Rule, SessionEffect } from './mark-shapes.ts';

/** Status that the request example leads to when it is sent for the first time. */
export const outcomeOf = (example: Example): Outcome | undefined => example['x-outcome'];

/** Name of the log-in example of the customer who sends the request example; undefined for the default customer. */
export const customerOf = (example: Example): string | undefined => example['x-customer'];

/** Operation that must have succeeded before; fields of its response replace those of the same name in the request example. */
export const afterOf = (example: Example): string | undefined => example['x-after'];

export const orderOf = (schema: JsonObject): Order | undefined => schema['x-order'] as Order | undefined;

export const endsOf = (schema: JsonObject): Ends => (schema['x-ends'] ?? {}) as Ends;

/** Fields, each of which has another value in every row. */
export const uniqueOf = (schema: JsonObject): string[] => (schema['x-unique'] ?? []) as string[];
export const rulesOf = (schema: JsonObject): Rule[] => (schema['x-rules'] ?? []) as unknown as Rule[];

/** Paths that a rule names. */
export const pathsOf = ({ says: _says, ...rule }: Rule): string[] =>
  Object.values(rule)
    .flat()
    .filter((value) => String(value).startsWith('$'));

/** The value of a mark by the places in a schema that have it, such as `$.data[*].name`. */
export function markedPlaces(document: ContractDocument, schema: Json, mark: string, start = '$'): Map<string, Json> {
  const found = new Map<string, Json>();
  const visit = (node: Json, place: string, refs: readonly Json[]) => {
    const { $ref } = node as JsonObject;
    // A menu has menus in it.
    if ($ref !== undefined && refs.includes($ref)) return;
    const on = $ref === undefined ? refs : [...refs, $ref];
    const resolved = resolveProperty(document, node);
    const value = resolved[mark];
    if (value !== undefined) found.set(place, value);
    for (const [name, property] of Object.entries((resolved.properties ?? {}) as JsonObject)) visit(property, `${place}.${name}`, on);
    if (resolved.items !== undefined) visit(resolved.items, `${place}[*]`, on);
  };
  visit(schema, start, []);
  return found;
}

/** Values of a request with a mark, by their place: `$.smsID[*]`, or `path id` for a parameter. */
export function markedInputs(document: ContractDocument, operation: Operation, mark: string): Map<string, Json> {
  const parameters = (operation.parameters ?? []).map((each) => resolve<Parameter>(document, each));
  return new Map([
    ...parameters.flatMap(({ schema, ...parameter }) => [
      ...markedPlaces(document, { ...schema, ...(parameter as unknown as JsonObject) }, mark, `${parameter.in} ${parameter.name}`),
    ]),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap((media) => [...markedPlaces(document, media.schema, mark)]),
  ]);
}

/** Values of a request that belong to a customer. */
export const ownedOf = (document: ContractDocument, operation: Operation): Map<string, Owned> =>
  markedInputs(document, operation, 'x-owned') as unknown as Map<string, Owned>;

/** Values of a request that a list has for everybody. */
export const listedOf = (document: ContractDocument, operation: Operation): Map<string, Listed> =>
  markedInputs(document, operation, 'x-listed') as unknown as Map<string, Listed>;

/** Whether this project adds it to the specification. */
export const isAdded = (node: object): boolean => (node as JsonObject)['x-added'] === true;

/** A value of the schema without the fields that are added. */
export function withoutAdded(document: ContractDocument, node: Json, value: Json): Json {
  const { allOf, anyOf, oneOf, items, properties } = resolveProperty(document, node);
  const kept = [allOf ?? [], anyOf ?? [], oneOf ?? []].flat().reduce<Json>((rest, part) => withoutAdded(document, part, rest), value);
  if (Array.isArray(kept)) return items === undefined ? kept : kept.map((item) => withoutAdded(document, items, item));
  if (kept === null || typeof kept !== 'object') return kept;
  const fields = (properties ?? {}) as JsonObject;
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([name]) => fields[name] === undefined || !isAdded(resolveProperty(document, fields[name])))
      .map(([name, field]) => [name, fields[name] === undefined ? field : withoutAdded(document, fields[name], field)]),
  );
}
