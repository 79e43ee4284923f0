import { type Json, resolveProperty } from '@site/contract/document.ts';
import { checkRequest, loadStrictContract, type StrictContract, type StrictOperation } from '@site/contract/strict/check.ts';

export type { Json } from '@site/contract/document.ts';

export type Envelope = { status: string; message?: string; data?: Json };

/** One operation of the contract, with what a backend reads of it. */
export interface SampleOperation extends StrictOperation {
  id: string;
  /** What succeeded once is refused. */
  isOnce: boolean;
  /** Fields of the body that are new in a repeated request. */
  oneTime: string[];
  /** Examples of its body by name. */
  requests: Record<string, Json>;
  /** Examples of HTTP 200 by name. */
  examples: Record<string, Envelope>;
  /** What is wrong with a request: `$.field` of the body, `query page` and `header language` of the parameters. */
  defectsOf: (request: Arrived) => string[];
}

/** A request as it has arrived. */
export interface Arrived {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  raw: Buffer;
}

const values = <Value>(examples: Record<string, { value: Json }> = {}) =>
  Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value as Value]));

function operationOf(contract: StrictContract, operation: StrictOperation): SampleOperation {
  const { operationId: id, method, path, body, responses } = operation;
  const isOneTime = ([, field]: [string, Json]) => resolveProperty(contract.document, field)['x-one-time'] === true;
  return {
    ...operation,
    id,
    isOnce: contract.document.paths[path]?.[method.toLowerCase()]?.['x-once'] === true,
    oneTime: Object.entries((body?.schema.properties ?? {}) as Record<string, Json>)
      .filter(isOneTime)
      .map(([name]) => name),
    requests: values(body?.media.examples),
    examples: values(responses.get(200)?.examples),
    // What a query has besides is ignored.
    defectsOf: ({ raw, ...request }) =>
      checkRequest(contract, operation, { ...request, method, body: raw }).flatMap((defect) =>
        defect.kind === 'extra-field' && defect.path.startsWith('query ') ? [] : defect.path,
      ),
  };
}

const known = new Map<string, Promise<SampleOperation[]>>();

/** Every operation of a contract, read once per process. */
export function readOperations(root = 'openapi/openapi.yaml'): Promise<SampleOperation[]> {
  const read = known.get(root) ?? loadStrictContract(root).then((contract) => contract.operations.map((operation) => operationOf(contract, operation)));
  known.set(root, read);
  return read;
}
