import { type IncomingHttpHeaders, request } from 'node:http';

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
export function sendRaw(url: string, { body, ...options }: Options = {}): Promise<RawResponse> {
  return new Promise((done, fail) => {
    const call = request(url, { ...options, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          reason: response.statusMessage ?? '',
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          trailers: response.trailers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', fail);
    call.end(body);
  });
}
