import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Copy } from './body-copy.ts';

/** Milliseconds until a backend that does not accept the connection counts as unreachable. Its response has no time limit. */
const CONNECT_TIMEOUT = 5000;
/** Bytes of a request kept for the check and for the mock: a CV with images. */
const KEEP_REQUEST = 10 * 1024 * 1024;
/** Bytes of a response kept for the check: a PDF of several megabytes in base64. */
export const KEEP_RESPONSE = 8 * 1024 * 1024;
/** Maximum bytes of headers in both directions; single sign-on cookies are large. */
export const MAX_HEADER_BYTES = 64 * 1024;
/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). `transfer-encoding` stays: Node frames by it. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect']);
/** Errors of an unreachable backend, as opposed to a failing one. */
const NOT_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EHOSTDOWN']);
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']);
const KEPT = { keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' } as const;
/** Connections that are used again, by protocol. */
const keptConnections = { 'http:': new HttpAgent(KEPT), 'https:': new HttpsAgent(KEPT) };

/** Closes kept connections, so that the process can exit. */
export function closeConnections(): void {
  for (const agent of Object.values(keptConnections)) agent.destroy();
}

export interface ResponseCopy {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as received, compressed or not. */
  body: Copy;
}

export type Outcome =
  /** The response of the backend was forwarded to the client. */
  | { kind: 'forwarded'; request: Copy; received: ResponseCopy; cut: boolean }
  /** Nothing was sent, so the caller may respond. `request` holds the whole body. */
  | { kind: 'declined'; request: Copy; why: string }
  /** Nothing was sent, because the backend accepted the connection and sent no readable response. */
  | { kind: 'broken'; request: Copy; why: string }
  /** The client disconnected before the response. */
  | { kind: 'left' };

export interface Forwarding {
  /** Only its origin counts. */
  target: URL;
  /** Bytes of this response to buffer for {@link Forwarding.onBuffered}; 0 streams at once. A longer response is streamed. */
  hold: (status: number, headers: IncomingHttpHeaders) => number;
  /** Decides on a buffered response: headers to add, names and values in turn, or the reason to decline it. */
  onBuffered: (received: ResponseCopy, request: Copy) => { add: readonly string[] } | { why: string };
}

/** The header list without hop-by-hop headers; spelling and repetition of names stay. */
function endToEnd(raw: readonly string[], connection: string | undefined): string[] {
  const named = connection === undefined ? undefined : new Set(connection.toLowerCase().split(/\s*,\s*/));
  const kept: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const lower = name.toLowerCase();
    if (HOP_BY_HOP.has(lower) || (named?.has(lower) === true && lower !== 'transfer-encoding')) continue;
    kept.push(name, raw[index + 1] ?? '');
  }
  return kept;
}

function headersFor(request: IncomingMessage, target: URL): string[] {
  const headers = endToEnd(request.rawHeaders, request.headers.connection);
  for (let index = headers.length - 2; index >= 0; index -= 2) if (headers[index]?.toLowerCase() === 'host') headers.splice(index, 2);
  // The backend's own host, which virtual hosts and certificates need.
  headers.push('host', target.host);
  return headers;
}

/** Path and query as sent; a client that uses this as a forward proxy sends an absolute URL. */
function pathOf(url: string): string {
  if (url.startsWith('/') || url === '*') return url;
  const parsed = URL.parse(url);
  return parsed === null ? '/' : parsed.pathname + parsed.search;
}

const reasonOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

/**
 * Forwards one request to the backend and streams its response back, byte for byte, and copies both. Nothing is decoded, joined or followed:
 * compression, several `set-cookie` headers, redirects, trailers and the reason phrase stay as sent.
 */
