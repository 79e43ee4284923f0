import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer with nothing decoded, joined or followed. */
export interface RawResponse {
  status: number;
  reason: string;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as sent. */
  rawHeaders: string[];
  trailers: NodeJS.Dict<string>;
  body: Buffer;
}

/** Asks as bare HTTP does; rejects when the connection breaks in the middle of the answer. */
export function askRaw(url: string, options: { method?: string; headers?: Record<string, string>; body?: Buffer | string } = {}): Promise<RawResponse> {
  return new Promise((done, fail) => {
    const call = request(url, { method: options.method ?? 'GET', headers: options.headers ?? {}, agent: false }, (response) => {
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
    call.end(options.body);
  });
}
