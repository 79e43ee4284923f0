import type { ContractDocument, Json, JsonObject, Operation } from '../document.ts';
import { effectOfRule, isRequired, missingFrom } from './effect.ts';
import { at, inlined, pointerSegments, statusOf } from './inline.ts';
import { escaped, type Place, placeOf } from './place.ts';
import { type RawChange, redoclyDiff } from './redocly.ts';
import { type Verdict, type Verdicts, verdictOnField, verdictOnOperation, verdictOnRule } from './verdict.ts';

export interface NamedOperation {
  operationId: string;
  area: string;
  method: string;
  path: string;
}

export interface Change extends Verdicts {
  operation: NamedOperation;
  side: Place['side'];
  place: string;
  /** Description, such as `is new, required`. */
  what: string;
  /** Only descriptive text changed. */
  isTextOnly: boolean;
}

type Described = Pick<Change, 'what' | 'clients' | 'servers'> & { isTextOnly?: boolean };

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const code = (value: Json | undefined) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const list = (values: readonly Json[]) => values.map(code).join(', ');

function nameOf(document: JsonObject, path: string, method: string): NamedOperation {
  const operation = at(document, `#/paths/${escaped(path)}/${method}`) as unknown as Partial<Operation> | undefined;
  return { operationId: operation?.operationId ?? `${method} ${path}`, area: operation?.tags?.[0] ?? '', method: method.toUpperCase(), path };
}

/** `required` without added and removed fields, which have their own lines. */
function requiredNames(raw: RawChange, before: JsonObject, now: JsonObject): Described | undefined {
  const fieldsOf = (document: JsonObject) => Object.keys(((at(document, raw.path) as JsonObject | undefined)?.properties ?? {}) as JsonObject);
  const [old, present] = [fieldsOf(before), fieldsOf(now)];
  const isNew = (name: Json) => present.includes(String(name)) && !old.includes(String(name));
  const isGone = (name: Json) => old.includes(String(name)) && !present.includes(String(name));
  const must = missingFrom(raw.base?.value, raw.revision?.value).filter((name) => !isNew(name));
  const may = missingFrom(raw.revision?.value, raw.base?.value).filter((name) => !isGone(name));
  if (must.length + may.length === 0) return undefined;
  const what = [...(must.length > 0 ? [`${list(must)} must be there now`] : []), ...(may.length > 0 ? [`${list(may)} may be left out now`] : [])].join('; ');
  const effect = must.length > 0 && may.length > 0 ? 'both' : must.length > 0 ? 'fewer' : 'more';
  return { what, ...verdictOnRule(placeOf(now, raw.path).place.side, effect) };
}

function ruleText(property: string, before: Json | undefined, now: Json | undefined): string {
  if (property === 'enum') {
    const more = missingFrom(before, now);
    const fewer = missingFrom(now, before);
    return [...(more.length > 0 ? [`may be ${list(more)}, too`] : []), ...(fewer.length > 0 ? [`is never ${list(fewer)} any more`] : [])].join('; ');
  }
  if (before === undefined) return `${property} is new: ${code(now)}`;
  if (now === undefined) return `${property} is gone; it was ${code(before)}`;
  return `${property}: ${code(before)} → ${code(now)}`;
}

function cameOrWent(raw: RawChange, before: JsonObject, now: JsonObject, side: Place['side']): Described {
  const kind = raw.kind === 'added' ? 'added' : 'removed';
  const document = kind === 'added' ? now : before;
  const segments = pointerSegments(raw.path);
  const word = kind === 'added' ? 'is new' : 'is gone';
  if (raw.typeName === 'Parameter') {
    const parameter = at(document, raw.path) as JsonObject | undefined;
    const required = parameter?.required === true;
    return { what: required ? `${word}, required` : word, ...verdictOnField(parameter?.in === 'header' ? 'header' : 'request', kind, required) };
  }
  // A mark that is an object.
  if (segments.at(-1)?.startsWith('x-') && segments.at(-2) !== 'headers') return { what: word, ...verdictOnRule(side, 'words'), isTextOnly: true };
  const isBranch = statusOf(segments.at(-1)) !== undefined;
  if (segments.at(-2) === 'properties' && !isBranch) {
    const required = isRequired(at(document, raw.path.split('/').slice(0, -2).join('/')), segments.at(-1) ?? '');
    return { what: `${word}, ${required ? 'required' : 'optional'}`, ...verdictOnField(side, kind, required) };
  }
  if (raw.typeName === 'SecurityRequirementList') {
    const clients: Verdict = kind === 'added' ? { breaks: true, todo: 'must send the token' } : { breaks: false, todo: 'need not send the token' };
    const servers: Verdict = { breaks: true, todo: kind === 'added' ? 'must respond −2 without a token' : 'must respond without a token' };
    return { what: kind === 'added' ? 'a token is needed now' : 'no token is needed any more', clients, servers };
  }
  // A status code, a media type, a branch of an envelope, or a rule that is a schema.
  const isChoice = isBranch || ['Response', 'MediaType', 'RequestBody'].includes(raw.typeName) || ['oneOf', 'anyOf'].includes(segments.at(-2) ?? '');
  const verdicts = verdictOnRule(side, isChoice ? (kind === 'added' ? 'more' : 'fewer') : kind === 'added' ? 'fewer' : 'more');
  // A client treats every HTTP error alike, documented or not.
  const isHttpError = raw.typeName === 'Response' && /^(?:[45]|default$)/.test(segments.at(-1) ?? '');
  return { what: word, ...verdicts, ...(isHttpError && { clients: { breaks: false, todo: 'nothing to do' } }) };
}

