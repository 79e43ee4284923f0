import { type ContractDocument, envelopeBranches, type Json, type JsonObject } from '../document.ts';

const BRANCH = 'status ';

/** Name of the property that stands for the branch of an envelope. */
export const branchKey = (status: string): string => BRANCH + status;

/** Status of the branch that a property stands for; undefined for a field. */
export const statusOf = (key: string | undefined): string | undefined => (key?.startsWith(BRANCH) === true ? key.slice(BRANCH.length) : undefined);

function branchesByStatus(node: JsonObject, document: JsonObject): JsonObject | undefined {
  const branches = Array.isArray(node.oneOf) ? envelopeBranches(document as unknown as ContractDocument, node) : [];
  if (branches.length === 0 || branches.length !== (node.oneOf as Json[]).length) return undefined;
  return Object.fromEntries(branches.map(({ status, schema }) => [branchKey(status), schema]));
}

/** What contracts are compared by: all but the examples. */
export function withoutExamples(document: JsonObject): JsonObject {
  const kept = (node: Json, inProperties: boolean): Json => {
    if (Array.isArray(node)) return node.map((item) => kept(item, false));
    if (node === null || typeof node !== 'object') return node;
    const entries = Object.entries(node).filter(([key]) => key !== 'examples' || inProperties);
    return Object.fromEntries(entries.map(([key, value]) => [key, kept(value, key === 'properties' && !inProperties)]));
  };
  return kept(document, false) as JsonObject;
}

/**
 * Replaces every `$ref` to a component by its content, so that each operation is compared as a whole and in its own
 * direction: a schema may be sent in one operation and received in another. A recursive schema is expanded once.
 * The branches of an envelope become properties by their status ({@link branchKey}): redocly pairs the members of a
 * `oneOf` by their content, and would take a changed one for a removed and an added one.
 */
export function inlined(document: JsonObject): JsonObject {
  const compared = withoutExamples(document);
  const expand = (node: Json, open: readonly string[], inProperties: boolean): Json => {
    if (Array.isArray(node)) return node.map((item) => expand(item, open, false));
    if (node === null || typeof node !== 'object') return node;
    const { $ref } = node;
    if (typeof $ref === 'string' && $ref.startsWith('#/') && !inProperties) {
      if (open.includes($ref)) return { description: `${$ref.split('/').at(-1) ?? ''} again` };
      return expand(at(compared, $ref) ?? {}, [...open, $ref], false);
    }
    const envelope = inProperties ? undefined : branchesByStatus(node, compared);
    if (envelope !== undefined) return { type: 'object', properties: expand(envelope, open, true) };
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, expand(value, open, key === 'properties' && !inProperties)]));
  };
  const { components, ...rest } = compared;
  const { securitySchemes } = (components ?? {}) as JsonObject;
  return { ...(expand(rest, [], false) as JsonObject), components: { ...(securitySchemes === undefined ? {} : { securitySchemes }) } };
}

/** The value at a JSON pointer, such as `#/paths/~1api~1bills/get`. */
export function at(document: JsonObject, pointer: string): Json | undefined {
  return pointerSegments(pointer).reduce<Json | undefined>((parent, key) => (parent as JsonObject | null | undefined)?.[key], document);
}

/** The segments of a JSON pointer, unescaped. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}
