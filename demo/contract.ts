import table from 'virtual:demo-contract';

/** One operation of the contract, extracted by the build. */
export interface DemoOperation {
  operationId: string;
  method: string;
  path: string;
  needsToken: boolean;
  /** Query parameters that are numbers. */
  integers: string[];
  /** HTTP status → name of the example → body, the default first. */
  responses: Record<string, Record<string, unknown>>;
}

const operations = table.map((operation) => ({ ...operation, pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));

/** The operation of a request with its path parameters. */
export function findOperation(method: string, path: string): { operation: DemoOperation; parameters: Record<string, string> } | undefined {
  for (const operation of operations) {
    const match = operation.method === method.toLowerCase() ? operation.pattern.exec(path) : null;
    if (match !== null)
      return { operation, parameters: Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])) };
  }
  return undefined;
}
