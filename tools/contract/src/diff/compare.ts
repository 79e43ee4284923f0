import { isDeepStrictEqual } from 'node:util';
import {
  type ContractDocument,
  envelopeBranches,
  type Json,
  type JsonObject,
  type LocatedOperation,
  type Media,
  needsToken,
  operationsOf,
  type Parameter,
  resolve,
  resolveProperty,
} from '../document.ts';
import {
  effectOf,
  effectOfRule,
  missingFrom,
  type Side,
  type Verdicts,
  verdictOnAlternative,
  verdictOnField,
  verdictOnOperation,
  verdictOnRule,
} from './verdict.ts';

export interface NamedOperation {
  operationId: string;
  area: string;
  method: string;
  path: string;
}

/** What changed in an operation, and what it means. */
export interface Change extends Finding {
  operation: NamedOperation;
}

type Response = LocatedOperation['responses'][string] & { headers?: Record<string, JsonObject> };

const wholeOperation = (what: string, verdicts: Verdicts, place = 'operation'): Finding => ({ side: 'operation', place, what, ...verdicts });

function* parameterChanges(versions: Versions, was: LocatedOperation, is: LocatedOperation): Generator<Finding> {
  const named = (document: ContractDocument, { parameters = [] }: LocatedOperation) =>
    Object.fromEntries(parameters.map((each) => resolve<Parameter>(document, each)).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  for (const [place, old, present] of pairs(named(versions.before, was), named(versions.now, is))) {
    if (old !== undefined && present !== undefined) {
      yield* rulesChanged('request', place, old, present, ['schema']);
      yield* schemaChanges(versions, old.schema, present.schema, { side: 'request', nameOf: () => place });
    } else {
      const { in: kind, required = false } = (old ?? present) as Parameter;
      const verdictOn = (what: 'added' | 'removed') => verdictOnField(kind === 'header' ? 'header' : 'request', what, required);
      yield cameOrWent('request', place, old, verdictOn, required ? ', required' : '');
    }
  }
}

/** The media types of a body. */
function* contentChanges(versions: Versions, was: Record<string, Media> | undefined, is: typeof was, place: string, body: Compared): Generator<Finding> {
  for (const [type, old, present] of pairs(was, is)) {
    if (old !== undefined && present !== undefined) yield* schemaChanges(versions, old.schema, present.schema, body);
    else yield cameOrWent(body.side, `${place} content ${type}`, old, (kind) => verdictOnAlternative(body.side, kind));
  }
}

function* requestChanges(versions: Versions, { requestBody: was }: LocatedOperation, { requestBody: is }: LocatedOperation): Generator<Finding> {
  if (was !== undefined && is !== undefined) {
    yield* rulesChanged('request', 'the body', was, is, ['content']);
    yield* contentChanges(versions, was.content, is.content, "the body's", { side: 'request', nameOf: (path) => path });
  } else if (was !== is) {
    const required = (was ?? is)?.required === true;
    yield cameOrWent('request', 'the body', was, (kind) => verdictOnField('request', kind, required), required ? ', required' : ', optional');
  }
}

function* responseChanges(versions: Versions, was: LocatedOperation, is: LocatedOperation): Generator<Finding> {
  for (const [code, old, present] of pairs(was.responses, is.responses)) {
    const place = `HTTP ${code}`;
    if (old === undefined || present === undefined) {
      const change = cameOrWent('response', place, old, (kind) => verdictOnAlternative('response', kind));
      // A client treats every HTTP error alike, documented or not.
      yield old === undefined && /^(?:[45]|default$)/.test(code) ? { ...change, clients: { breaks: false, todo: 'nothing to do' } } : change;
      continue;
    }
    const [before, now] = [resolve(versions.before, old as Response), resolve(versions.now, present as Response)];
    yield* rulesChanged('response', place, before, now, ['content', 'headers']);
    for (const [name, one, other] of pairs(before.headers, now.headers)) {
      const at = `${place} headers ${name}`;
      if (one !== undefined && other !== undefined) yield* rulesChanged('response', at, resolve(versions.before, one), resolve(versions.now, other), []);
      else yield cameOrWent('response', at, one, (kind) => verdictOnRule('response', kind === 'added' ? 'fewer' : 'more'));
    }
    const nameOf = (path: string, status = '0') => {
      const where = [...(code === '200' ? [] : [place]), ...(status === '0' ? [] : [`status ${status}`])];
      return where.length === 0 ? path : `${path} (${where.join(', ')})`;
    };
    yield* contentChanges(versions, before.content, now.content, place, { side: 'response', nameOf });
  }
}

function* operationChanges(versions: Versions, was: LocatedOperation, is: LocatedOperation): Generator<Finding> {
  if (was.path !== is.path) {
    const moved: Verdicts = { clients: { breaks: true, todo: 'must call the new path' }, servers: { breaks: true, todo: 'must offer it there' } };
    yield wholeOperation(`path: \`${was.path}\` → \`${is.path}\``, moved);
  }
  if (was.operationId !== is.operationId) {
    const renamed: Verdicts = { clients: { breaks: true, todo: 'generated code has new names' }, servers: { breaks: false, todo: 'nothing to do' } };
    yield wholeOperation(`operationId: \`${was.operationId}\` → \`${is.operationId}\``, renamed);
  }
  if (needsToken(was) !== needsToken(is)) {
    const verdicts: Verdicts = needsToken(is)
      ? { clients: { breaks: true, todo: 'must send the token' }, servers: { breaks: true, todo: 'must respond −2 without a token' } }
      : { clients: { breaks: false, todo: 'need not send the token' }, servers: { breaks: true, todo: 'must respond without a token' } };
    yield wholeOperation(needsToken(is) ? 'a token is needed now' : 'no token is needed any more', verdicts, 'security');
  }
  yield* rulesChanged('operation', 'operation', was, is, ['method', 'path', 'operationId', 'security', 'parameters', 'requestBody', 'responses']);
  yield* parameterChanges(versions, was, is);
  yield* requestChanges(versions, was, is);
  yield* responseChanges(versions, was, is);
}

/** The changes between two versions by operation, with a verdict for clients and for servers. An operation is known by its path, else by its id. */
export function compareContracts(before: ContractDocument, now: ContractDocument): Change[] {
  const [old, present] = [operationsOf(before), operationsOf(now)];
  const isAt = (one: LocatedOperation) => (other: LocatedOperation) => one.path === other.path && one.method === other.method;
  const gone = new Set(old);
  const changesOf = ({ operationId, tags, method, path }: LocatedOperation, findings: Iterable<Finding>) =>
    [...findings].map((finding): Change => ({ operation: { operationId, area: tags[0] ?? '', method: method.toUpperCase(), path }, ...finding }));
  const compared = present.flatMap((is) => {
    const isMoved = (one: LocatedOperation) => one.operationId === is.operationId && one.method === is.method && !present.some(isAt(one));
    const was = old.find(isAt(is)) ?? old.find(isMoved);
    if (was === undefined) return changesOf(is, [wholeOperation('is new', verdictOnOperation('added'))]);
    gone.delete(was);
    return changesOf(is, operationChanges({ before, now }, was, is));
  });
  return [...compared, ...[...gone].flatMap((was) => changesOf(was, [wholeOperation('is gone', verdictOnOperation('removed'))]))];
}

interface Versions {
  before: ContractDocument;
  now: ContractDocument;
}

/** What changed at one place, and what it means. */
interface Finding extends Verdicts {
  side: Side;
  /** Such as `header language`, `$.data.rows[*].name` or `HTTP 404`. */
  place: string;
  /** Description, such as `is new, required`. */
  what: string;
  /** Only descriptive text changed. */
  isTextOnly?: boolean;
}

/** A body or a parameter whose schema is compared. */
interface Compared {
  side: 'request' | 'response';
  /** The place of a field; `status`: of the envelope's branch that has it. */
  nameOf: (path: string, status?: string) => string;
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const list = (values: readonly Json[]) => values.map(code).join(', ');

/** The members of both versions by name. */
function pairs<T>(before: Record<string, T> = {}, now: Record<string, T> = {}): [name: string, old: T | undefined, present: T | undefined][] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].map((name) => [name, before[name], now[name]]);
}

/** Something that one version has only. */
function cameOrWent(side: Side, place: string, old: unknown, verdictOn: (kind: 'added' | 'removed') => Verdicts, note = ''): Finding {
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
function* rulesChanged(side: Side, place: string, was: object, is: object, parts: readonly string[]): Generator<Finding> {
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
function* schemaChanges(versions: Versions, was: JsonObject, is: JsonObject, compared: Compared, path = '$', open: readonly string[] = []): Generator<Finding> {
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
