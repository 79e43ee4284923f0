import { type ContractDocument, type JsonObject, type LocatedOperation, type Media, needsToken, operationsOf, type Parameter, resolve } from '../document.ts';
import { type Compared, cameOrWent, type Finding, pairs, rulesChanged, schemaChanges, type Versions } from './schemas.ts';
import { type Verdicts, verdictOnAlternative, verdictOnField, verdictOnOperation, verdictOnRule } from './verdict.ts';

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
