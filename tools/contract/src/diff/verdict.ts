import type { Json } from '../document.ts';

/** `request`, `response`, or the operation as a whole. */
export type Side = 'request' | 'response' | 'operation';

export interface Verdict {
  /** Code for the old contract fails with the new one. */
  breaks: boolean;
  /** The required or possible action. */
  todo: string;
}

export interface Verdicts {
  clients: Verdict;
  servers: Verdict;
}

const breaks = (todo: string): Verdict => ({ breaks: true, todo });
const fine = (todo: string): Verdict => ({ breaks: false, todo });

export function verdictOnRule(side: Side, effect: Effect): Verdicts {
  if (effect === 'words') return { clients: fine('nothing to do'), servers: fine('nothing to do') };
  if (effect === 'both') return { clients: breaks('must follow'), servers: breaks('must follow') };
  if (side === 'request') {
    if (effect === 'more') return { clients: fine('may use it'), servers: breaks('must accept it') };
    return { clients: breaks('must keep to it'), servers: fine('may refuse the rest') };
  }
  if (effect === 'more') return { clients: breaks('must understand it'), servers: fine('may use it') };
  return { clients: fine('nothing to do'), servers: breaks('must keep to it') };
}

/** A response, a media type, or an alternative of a schema: with one more, more is allowed. A client may have been built for one that is gone. */
export function verdictOnAlternative(side: Side, kind: 'added' | 'removed'): Verdicts {
  const verdicts = verdictOnRule(side, kind === 'added' ? 'more' : 'fewer');
  return side === 'response' && kind === 'removed' ? { ...verdicts, clients: breaks('must follow') } : verdicts;
}

/**
 * An added or removed field or parameter. Objects are closed, so an undocumented field is invalid on both sides; a header is not: HTTP servers
 * ignore those that they do not know.
 */
export function verdictOnField(side: Side | 'header', kind: 'added' | 'removed', required: boolean): Verdicts {
  if (side === 'header' && kind === 'added' && !required) return { clients: fine('may send it'), servers: fine('may ignore it') };
  if (side === 'request' || side === 'header') {
    if (kind === 'added')
      return required
        ? { clients: breaks('must send it'), servers: breaks('must accept it') }
        : { clients: fine('may send it'), servers: breaks('must accept it') };
    return { clients: breaks('must not send it any more'), servers: required ? breaks('must not insist on it') : fine('need not read it') };
  }
  if (kind === 'added')
    return required ? { clients: fine('may read it'), servers: breaks('must send it') } : { clients: fine('may read it'), servers: fine('may send it') };
  return { clients: breaks('must do without it'), servers: breaks('must not send it any more') };
}

export function verdictOnOperation(kind: 'added' | 'removed'): Verdicts {
  return kind === 'added'
    ? { clients: fine('may call it'), servers: breaks('must offer it') }
    : { clients: breaks('must do without it'), servers: fine('need not offer it') };
}

/**
 * Effect of a change on the set of valid messages: more, fewer, both, or none (descriptive text only).
 * A client breaks when it may send fewer or receive more messages, a server in the opposite cases.
 */
type Effect = 'more' | 'fewer' | 'both' | 'words';

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
