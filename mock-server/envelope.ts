import { type LooseSchema, type PrismOperation, type ValidateOutput, validateOutput } from './prism-api.ts';

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
