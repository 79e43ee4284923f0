import { type JsonObject, type Parameter, resolve } from '@site/contract/document.ts';
import type { Contract, OperationFacts } from './contract.ts';
import { type LooseSchema, type PrismDiagnostic, type PrismOperation, type ValidateOutput, validateOutput } from './prism-api.ts';

const narrowed = new WeakMap<PrismOperation, Map<unknown, PrismOperation>>();

function resolveBundled(resource: PrismOperation, schema: LooseSchema): LooseSchema {
  if (schema.$ref === undefined) return schema;
  const keys = schema.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], resource);
  return (found as LooseSchema | undefined) ?? schema;
}

/** The branch of an envelope for this status; the schema itself for other bodies; a schema with the known statuses when no branch fits. */
function branchFor(resource: PrismOperation, schema: LooseSchema, status: unknown): LooseSchema {
  const branches = schema.oneOf?.map((branch) => ({ branch, status: resolveBundled(resource, branch).properties?.status?.const }));
  if (branches === undefined || branches.some((candidate) => candidate.status === undefined)) return schema;
  const chosen = branches.find((candidate) => candidate.status === status)?.branch;
  const statuses = branches.map((candidate) => candidate.status);
  const dialect = schema.$schema === undefined ? {} : { $schema: schema.$schema };
  return chosen === undefined ? { ...dialect, type: 'object', required: ['status'], properties: { status: { enum: statuses } } } : { ...dialect, ...chosen };
}

/**
 * Prism's own output validation, with the envelope's branch chosen by the body's `status` first. Against the whole `oneOf` one
 * violation gives six to ten messages, against its branch one.
 */
export const validateEnvelope: ValidateOutput = ({ resource, element }) => {
  const status = (element.body as { status?: unknown } | undefined)?.status;
  let variants = narrowed.get(resource);
  if (variants === undefined) {
    variants = new Map();
    narrowed.set(resource, variants);
  }
  let variant = variants.get(status);
  if (variant === undefined) {
    const responses = resource.responses.map((response) => ({
      ...response,
      ...(response.contents === undefined
        ? {}
        : {
            contents: response.contents.map((content) =>
              content.schema === undefined ? content : { ...content, schema: branchFor(resource, content.schema, status) },
            ),
          }),
    }));
    variant = { ...resource, responses };
    // A backend may send any status; only the documented ones are cached.
    if (['0', '-1', '-2'].includes(String(status))) variants.set(status, variant);
  }
  return validateOutput({ resource: variant, element });
};

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
