import { type ContractDocument, type Example, type JsonObject, type LocatedOperation, type Parameter, resolve } from '@site/contract/document.ts';

/** The request that the first examples of an operation make: its path, its query, and its JSON body, if it has one. */
export function exampleOf(document: ContractDocument, operation: LocatedOperation) {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
  const textOf = ({ examples = {} }: Parameter) => encodeURIComponent(String(Object.values(examples)[0]?.value));
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.examples !== undefined);
  const media = operation.requestBody?.content['application/json'];
  return {
    path: inPath.reduce((path, one) => path.replace(`{${one.name}}`, textOf(one)), operation.path),
    query: inQuery.map((one) => `${one.name}=${textOf(one)}`).join('&'),
    /** Something is missing without a query. */
    needsQuery: inQuery.some(({ required }) => required === true),
    body: (Object.values(media?.examples ?? {})[0] as Example | undefined)?.value as JsonObject | undefined,
  };
}
