import { expect } from '@playwright/test';
import { contentSecurityPolicy } from '@site/build/deploy/content-security-policy.ts';
import { DIST } from '@site/build/dist.ts';
import { type RawRequest, type RawResponse, sendRaw } from '@site/proxy/test-http.ts';
import { defaults } from '../../src/brand/config.ts';
import { ports } from './start.ts';

/** What every response says but those below `/api/` (security list, point 14). */
export const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

/** What every response that belongs to the site says. */
export const SECURITY = {
  ...COMMON_HEADERS,
  'content-security-policy': contentSecurityPolicy(DIST, { ...defaults, gateway: `http://127.0.0.1:${ports.gateway}` }),
  server: 'nginx',
};

/** What every response below `/api/` says, of the backend or of the server itself. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
};

/** What the server's own response to a call says that the backend never got. */
export const NOT_FORWARDED = { ...API_HEADERS, 'x-site-answer': 'nginx' };

interface Options extends RawRequest {
  port?: number;
  host?: string;
}

/** Requests exactly this path; `fetch` would normalize dots and slashes. */
export const send = (path: string, { port = ports.site, host = '127.0.0.1', ...options }: Options = {}): Promise<RawResponse> =>
  sendRaw(`http://${host}:${port}`, { ...options, path });

/** A call with a JSON body from the IP address `from`, because rate limits are per address. */
export function call(path: string, body: unknown, from: string, headers: Record<string, string> = {}, port: number = ports.site): Promise<RawResponse> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'cn', token: '', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
    port,
  });
}

export const envelope = ({ body }: RawResponse) => JSON.parse(body.toString()) as { status: string; message?: string };
