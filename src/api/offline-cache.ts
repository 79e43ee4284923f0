import { factsOf, type OperationFacts, operations } from '../../openapi/generated/operations.ts';
import { publicReads } from './generated/public-reads.ts';

const patterns = Object.values<OperationFacts>(operations)
  .filter(({ isPublic }) => isPublic)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** Whether a browser may keep the response to a request: it is the same for every visitor. */
export const isCacheableRequest = (method: string, path: string): boolean => patterns.some((pattern) => pattern.method === method && pattern.path.test(path));

/** Whether the response of a query key may be kept. */
export const isCacheableQuery = ([id]: readonly unknown[]): boolean => publicReads.has(id);

/**
 * URL of a cached response: its own without the time, with the language of its texts and the body of a read that is sent as a POST. The
 * language is part of a read's identity (docs/decisions/0008-language-in-query-identity.md).
 */
function cacheUrl(language: string, path: string, parameters: [string, string][], body: string): string {
  const query = new URLSearchParams(parameters.filter(([name]) => name !== 't'));
  query.sort();
  query.append('language', language);
  if (body !== '') query.append('body', body);
  return `${path}?${query}`;
}

/** URL of the cached response to a request with this body. */
export function urlOfRequest(language: string, url: URL, body = ''): string {
  return cacheUrl(language, url.pathname, [...url.searchParams], body);
}

/** URL of the cached response for a query key of the SDK: the operation's id, the parameters of its path, then those of the query, or the body. */
export function urlOfQuery(language: string, [id, ...rest]: readonly unknown[]): string {
  const facts = factsOf(id);
  if (facts === undefined) throw new Error(`${String(id)} is no operation of the contract.`);
  const { method, path } = facts;
  const inPath = rest.filter((part) => typeof part === 'string');
  const [values] = rest.filter((part) => typeof part !== 'string');
  const { pathname } = new URL(
    path.replace(/\{\w+\}/g, () => inPath.shift() ?? ''),
    'http://site',
  );
  if (method === 'POST') return cacheUrl(language, pathname, [], JSON.stringify(values));
  const present = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  const parameters = present.map(([name, value]): [string, string] => [name, String(value)]);
  return cacheUrl(language, pathname, parameters, '');
}
