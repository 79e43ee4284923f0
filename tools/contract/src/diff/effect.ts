import type { Json } from '../document.ts';

/**
 * Effect of a change on the set of valid messages: more, fewer, both, or none (descriptive text only).
 * A client breaks when it may send fewer or receive more messages, a server in the opposite cases.
 */
export type Effect = 'more' | 'fewer' | 'both' | 'words';

/** Descriptive keywords and marks, without effect on messages. */
const WORDS = /^(?:description|summary|title|tags|externalDocs|deprecated|\$comment|example|default|readOnly|writeOnly|x-.+)$/;
/** Limits that allow more when they rise. */
const UPPER = /^(?:max|exclusiveMax)/;
const LOWER = /^(?:min|exclusiveMin)/;

/** Members of a list that the other list lacks. */
export function missingFrom(other: Json | undefined, list: Json | undefined): Json[] {
  const known = new Set((Array.isArray(other) ? other : []).map((value) => JSON.stringify(value)));
  return (Array.isArray(list) ? list : []).filter((value) => !known.has(JSON.stringify(value)));
}

export const effectOf = (more: boolean, fewer: boolean): Effect => (more && fewer ? 'both' : more ? 'more' : fewer ? 'fewer' : 'words');

/** The effect of a changed rule of a schema, a parameter or a body. */
export function effectOfRule(property: string, before: Json | undefined, now: Json | undefined): Effect {
  if (WORDS.test(property)) return 'words';
  if (property === 'required') return now === true ? 'fewer' : 'more';
  if (before === undefined) return 'fewer';
  if (now === undefined) return 'more';
  if (property === 'enum') return effectOf(missingFrom(before, now).length > 0, missingFrom(now, before).length > 0);
  if (property === 'type') return effectOfRule('enum', [before].flat(), [now].flat());
  if (UPPER.test(property)) return Number(now) > Number(before) ? 'more' : 'fewer';
  if (LOWER.test(property)) return Number(now) < Number(before) ? 'more' : 'fewer';
  if (property === 'uniqueItems') return now === true ? 'fewer' : 'more';
  if (property === 'additionalProperties' || property === 'unevaluatedProperties') return now === false ? 'fewer' : 'more';
  return 'both';
}