export function forward(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): Promise<Outcome> {
  const { target } = forwarding;
  const method = request.method ?? 'GET';
  const sent = new Copy(KEEP_REQUEST);
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;

  return new Promise<Outcome>((resolve) => {
    let settled = false;
    const settle = (outcome: Outcome) => {
      if (settled) return;
      settled = true;
      response.off('close', leave);
      resolve(outcome);
    };
    /** Settles once the body is read, because the caller needs all of it to respond. */
    const afterBody = (outcome: Outcome) => {
      if (request.readableEnded || !hasBody) return settle(outcome);
      request.unpipe();
      request.once('end', () => settle(outcome));
      request.resume();
    };
    let outgoing: ReturnType<typeof send> | undefined;
    const leave = () => {
      outgoing?.destroy();
      settle({ kind: 'left' });
    };
    response.once('close', leave);
    if (hasBody) request.on('data', (chunk: Buffer) => sent.add(chunk));

    const attempt = (fresh: boolean) => {
      const call = send({
        protocol: target.protocol,
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        method,
        path: pathOf(request.url ?? '/'),
        headers: headersFor(request, target),
        setHost: false,
        // The backend may close an idle connection at the moment of its reuse, so requests that must not be repeated get a new one.
        agent: !fresh && IDEMPOTENT.has(method) ? keptConnections[target.protocol as keyof typeof keptConnections] : false,
        maxHeaderSize: MAX_HEADER_BYTES,
      });
      outgoing = call;
      let connected = false;
      const timeout = setTimeout(() => {
        if (!connected) call.destroy(Object.assign(new Error('connect'), { code: 'ETIMEDOUT' }));
      }, CONNECT_TIMEOUT);
      call.once('socket', (socket) => {
        const ready = () => {
          connected = true;
          clearTimeout(timeout);
        };
        if (socket.connecting) socket.once('connect', ready);
        else ready();
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timeout);
        if (settled || response.headersSent) return;
        if (call.reusedSocket && error.code === 'ECONNRESET' && !fresh && !hasBody) return attempt(true);
        const there = connected || !NOT_THERE.has(error.code ?? '');
        afterBody(
          there
            ? { kind: 'broken', request: sent, why: `backend broke off (${reasonOf(error)})` }
            : { kind: 'declined', request: sent, why: `backend not reached (${reasonOf(error)})` },
        );
      });
      call.on('response', (incoming) => {
        takeResponse(incoming, request, response, forwarding, sent, settle, afterBody);
      });
      if (hasBody) request.pipe(call);
      else call.end();
    };
    attempt(false);
  });
}

function takeResponse(
  incoming: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  forwarding: Forwarding,
  sent: Copy,
  settle: (outcome: Outcome) => void,
  afterBody: (outcome: Outcome) => void,
): void {
  const status = incoming.statusCode ?? 502;
  const received: ResponseCopy = { status, headers: incoming.headers, body: new Copy(KEEP_RESPONSE) };
  const held: Buffer[] = [];
  const start = (add: readonly string[]) => {
    response.sendDate = false;
    const headers = endToEnd(incoming.rawHeaders, incoming.headers.connection);
    response.writeHead(status, incoming.statusMessage ?? '', [...headers, 'x-served-by', 'upstream', ...add]);
    for (const chunk of held) response.write(chunk);
  };
  const finish = (cut: boolean) => settle({ kind: 'forwarded', request: sent, received, cut });
  const stream = () => {
    start([]);
    incoming.pipe(response, { end: false });
    incoming.once('end', end);
  };
  const end = () => {
    if (incoming.rawTrailers.length > 0) response.addTrailers(pairs(incoming.rawTrailers));
    response.end(() => finish(false));
  };
  incoming.on('error', () => {
    if (response.headersSent) {
      finish(true);
      // The client must notice that the response is incomplete.
      response.destroy();
    } else {
      afterBody({ kind: 'broken', request: sent, why: 'backend broke off in the middle of its response' });
    }
  });
  incoming.on('data', (chunk: Buffer) => received.body.add(chunk));
  let room = request.method === 'HEAD' ? 0 : forwarding.hold(status, incoming.headers);
  const collect = (chunk: Buffer) => {
    held.push(chunk);
    room -= chunk.length;
    if (room >= 0) return;
    incoming.off('data', collect);
    incoming.off('end', decide);
    stream();
  };
  const decide = () => {
    const verdict = forwarding.onBuffered(received, sent);
    if ('why' in verdict) {
      afterBody({ kind: 'declined', request: sent, why: verdict.why });
    } else {
      start(verdict.add);
      end();
    }
  };
  if (room === 0) {
    stream();
  } else {
    incoming.on('data', collect);
    incoming.once('end', decide);
  }
}

const pairs = (raw: readonly string[]) => raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
