import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { ports } from './ports.ts';

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

/** A response as it came over the wire: nothing unpacked, nothing followed. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  port?: number;
  host?: string;
}

/** Requests exactly this path; `fetch` would normalize dots and slashes. */
export function send(path: string, { method = 'GET', headers = {}, body, port = ports.site, host = '127.0.0.1' }: Options = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A call with a JSON body from the IP address `from`, because rate limits are per address. */
export function call(path: string, body: unknown, from: string, headers: Record<string, string> = {}, port: number = ports.site): Promise<RawResponse> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'cn', token: '', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
    port,
  });
}

/** The envelope in a response. */
export const envelope = ({ body }: RawResponse) => JSON.parse(body.toString()) as { status: string; message?: string };
