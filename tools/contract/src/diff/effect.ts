import type { Json, JsonObject } from '../document.ts';

/**
 * Effect of a change on the set of valid messages: more, fewer, both, or none (descriptive text only).
 * A client breaks when it may send fewer or receive more messages, a server in the opposite cases.
 */
export type Effect = 'more' | 'fewer' | 'both' | 'words';

/** Descriptive keywords, without effect on messages. */
const WORDS = new Set([
  'description',
  'summary',
  'title',
  'tags',
  'externalDocs',
  'deprecated',
  '$comment',
  'example',
  'examples',
  'default',
  'readOnly',
  'writeOnly',
]);
/** Limits that allow more when they rise. */
const UPPER = new Set(['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties']);
const LOWER = new Set(['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties']);

/** Members of a list that the other list lacks. */
export function missingFrom(other: Json | undefined, list: Json | undefined): Json[] {
  const known = new Set((Array.isArray(other) ? other : []).map((value) => JSON.stringify(value)));
  return (Array.isArray(list) ? list : []).filter((value) => !known.has(JSON.stringify(value)));
}

const both = (more: boolean, fewer: boolean): Effect => (more && fewer ? 'both' : more ? 'more' : fewer ? 'fewer' : 'words');

/** The effect of a changed rule of a schema, a parameter or a body. */
export function effectOfRule(property: string, before: Json | undefined, now: Json | undefined): Effect {
  if (WORDS.has(property) || property.startsWith('x-')) return 'words';
  if (property === 'required' && !Array.isArray(before) && !Array.isArray(now)) return now === true ? 'fewer' : 'more';
  if (property === 'required') return both(missingFrom(now, before).length > 0, missingFrom(before, now).length > 0);
  if (before === undefined) return 'fewer';
  if (now === undefined) return 'more';
  if (property === 'enum') return both(missingFrom(before, now).length > 0, missingFrom(now, before).length > 0);
  if (property === 'type') return effectOfRule('enum', [before].flat(), [now].flat());
  if (UPPER.has(property)) return Number(now) > Number(before) ? 'more' : 'fewer';
  if (LOWER.has(property)) return Number(now) < Number(before) ? 'more' : 'fewer';
  if (property === 'uniqueItems') return now === true ? 'fewer' : 'more';
  if (property === 'additionalProperties' || property === 'unevaluatedProperties') return now === false ? 'fewer' : 'more';
  return 'both';
}

/** Whether a schema's object lists the field as required. */
export function isRequired(parent: Json | undefined, name: string): boolean {
  const { required } = (parent ?? {}) as JsonObject;
  return Array.isArray(required) && required.includes(name);
}
