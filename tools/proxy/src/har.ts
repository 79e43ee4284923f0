import { STATUS_CODES } from 'node:http';
import { decoded } from './body-copy.ts';
import type { Exchange } from './exchange.ts';
import { shownRequest, shownResponse } from './shown.ts';

/** Exchanges that an export has at most, and the bytes of their bodies. */
const MAX = { exchanges: 1000, bytes: 32 * 1024 * 1024 };

const pairs = (list: readonly (readonly [string, string])[]) => list.map(([name, value]) => ({ name, value }));

function entryOf(exchange: Exchange, target: string) {
  const { method, url, headers, body, response, startedAt, milliseconds, operation } = exchange;
  const request = shownRequest(method, url, headers, body.bytes, body.size);
  const [, shownPath = '/'] = request.line.split(' ');
  let bytes = response?.body.bytes;
  try {
    bytes = bytes === undefined ? undefined : decoded(bytes, response?.headers['content-encoding']);
  } catch {
    // Shown as received; the violation says that it does not unpack.
  }
  const received = response === undefined ? undefined : shownResponse(response.status, response.headers, bytes, response.body.size);
  const type = String(headers['content-type'] ?? '');
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: milliseconds,
    comment: operation?.operationId ?? '',
    request: {
      method,
      url: target + shownPath,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: pairs([...new URL(shownPath, target).searchParams]),
      headersSize: -1,
      bodySize: body.size,
      ...(body.size === 0 ? {} : { postData: { mimeType: type, text: request.body } }),
    },
    response: {
      status: response?.status ?? 0,
      statusText: STATUS_CODES[response?.status ?? 0] ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(received?.headers ?? []),
      content: { size: bytes?.length ?? 0, mimeType: String(response?.headers['content-type'] ?? ''), text: received?.body ?? '' },
      redirectURL: String(response?.headers.location ?? ''),
      headersSize: -1,
      bodySize: response?.body.size ?? -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}

/** Keeps the latest exchanges for an export as HAR 1.2; they are written, and their secrets masked, when it is asked for. */
export class Recorder {
  readonly #kept: Exchange[] = [];
  #bytes = 0;

  add(exchange: Exchange): void {
    this.#kept.push(exchange);
    this.#bytes += sizeOf(exchange);
    while (this.#kept.length > MAX.exchanges || (this.#bytes > MAX.bytes && this.#kept.length > 1)) {
      const oldest = this.#kept.shift();
      if (oldest !== undefined) this.#bytes -= sizeOf(oldest);
    }
  }

  clear(): void {
    this.#kept.length = 0;
    this.#bytes = 0;
  }

  har(target: string): object {
    const entries = this.#kept.map((exchange) => entryOf(exchange, target));
    return { log: { version: '1.2', creator: { name: 'site-proxy', version: '0.1.0' }, entries } };
  }
}

const sizeOf = ({ body, response }: Exchange) => (body.bytes?.length ?? 0) + (response?.body.bytes?.length ?? 0);
