/**
 * The contract's own rules for `redocly lint`. They stop an operation from being added without what its readers need: a description to
 * implement from, examples to mock from, the envelope to branch on.
 */

import { isSafePattern } from 'redos-detector';
import { prettifyError } from 'zod';
import { marks } from './src/mark-shapes.ts';

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

/** Every operation: summary, description, one tag, request parameters of the house, the documented HTTP errors. */
const OperationDocumented = () => ({
  Operation(operation, ctx) {
    const report = (message) => ctx.report({ message: `${operation.operationId ?? 'Operation'}: ${message}` });
    if (!operation.summary) report('needs a summary.');
    if (!operation.description || operation.description.length < 20) report('needs a description that a backend engineer can implement from.');
    if ((operation.tags ?? []).length !== 1) report('needs exactly one tag, its area.');
    for (const code of ['200', '400', '404', '500', 'default']) if (!operation.responses?.[code]) report(`must document HTTP ${code}.`);
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

/** Numbers have limits, which become form rules and checks of the mock; `int32` and `int64` are limits of their own. */
const NumberLimited = () => ({
  Schema(schema, ctx) {
    if (![schema.type].flat().some((type) => type === 'integer' || type === 'number') || schema.enum || schema.const !== undefined) return;
    const isLimited = (name) => schema[name] !== undefined || schema[`exclusive${name[0].toUpperCase()}${name.slice(1)}`] !== undefined;
    if (!isLimited('minimum') || !(isLimited('maximum') || ['int32', 'int64'].includes(schema.format)))
      ctx.report({ message: 'A number needs a minimum and a maximum.' });
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

/** Every mark (`x-…`) of a node is one that tools know, in the shape that they read. */
const checkMarks = (kind, node, ctx, location = ctx.location) => {
  for (const [name, value] of Object.entries(node)) {
    if (!name.startsWith('x-')) continue;
    const read = marks[kind][name]?.safeParse(value);
    if (read === undefined) ctx.report({ message: `No tool knows the mark ${name} here.`, location: location.child(name) });
    else if (!read.success) ctx.report({ message: `The mark ${name} has another shape: ${prettifyError(read.error)}.`, location: location.child(name) });
  }
};

/** Marks are known and have their shape: tools must not read past a misspelt one. */
const MarksKnown = () => ({
  Operation(operation, ctx) {
    checkMarks('operation', operation, ctx);
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        const { node } = deref(ctx, example);
        checkMarks('example', node ?? {}, ctx, ctx.location.child(['requestBody']));
        if (node?.['x-outcome'] === undefined)
          ctx.report({ message: `${operation.operationId}: the request example "${name}" needs x-outcome, what it leads to.` });
      }
    }
  },
  Parameter: (parameter, ctx) => checkMarks('parameter', parameter, ctx),
  Schema: (schema, ctx) => checkMarks('schema', schema, ctx),
});

/** Whether an operation reads or changes something is said for every one but a plain GET, and personal data is kept from caches. */
const EffectMarked = () => ({
  Operation(operation, ctx) {
    const method = ctx.key;
    const report = (message) => ctx.report({ message: `${operation.operationId}: ${message}` });
    const isRead = operation['x-read-only'] === true;
    const isWrite = operation['x-changes'] !== undefined;
    if (method === 'get' && isRead) report('a GET only reads anyway; x-read-only is for a POST.');
    if (method !== 'get' && isRead === isWrite) report('needs either x-read-only or x-changes.');
    const success = operation.responses?.['200'];
    const isDone = success?.content?.['application/json']?.schema?.oneOf?.[0]?.$ref?.endsWith('/Done');
    const isPersonal = operation['x-personal'] === true;
    if (needsToken(operation) && !isDone && !isPersonal) report('a response to a customer with a payload is x-personal.');
    if (isPersonal !== (success?.headers?.['Cache-Control'] !== undefined)) report('x-personal and the response header Cache-Control come together.');
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
        'number-limited': NumberLimited,
        'pattern-unambiguous': PatternUnambiguous,
        'marks-known': MarksKnown,
        'effect-marked': EffectMarked,
      },
    },
  };
}