function described(raw: RawChange, before: JsonObject, now: JsonObject, side: Place['side']): Described | undefined {
  if (raw.kind !== 'modified') return cameOrWent(raw, before, now, side);
  const property = raw.property ?? '';
  const [was, is] = [raw.base?.value, raw.revision?.value];
  if (property === 'operationId') {
    const what = `operationId: ${code(was)} → ${code(is)}`;
    return { what, clients: { breaks: true, todo: 'generated code has new names' }, servers: { breaks: false, todo: 'nothing to do' } };
  }
  if (property === 'required' && (Array.isArray(was) || Array.isArray(is))) return requiredNames(raw, before, now);
  const effect = effectOfRule(property, was, is);
  return { what: ruleText(property, was, is), ...verdictOnRule(side, effect), isTextOnly: effect === 'words' };
}

/** Added, removed and moved operations. */
function wholeOperations(raw: RawChange, before: JsonObject, now: JsonObject): Change[] | undefined {
  const [root, path = '', method] = pointerSegments(raw.path);
  if (root !== 'paths' || !['PathItem', 'Operation'].includes(raw.typeName)) return undefined;
  const methodsIn = (document: JsonObject) =>
    Object.keys((at(document, `#/paths/${escaped(path)}`) ?? {}) as JsonObject).filter((key) => METHODS.includes(key));
  if (raw.kind === 'modified' && raw.property === 'key') {
    const moved: Verdicts = { clients: { breaks: true, todo: 'must call the new path' }, servers: { breaks: true, todo: 'must offer it there' } };
    const what = `path: ${code(raw.base?.value)} → ${code(raw.revision?.value)}`;
    return methodsIn(now).map((key) => ({ operation: nameOf(now, path, key), side: 'operation', place: 'operation', what, ...moved, isTextOnly: false }));
  }
  if (raw.kind === 'modified') return undefined;
  const document = raw.kind === 'added' ? now : before;
  const what = raw.kind === 'added' ? 'is new' : 'is gone';
  const methods = method === undefined ? methodsIn(document) : [method];
  return methods.map((key) => ({
    operation: nameOf(document, path, key),
    side: 'operation',
    place: 'operation',
    what,
    ...verdictOnOperation(raw.kind === 'added' ? 'added' : 'removed'),
    isTextOnly: false,
  }));
}

/** The changes between two versions by operation, with a verdict for clients and for servers. */
export async function compareContracts(before: ContractDocument, now: ContractDocument): Promise<Change[]> {
  const [old, present] = [before, now].map((contract) => inlined(contract as unknown as JsonObject)) as [JsonObject, JsonObject];
  return (await redoclyDiff(old, present)).flatMap((raw): Change[] => {
    const whole = wholeOperations(raw, old, present);
    if (whole !== undefined) return whole;
    const { operation, place } = placeOf(raw.kind === 'removed' ? old : present, raw.path);
    const change = operation === undefined ? undefined : described(raw, old, present, place.side);
    if (operation === undefined || change === undefined) return [];
    const { isTextOnly = false, clients, ...rest } = change;
    // Redocly knows more ways to break a client.
    const judged =
      raw.impact === 'major' && !clients.breaks ? { breaks: true, todo: clients.todo === 'nothing to do' ? 'must follow' : clients.todo } : clients;
    const named = nameOf(raw.kind === 'removed' ? old : present, operation.path, operation.method);
    return [{ operation: named, side: place.side, place: place.text, ...rest, clients: judged, isTextOnly }];
  });
}
