import { type JsonObject, type Parameter, resolve } from '@site/contract/document.ts';
import type { Contract, OperationFacts } from './contract.ts';
import type { PrismDiagnostic } from './prism-api.ts';

export interface Violation {
  side: 'request' | 'response';
  /** Path to the field, such as `body.cycleDate`. */
  field: string;
  message: string;
}

/** Names the field as the contract spells it: Prism lower-cases query and header names. */
export function requestViolation({ path: location = [], message }: PrismDiagnostic, { document }: Contract, facts: OperationFacts | undefined): Violation {
  const names = (facts?.operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter).name);
  const spelled = (name: string) => names.find((candidate) => candidate.toLowerCase() === name) ?? name;
  const missing = /required property '([^']+)'/.exec(message)?.[1];
  const path = location[0] === 'body' ? location : location.map((part) => spelled(String(part)));
  const name = missing === undefined || location[0] === 'body' ? missing : spelled(missing);
  return {
    side: 'request',
    field: [...path, ...(name === undefined ? [] : [name])].join('.'),
    message: missing === undefined ? message : message.replace(`'${missing}'`, `'${name}'`),
  };
}

/** Checks that Prism omits: a required body that is missing, and an undocumented part of a multipart form. */
export function bodyViolation(
  { document }: Contract,
  { operation }: OperationFacts,
  { raw, forHandler }: { raw: Buffer; forHandler: unknown },
): Violation | undefined {
  const body = operation.requestBody;
  // Prism takes a JSON value that is false in JavaScript for no body.
  const isNone = raw.length === 0 || [null, '', 0, false].some((value) => forHandler === value);
  if (body?.required === true && isNone) return { side: 'request', field: 'body', message: 'a body is required' };
  const form = body?.content['multipart/form-data'];
  if (form === undefined || typeof forHandler !== 'object' || forHandler === null) return undefined;
  const schema = resolve<JsonObject>(document, form.schema);
  const extra = Object.keys(forHandler).find((name) => schema.additionalProperties === false && !(name in ((schema.properties ?? {}) as JsonObject)));
  return extra === undefined ? undefined : { side: 'request', field: `body.${extra}`, message: 'the contract has no such part' };
}
