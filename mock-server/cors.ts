import type { IncomingMessage, ServerResponse } from 'node:http';
import { REPLAYED_HEADER } from './idempotency.ts';

const EXPOSED_HEADERS = `x-served-by, x-fallback-reason, x-contract-violations, ${REPLAYED_HEADER}`;

/** Allows pages of any origin with any header and with cookies: the mock has no secrets. Returns true for a preflight, which it has answered. */
export function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-origin', origin ?? '*');
  if (origin !== undefined) response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ?? 'content-type, language, token, idempotency-key, prefer, mock-sandbox, mock-tab',
    // Lets a page on a public host use a mock on the developer's machine.
    ...(request.headers['access-control-request-private-network'] === undefined ? {} : { 'access-control-allow-private-network': 'true' }),
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
