import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response without decoding, joined headers or followed redirects. */
export interface RawResponse {
  status: number;
  reason: string;
  headers: IncomingHttpHeaders;
  /** Names and values alternately, as sent. */
  rawHeaders: string[];
  trailers: NodeJS.Dict<string>;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string | undefined;
  /** Exactly this path, where a URL would have its dots and slashes normalized. */
  path?: string;
}

/** Sends a request with `node:http`; rejects when the response is interrupted. */
export async function sendRaw(url: string, { body, ...options }: Options = {}): Promise<RawResponse> {
  const call = request(url, { ...options, agent: false });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  // A connection that breaks during the response is an error of both.
  call.on('error', () => {});
  call.end(body);
  const [response] = await answered;
  const bytes = await buffer(response);
  const { statusCode: status = 0, statusMessage: reason = '', headers, rawHeaders, trailers } = response;
  return { status, reason, headers, rawHeaders, trailers, body: bytes };
}
