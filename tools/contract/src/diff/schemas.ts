import { isDeepStrictEqual } from 'node:util';
import { type ContractDocument, envelopeBranches, type Json, type JsonObject, resolveProperty } from '../document.ts';
import { effectOf, effectOfRule, missingFrom } from './effect.ts';
import { type Side, type Verdicts, verdictOnAlternative, verdictOnField, verdictOnRule } from './verdict.ts';

export interface Versions {
  before: ContractDocument;
  now: ContractDocument;
}

/** What changed at one place, and what it means. */
export interface Finding extends Verdicts {
  side: Side;
  /** Such as `header language`, `$.data.rows[*].name` or `HTTP 404`. */
  place: string;
  /** Description, such as `is new, required`. */
  what: string;
  /** Only descriptive text changed. */
  isTextOnly?: boolean;
}

/** A body or a parameter whose schema is compared. */
export interface Compared {
  side: 'request' | 'response';
  /** The place of a field; `status`: of the envelope's branch that has it. */
  nameOf: (path: string, status?: string) => string;
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const list = (values: readonly Json[]) => values.map(code).join(', ');

/** The members of both versions by name. */
export function pairs<T>(before: Record<string, T> = {}, now: Record<string, T> = {}): [name: string, old: T | undefined, present: T | undefined][] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].map((name) => [name, before[name], now[name]]);
}

/** Something that one version has only. */
export function cameOrWent(side: Side, place: string, old: unknown, verdictOn: (kind: 'added' | 'removed') => Verdicts, note = ''): Finding {
  const isNew = old === undefined;
  return { side, place, what: `${isNew ? 'is new' : 'is gone'}${note}`, ...verdictOn(isNew ? 'added' : 'removed') };
}

function ruleText(property: string, before: Json | undefined, now: Json | undefined): string {
  if (property === 'enum') {
    const [more, fewer] = [missingFrom(before, now), missingFrom(now, before)];
    return [...(more.length > 0 ? [`may be ${list(more)}, too`] : []), ...(fewer.length > 0 ? [`is never ${list(fewer)} any more`] : [])].join('; ');
  }
  if (before === undefined) return `${property} is new: ${code(now)}`;
  if (now === undefined) return `${property} is gone; it was ${code(before)}`;
  return `${property}: ${code(before)} → ${code(now)}`;
}

/** The keywords that differ, but the parts that are compared by themselves, and the examples. */
export function* rulesChanged(side: Side, place: string, was: object, is: object, parts: readonly string[]): Generator<Finding> {
  for (const [property, old, present] of pairs(was as JsonObject, is as JsonObject)) {
    if ([...parts, 'examples'].includes(property) || isDeepStrictEqual(old, present)) continue;
    const effect = effectOfRule(property, old, present);
    yield { side, place, what: ruleText(property, old, present), ...verdictOnRule(side, effect), isTextOnly: effect === 'words' };
  }
}

/** `required` without added and removed fields, which have their own lines. */
function* requiredChange(was: JsonObject, is: JsonObject, side: Side, place: string): Generator<Finding> {
  const [old, present] = [was.properties ?? {}, is.properties ?? {}] as [object, object];
  const must = missingFrom(was.required, is.required).filter((name) => String(name) in old || !(String(name) in present));
  const may = missingFrom(is.required, was.required).filter((name) => String(name) in present || !(String(name) in old));
  if (must.length + may.length === 0) return;
  const what = [...(must.length > 0 ? [`${list(must)} must be there now`] : []), ...(may.length > 0 ? [`${list(may)} may be left out now`] : [])].join('; ');
  yield { side, place, what, ...verdictOnRule(side, effectOf(may.length > 0, must.length > 0)) };
}

/** Alternatives in pairs: those that are written alike, then the others in their order. */
function alternatives(was: Json | undefined, is: Json | undefined): [old: JsonObject | undefined, present: JsonObject | undefined][] {
  const [old, present] = [missingFrom(is, was), missingFrom(was, is)] as [JsonObject[], JsonObject[]];
  const alike = missingFrom(old, was) as JsonObject[];
  return [
    ...alike.map((each): [JsonObject, JsonObject] => [each, each]),
    ...Array.from({ length: Math.max(old.length, present.length) }, (_, at): [JsonObject | undefined, JsonObject | undefined] => [old[at], present[at]]),
  ];
}

/**
 * Compares a schema in its own direction: one that is sent in one operation may be received in another. The branches of an envelope are paired by their
 * status. `open`: the references that lead here, because a schema may contain itself.
 */
export function* schemaChanges(
  versions: Versions,
  was: JsonObject,
  is: JsonObject,
  compared: Compared,
  path = '$',
  open: readonly string[] = [],
): Generator<Finding> {
  const references = `${was.$ref} ${is.$ref}`;
  if (open.includes(references)) return;
  const nowOpen = '$ref' in was || '$ref' in is ? [...open, references] : open;
  const { side, nameOf } = compared;
  const place = nameOf(path);
  const [old, present] = [resolveProperty(versions.before, was), resolveProperty(versions.now, is)];
  const inside = (one: Json, other: Json, at = path, named = nameOf) =>
    schemaChanges(versions, one as JsonObject, other as JsonObject, { side, nameOf: named }, at, nowOpen);

  yield* rulesChanged(side, place, old, present, ['$ref', 'properties', 'required', 'items', 'allOf', 'anyOf', 'oneOf']);
  yield* requiredChange(old, present, side, place);
  for (const [name, one, other] of pairs(old.properties as JsonObject | undefined, present.properties as JsonObject | undefined)) {
    const at = `${path}.${name}`;
    if (one !== undefined && other !== undefined) yield* inside(one, other, at);
    else {
      const { required: names = [] } = one === undefined ? present : old;
      const required = (names as Json[]).includes(name);
      yield cameOrWent(side, nameOf(at), one, (kind) => verdictOnField(side, kind, required), required ? ', required' : ', optional');
    }
  }
  if (old.items !== undefined && present.items !== undefined) yield* inside(old.items, present.items, `${path}[*]`);
  else yield* rulesChanged(side, place, { items: old.items }, { items: present.items }, []);

  const byStatus = (document: ContractDocument, { oneOf = [] }: JsonObject) => {
    const found = Object.fromEntries(envelopeBranches(document, { oneOf }).map(({ status, schema }) => [status, schema]));
    return Object.keys(found).length === (oneOf as Json[]).length ? found : {};
  };
  const branches = pairs(byStatus(versions.before, old), byStatus(versions.now, present));
  for (const [status, one, other] of branches) {
    const named = (at: string) => nameOf(at, status);
    if (one !== undefined && other !== undefined) yield* inside(one, other, path, named);
    else yield cameOrWent(side, named(path), one, (kind) => verdictOnAlternative(side, kind));
  }
  for (const kind of ['allOf', 'anyOf', ...(branches.length > 0 ? [] : ['oneOf'])]) {
    for (const [one, other] of alternatives(old[kind], present[kind])) {
      if (one !== undefined && other !== undefined) yield* inside(one, other);
      else if (kind === 'allOf') yield cameOrWent(side, place, one, (what) => verdictOnRule(side, what === 'added' ? 'fewer' : 'more'));
      else yield cameOrWent(side, place, one, (what) => verdictOnAlternative(side, what));
    }
  }
}
