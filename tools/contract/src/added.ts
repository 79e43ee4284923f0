/** What this project adds to the specification: `x-added` on operations, parameters and fields. `openapi/stated.yaml` lists what is stated. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Finding } from './checks.ts';
import { type ContractDocument, type Json, type JsonObject, operationsOf, type Parameter, resolve, resolveProperty } from './document.ts';

/** Names, separated by spaces: the parameters of an operation, the fields of a schema. */
interface Stated {
  operations: Record<string, string | null>;
  schemas: Record<string, string | null>;
}

const STATED = new URL('../../../openapi/stated.yaml', import.meta.url);
const readStated = () => parse(readFileSync(STATED, 'utf8')) as Stated;
const names = (text: string | null | undefined) => (text ?? '').split(' ').filter((name) => name !== '');

export const isAdded = (node: object): boolean => (node as JsonObject)['x-added'] === true;

/** Every request has these parameters and every response these fields: the specification states them for all operations together. */
const COMMON = ['language', 'token', 't', 'status', 'message', 'data'];

/** Where a mark and the list of what is stated disagree, in what operations lead to otherwise than by something that is added. */
export function checkAdded(document: ContractDocument, stated = readStated()): Finding[] {
  const findings: Finding[] = [];
  const unseen = new Set([
    ...Object.entries(stated.operations).flatMap(([id, parameters]) => [id, ...names(parameters).map((name) => `${id} ${name}`)]),
    ...Object.entries(stated.schemas).flatMap(([schema, fields]) => names(fields).map((name) => `${schema}.${name}`)),
  ]);
  const isStated = new Set(unseen);
  const judge = (where: string, name: string, node: object) => {
    unseen.delete(where);
    if (isAdded(node) !== (isStated.has(where) || COMMON.includes(name))) return;
    const message = isAdded(node) ? 'is stated by the specification: no x-added' : 'is not stated by the specification: x-added is missing';
    findings.push({ where, message });
  };
  const seen = new Set<string>();
  const visit = (node: Json, place: string): void => {
    const { $ref, allOf, anyOf, oneOf, items, properties } = node as JsonObject;
    if (typeof $ref === 'string') {
      const name = $ref.split('/').at(-1) ?? '';
      if (!seen.has(name)) {
        seen.add(name);
        visit(resolve(document, { $ref }), name);
      }
    }
    for (const part of [allOf ?? [], anyOf ?? [], oneOf ?? [], items ?? []].flat()) visit(part, place);
    for (const [name, field] of Object.entries((properties ?? {}) as JsonObject)) {
      judge(`${place}.${name}`, name, field as JsonObject);
      if (!isAdded(field as JsonObject)) visit(field, `${place}.${name}`);
    }
  };
  for (const operation of operationsOf(document)) {
    const { operationId, parameters = [], requestBody, responses } = operation;
    judge(operationId, operationId, operation);
    if (isAdded(operation)) continue;
    for (const parameter of parameters.map((each) => resolve<Parameter>(document, each))) judge(`${operationId} ${parameter.name}`, parameter.name, parameter);
    const media = [requestBody?.content, responses['200']?.content].flatMap((content) => Object.values(content ?? {}));
    for (const { schema } of media) visit(schema, operationId);
  }
  for (const where of unseen) findings.push({ where, message: 'is stated by the specification and not there' });
  return findings;
}

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
