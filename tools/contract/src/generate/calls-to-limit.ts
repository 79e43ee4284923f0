import { type ContractDocument, type JsonObject, type LocatedOperation, operationsOf, resolve, resolveProperty } from '../document.ts';

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

/** Paths, without `/api/`, of the operations that a server must limit: those that send a code, and the others that take a secret. */
export function callsToLimit(document: ContractDocument): { sendsCode: string[]; takesSecret: string[] } {
  const operations = operationsOf(document);
  const pathsOf = (chosen: LocatedOperation[]) => chosen.map(({ path }) => path.replace('/api/', ''));
  return {
    sendsCode: pathsOf(operations.filter((operation) => operation['x-sends-code'])),
    takesSecret: pathsOf(operations.filter((operation) => !operation['x-sends-code'] && takesSecret(document, operation))),
  };
}
