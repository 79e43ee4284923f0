import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a page of another origin may read besides the body. */
const EXPOSED = 'x-served-by, x-fallback-reason, x-contract-violations';

/**
 * Lets pages of any origin use the mock, with cookies where they send them. Whatever header a page announces is allowed: a mock keeps no
 * secrets, and a client under development should fail on its own faults. Answers whether the request was a preflight and is dealt with.
 */
export function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-origin', origin ?? '*');
  if (origin !== undefined) response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', EXPOSED);
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'content-type, language, token, prefer, mock-sandbox, mock-tab',
    // A page of a public address may then use a mock on the developer's machine.
    ...(request.headers['access-control-request-private-network'] === undefined ? {} : { 'access-control-allow-private-network': 'true' }),
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
