/**
 * The contract's own rules for `redocly lint`. They stop an operation from being added without what its readers need: a description to
 * implement from, examples to mock from, the envelope to branch on.
 */

import { isSafePattern } from 'redos-detector';

const COMMON = ['language', 'token', 't'];

const deref = (ctx, node, from) => {
  let at = { node, location: undefined };
  let base = from;
  while (at.node && typeof at.node === 'object' && '$ref' in at.node) {
    const next = ctx.resolve(at.node, base);
    if (next.node === undefined) return at;
    at = next;
    base = next.location?.source.absoluteRef;
  }
  return { ...at, from: base };
};

const needsToken = (operation) => (operation.security ?? []).some((requirement) => 'token' in requirement);

/** Every operation: summary, description, one tag, request parameters of the house, documented 404 and 500. */
const OperationDocumented = () => ({
  Operation(operation, ctx) {
    const report = (message) => ctx.report({ message: `${operation.operationId ?? 'Operation'}: ${message}` });
    if (!operation.summary) report('needs a summary.');
    if (!operation.description || operation.description.length < 20) report('needs a description that a backend engineer can implement from.');
    if ((operation.tags ?? []).length !== 1) report('needs exactly one tag, its area.');
    for (const code of ['200', '404', '500']) if (!operation.responses?.[code]) report(`must document HTTP ${code}.`);
    const names = (operation.parameters ?? []).map((parameter) => deref(ctx, parameter).node?.name);
    for (const name of COMMON) if (!names.includes(name)) report(`must list the shared parameter "${name}".`);
  },
});

/** Every operation has its usual example, `businessError`, and `sessionExpired` where a token is needed; every JSON body has one, too. */
const OperationExamples = () => ({
  Operation(operation, ctx) {
    const report = (message) => ctx.report({ message: `${operation.operationId ?? 'Operation'}: ${message}` });
    const content = operation.responses?.['200']?.content?.['application/json'];
    if (!content) return report('must respond with application/json.');
    const names = Object.keys(content.examples ?? {});
    const required = ['businessError', 'businessErrorEn', ...(needsToken(operation) ? ['sessionExpired', 'sessionExpiredEn'] : [])];
    for (const name of required) if (!names.includes(name)) report(`needs the example "${name}".`);
    if (names.length <= required.length || required.includes(names[0])) report('needs a usual example, named first.');
    const body = operation.requestBody?.content?.['application/json'];
    if (body && Object.keys(body.examples ?? {}).length === 0) report('needs an example of its request body.');
    for (const parameter of operation.parameters ?? []) {
      const { node } = deref(ctx, parameter);
      if (node && !COMMON.includes(node.name) && Object.keys(node.examples ?? {}).length === 0) report(`needs an example for the parameter "${node.name}".`);
    }
  },
});

/** HTTP 200 responds with the envelope: `oneOf` of a success `"0"`, a failure `"-1"` and, where a token is needed, `"-2"`. */
const EnvelopeUsed = () => ({
  Operation(operation, ctx) {
    const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
    const report = (message) => ctx.report({ message: `${operation.operationId ?? 'Operation'}: ${message}` });
    if (!Array.isArray(schema?.oneOf)) return report('HTTP 200 must be a oneOf of the envelope.');
    const statuses = schema.oneOf.map((branch) => {
      const { node, from } = deref(ctx, branch);
      return deref(ctx, node?.properties?.status ?? {}, from).node?.const;
    });
    const expected = needsToken(operation) ? ['0', '-1', '-2'] : ['0', '-1'];
    if (statuses.join() !== expected.join())
      report(`the envelope must be ${expected.join(', ')} in this order, each a const status; found ${statuses.join(', ')}.`);
  },
});

/** Every property says what it means. A `$ref` counts when the schema it names has a description. */
const PropertyDescribed = () => ({
  Schema(schema, ctx) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (property.description) continue;
      if (!deref(ctx, property).node?.description)
        ctx.report({ message: `Property "${name}" needs a description.`, location: ctx.location.child(['properties', name]) });
    }
  },
});

/** Objects are closed, so that an undocumented field is found. */
const ObjectClosed = () => ({
  Schema(schema, ctx) {
    if (schema.type !== 'object') return;
    if (schema.additionalProperties !== false && schema.unevaluatedProperties !== false)
      ctx.report({ message: 'Objects must be closed: additionalProperties: false.' });
  },
});

/** Bodies and successes are named schemas, so that every generated type has a name that can be guessed. */
const NamedTypes = () => ({
  Operation(operation, ctx) {
    const pascal = operation.operationId ? operation.operationId[0].toUpperCase() + operation.operationId.slice(1) : '';
    const success = operation.responses?.['200']?.content?.['application/json']?.schema?.oneOf?.[0]?.$ref;
    if (success === undefined || (!success.endsWith(`/${pascal}Success`) && !success.endsWith('/Done'))) {
      ctx.report({ message: `${operation.operationId}: the success must be a $ref to ${pascal}Success (or the shared Done).` });
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      if (!media.schema?.$ref) ctx.report({ message: `${operation.operationId}: the body must be a $ref to a named schema.` });
    }
  },
});

/** How many ways through a pattern may match the same text; each is tried in turn before a text is refused. */
const MAX_WAYS = 10;

/** A pattern refuses text in linear time, in whichever language the backend is written: no text matches it in ever more ways. */
const PatternUnambiguous = () => ({
  Schema({ pattern }, ctx) {
    if (pattern === undefined) return;
    const isSafe = isSafePattern(pattern, { unicode: true, maxScore: MAX_WAYS }).safe;
    if (!isSafe)
      ctx.report({ message: `Pattern ${pattern} backtracks (ReDoS): its branches must not match the same text.`, location: ctx.location.child('pattern') });
  },
});

export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'operation-documented': OperationDocumented,
        'operation-examples': OperationExamples,
        'envelope-used': EnvelopeUsed,
        'property-described': PropertyDescribed,
        'object-closed': ObjectClosed,
        'named-types': NamedTypes,
        'pattern-unambiguous': PatternUnambiguous,
      },
    },
  };
}
