import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { agentFor } from './agents.ts';
import { Copy } from './body-copy.ts';

/** Milliseconds until a backend that does not even accept the connection counts as not there. The answer itself may take as long as the client waits. */
const CONNECT_PATIENCE = 5000;
/** Bytes of headers, both ways: generous, because single sign-on cookies grow. */
export const MOST_HEADER_BYTES = 64 * 1024;
/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). `transfer-encoding` stays: Node frames by it. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect']);
/** Errors that say the backend is not there, as opposed to one that is there and fails. */
const NOT_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EHOSTDOWN']);
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']);

/** A backend's answer as far as it was copied. */
export interface ResponseCopy {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they came over the wire, still compressed when they were. */
  body: Copy;
}

/** What became of one request. */
export type Outcome =
  /** The backend's answer has been sent on to the client. */
  | { kind: 'passed'; request: Copy; received: ResponseCopy; cut: boolean }
  /** Nothing was sent: the caller may answer. `request` holds the body, read to its end. */
  | { kind: 'declined'; request: Copy; why: string; received?: ResponseCopy }
  /** Nothing was sent, because the backend took the connection and then gave no answer that can be read. */
  | { kind: 'broken'; request: Copy; why: string }
  /** The client went away before the answer came. */
  | { kind: 'left' };

/** How one request is passed on. */
export interface Passing {
  /** Only its origin counts. */
  target: URL;
  /** Bytes of the request's body to keep, at most. */
  keepRequest: number;
  /** Bytes of the answer's body to keep, at most. */
  keepResponse: number;
  /**
   * Bytes of this answer to hold back until {@link Passing.onHeld} has seen them; 0 streams at once. An answer that turns out to be longer
   * streams from there on.
   */
  hold?: (status: number, headers: IncomingHttpHeaders) => number;
  /** Decides about an answer that was held back whole: headers to add, or the reason to decline it. */
  onHeld?: (received: ResponseCopy, request: Copy) => { add: readonly string[] } | { why: string };
  /** Headers to add to every answer, name and value in turn. */
  add: readonly string[];
}

/** The header list without what belongs to the connection; names keep their spelling, repeated ones stay repeated. */
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
  // The backend's own name, as if it had been called directly: virtual hosts and certificates go by it.
  headers.push('host', target.host);
  return headers;
}

/** Path and query as sent; a client that takes this for a forward proxy sends the whole address. */
function pathOf(url: string): string {
  if (url.startsWith('/') || url === '*') return url;
  const parsed = URL.parse(url);
  return parsed === null ? '/' : parsed.pathname + parsed.search;
}

const reasonOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

/**
 * Passes one request on to the backend and its answer back, byte for byte and as it comes, and keeps a copy of both. Nothing is decoded,
 * joined or followed: compression, several `set-cookie` headers, redirects, trailers and the reason phrase arrive as they were sent.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, passing: Passing): Promise<Outcome> {
  const { target } = passing;
  const method = request.method ?? 'GET';
  const sent = new Copy(passing.keepRequest);
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
    /** Settles once the body is read: whoever answers instead needs all of it. */
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

    const ask = (fresh: boolean) => {
      const call = send({
        protocol: target.protocol,
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        method,
        path: pathOf(request.url ?? '/'),
        headers: headersFor(request, target),
        setHost: false,
        // A kept connection may be closed by the backend in the moment it is used again. What must not be sent twice gets its own.
        agent: agentFor(target.protocol, !fresh && IDEMPOTENT.has(method)),
        maxHeaderSize: MOST_HEADER_BYTES,
      });
      outgoing = call;
      let connected = false;
      const patience = setTimeout(() => {
        if (!connected) call.destroy(Object.assign(new Error('connect'), { code: 'ETIMEDOUT' }));
      }, CONNECT_PATIENCE);
      call.once('socket', (socket) => {
        const ready = () => {
          connected = true;
          clearTimeout(patience);
        };
        if (socket.connecting) socket.once('connect', ready);
        else ready();
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(patience);
        if (settled || response.headersSent) return;
        if (call.reusedSocket && error.code === 'ECONNRESET' && !fresh && !hasBody) return ask(true);
        const there = connected || !NOT_THERE.has(error.code ?? '');
        afterBody(
          there
            ? { kind: 'broken', request: sent, why: `backend broke off (${reasonOf(error)})` }
            : { kind: 'declined', request: sent, why: `backend not reached (${reasonOf(error)})` },
        );
      });
      call.on('response', (incoming) => {
        takeResponse(incoming, request, response, passing, sent, settle, afterBody);
      });
      if (hasBody) request.pipe(call);
      else call.end();
    };
    ask(false);
  });
}

function takeResponse(
  incoming: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  passing: Passing,
  sent: Copy,
  settle: (outcome: Outcome) => void,
  afterBody: (outcome: Outcome) => void,
): void {
  const status = incoming.statusCode ?? 502;
  const received: ResponseCopy = { status, headers: incoming.headers, body: new Copy(passing.keepResponse) };
  const held: Buffer[] = [];
  const start = (add: readonly string[]) => {
    response.sendDate = false;
    response.writeHead(status, incoming.statusMessage ?? '', [...endToEnd(incoming.rawHeaders, incoming.headers.connection), ...passing.add, ...add]);
    for (const chunk of held) response.write(chunk);
  };
  const finish = (cut: boolean) => settle({ kind: 'passed', request: sent, received, cut });
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
      // The client must see that the answer is not whole.
      response.destroy();
    } else {
      afterBody({ kind: 'broken', request: sent, why: 'backend broke off in the middle of its answer' });
    }
  });
  incoming.on('data', (chunk: Buffer) => received.body.add(chunk));
  let room = request.method === 'HEAD' ? 0 : (passing.hold?.(status, incoming.headers) ?? 0);
  const collect = (chunk: Buffer) => {
    held.push(chunk);
    room -= chunk.length;
    if (room >= 0) return;
    incoming.off('data', collect);
    incoming.off('end', decide);
    stream();
  };
  const decide = () => {
    const verdict = passing.onHeld?.(received, sent) ?? { add: [] };
    if ('why' in verdict) {
      afterBody({ kind: 'declined', request: sent, why: verdict.why, received });
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
