import { type ContractDocument, type JsonObject, type LocatedOperation, needsToken, type Parameter, resolve, resolveProperty } from '../document.ts';

/** Request header, in lower case as Node gives it. */
export const KEY_HEADER = 'idempotency-key';

const isMutation = (operation: LocatedOperation): boolean => operation['x-changes'] !== undefined || operation['x-submitted'] === true;

/** Whether the request carries a PIN, a code or a reference to one. */
function takesSecret(document: ContractDocument, operation: LocatedOperation): boolean {
  return Object.values(operation.requestBody?.content ?? {}).some(({ schema }) => {
    const { properties = {} } = resolve<JsonObject>(document, schema);
    return Object.values(properties as JsonObject).some((field) => {
      const resolved = resolveProperty(document, field);
      return resolved['x-secret'] === true || resolved['x-one-time'] === true;
    });
  });
}

function takesKey(document: ContractDocument, { parameters = [] }: LocatedOperation): boolean {
  return parameters.map((parameter) => resolve<Parameter>(document, parameter)).some(({ name }) => name.toLowerCase() === KEY_HEADER);
}

/** What programs need to know of an operation, all of it from the contract: generate.ts writes what each field means. */
export function factsOf(document: ContractDocument, operation: LocatedOperation) {
  const kind = isMutation(operation) ? 'write' : 'read';
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    area: operation.tags[0] ?? '',
    kind,
    needsToken: needsToken(operation),
    isPublic: kind === 'read' && !needsToken(operation) && operation['x-personal'] !== true && operation['x-repeats-input'] !== true,
    takesKey: takesKey(document, operation),
    stale: operation['x-changes']?.shownBy ?? [],
    limit: operation['x-sends-code'] ? 'code' : takesSecret(document, operation) ? 'secret' : undefined,
  };
}

/** Whether the method says otherwise than the kind: a POST that only reads, a GET with an effect. */
export const isOddlySent = (operation: LocatedOperation): boolean => isMutation(operation) === (operation.method === 'get');

/** How the SDK sends an oddly sent operation. */
export const hookOf = (operation: LocatedOperation) => ({ useQuery: !isMutation(operation), useMutation: isMutation(operation) });
