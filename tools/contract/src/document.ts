/** Types and readers of the bundled contract. */
import type { ExampleMarks, OperationMarks } from './mark-shapes.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export interface Example extends ExampleMarks {
  summary?: string;
  value: Json;
}

export interface Media {
  schema: JsonObject;
  examples?: Record<string, Example>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: JsonObject;
  examples?: Record<string, Example>;
}

export interface Operation extends OperationMarks {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: JsonObject[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media>; $ref?: string }>;
}

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject>; [kind: string]: JsonObject | Record<string, JsonObject> };
}

export interface LocatedOperation extends Operation {
  method: string;
  path: string;
}

/** Every operation of the contract, in the order of the document. */
export function operationsOf(document: ContractDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => typeof operation === 'object' && 'operationId' in operation)
      .map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** The name of a type as orval writes it. */
export const pascal = (text: string): string => text.replace(/(?:^|[-_])(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Follows local `$ref`s. */
export function resolve<T>(document: ContractDocument, node: T | { $ref: string }): T {
  let at: unknown = node;
  while (at !== null && typeof at === 'object' && '$ref' in at && typeof at.$ref === 'string') {
    at = at.$ref
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], document);
  }
  return at as T;
}

/** A property with what it refers to; marks and words beside its `$ref` win. */
export function resolveProperty(document: ContractDocument, property: Json): JsonObject {
  return { ...resolve<JsonObject>(document, property as JsonObject), ...(property as JsonObject) };
}

/** Whether the server responds −2 without a token. */
export function needsToken(operation: Operation): boolean {
  return (operation.security ?? []).some((requirement) => Object.keys(requirement).length > 0);
}

/** The branches of an envelope schema with their status. */
export function envelopeBranches(document: ContractDocument, schema: JsonObject): { status: string; schema: JsonObject }[] {
  const branches = (resolve(document, schema as { $ref: string } | JsonObject) as JsonObject).oneOf;
  if (!Array.isArray(branches)) return [];
  return branches.flatMap((branch) => {
    const resolved = resolve<JsonObject>(document, branch as JsonObject);
    const status = ((resolved.properties as JsonObject | undefined)?.status as JsonObject | undefined)?.const;
    return typeof status === 'string' ? [{ status, schema: branch as JsonObject }] : [];
  });
}
