import { once } from 'node:events';
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
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade', 'expect'];
/** Errors of an unreachable backend, as opposed to a failing one. */
const NOT_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EHOSTDOWN']);
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']);
const KEEP_ALIVE = { keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' } as const;
/** Connections that are used again, by protocol. */
const connectionPools = { 'http:': new HttpAgent(KEEP_ALIVE), 'https:': new HttpsAgent(KEEP_ALIVE) };

/** Closes kept connections, so that the process can exit. */
export function closeConnections(): void {
  for (const agent of Object.values(connectionPools)) agent.destroy();
}

export interface ResponseCopy {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as received, compressed or not. */
  body: Copy;
}

export type Outcome =
  /** The response of the backend was forwarded to the client. */
  | { kind: 'forwarded'; sent: Copy; received: ResponseCopy; isCut: boolean }
  /** Nothing was sent, so the caller may respond. `sent` holds the whole body. */
  | { kind: 'declined'; sent: Copy; why: string }
  /** Nothing was sent, because the backend accepted the connection and sent no readable response. */
  | { kind: 'broken'; sent: Copy; why: string }
  /** The client disconnected before the end. */
  | { kind: 'left' };

export interface Forwarding {
  /** Only its origin counts. */
  target: URL;
  /** Bytes of this response to buffer for {@link Forwarding.onBuffered}; 0 streams at once. A longer response is streamed. */
  hold: (status: number, headers: IncomingHttpHeaders) => number;
  /** Decides on a buffered response: headers to add, names and values in turn, or the reason to decline it. */
  onBuffered: (received: ResponseCopy, sent: Copy) => { add: readonly string[] } | { why: string };
}

/** Names and values, which Node lists in turn. */
const pairs = (raw: readonly string[]) => raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));

/** The header list without those of the connection, which `connection` may name, too; spelling and repetition of names stay. */
function endToEnd(raw: readonly string[], connection = ''): string[] {
  const dropped = new Set([...HOP_BY_HOP, ...connection.toLowerCase().split(/\s*,\s*/)]);
  dropped.delete('transfer-encoding');
  return pairs(raw)
    .filter(([name]) => !dropped.has(name.toLowerCase()))
    .flat();
}

/** The backend closed an idle connection at the moment of its reuse. */
class StaleConnection extends Error {}

/** Sends the request to the backend; resolves with the head of the response. */
async function ask(request: IncomingMessage, hasBody: boolean, target: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const method = request.method ?? 'GET';
  const attempt = (agent: HttpAgent | false) =>
    new Promise<IncomingMessage>((done, fail) => {
      const call = (target.protocol === 'https:' ? requestHttps : requestHttp)({
        protocol: target.protocol,
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        method,
        path: request.url ?? '/',
        // The backend's own host, which virtual hosts and certificates need.
        headers: [...endToEnd(request.rawHeaders, `host, ${request.headers.connection ?? ''}`), 'host', target.host],
        setHost: false,
        agent,
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      });
      call.once('socket', (socket) => {
        if (!socket.connecting) return;
        socket.setTimeout(CONNECT_TIMEOUT, () => call.destroy(Object.assign(new Error('connect'), { code: 'ETIMEDOUT' })));
        socket.once('connect', () => socket.setTimeout(0));
      });
      call.once('response', done);
      call.on('error', (error: NodeJS.ErrnoException) => fail(call.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection() : error));
      if (hasBody) request.pipe(call);
      else call.end();
    });
  // What must not be repeated gets a connection of its own, which cannot be stale.
  if (hasBody || !IDEMPOTENT.has(method)) return attempt(false);
  return attempt(connectionPools[target.protocol as keyof typeof connectionPools]).catch((error: Error) =>
    error instanceof StaleConnection ? attempt(false) : Promise.reject(error),
  );
}

/**
 * Forwards one request to the backend and streams its response back, byte for byte, and copies both. Nothing is decoded, joined or followed:
 * compression, several `set-cookie` headers, redirects, trailers and the reason phrase stay as sent.
 */
export async function forward(request: IncomingMessage, response: ServerResponse, { target, hold, onBuffered }: Forwarding): Promise<Outcome> {
  const sent = new Copy(KEEP_REQUEST);
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (hasBody) request.on('data', (chunk: Buffer) => sent.add(chunk));
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = () => leaving.abort();
  response.once('close', leave);
  /** The outcome once the body is read, because the caller needs all of it to respond. */
  const unanswered = async (kind: 'declined' | 'broken', why: string): Promise<Outcome> => {
    if (hasBody && !request.readableEnded) {
      request.unpipe();
      request.resume();
      await once(request, 'end', { signal }).catch(leave);
    }
    return signal.aborted ? { kind: 'left' } : { kind, sent, why };
  };
  const passOn = async (incoming: IncomingMessage): Promise<Outcome> => {
    const { statusCode: status = 502, statusMessage = '', headers, rawHeaders } = incoming;
    const received: ResponseCopy = { status, headers, body: new Copy(KEEP_RESPONSE) };
    const held: Buffer[] = [];
    const room = request.method === 'HEAD' ? 0 : hold(status, headers);
    const start = (add: readonly string[]) => {
      response.sendDate = false;
      response.writeHead(status, statusMessage, [...endToEnd(rawHeaders, headers.connection), 'x-served-by', 'upstream', ...add]);
      for (const chunk of held) response.write(chunk);
    };
    if (room === 0) start([]);
    try {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        received.body.add(chunk);
        if (response.headersSent) {
          if (!response.write(chunk)) await once(response, 'drain', { signal });
        } else {
          held.push(chunk);
          if (received.body.size > room) start([]);
        }
      }
    } catch (error) {
      if (signal.aborted) throw error;
      if (!response.headersSent) return await unanswered('broken', 'backend broke off in the middle of its response');
      // The client must notice that the response is incomplete.
      response.off('close', leave).destroy();
      return { kind: 'forwarded', sent, received, isCut: true };
    }
    if (!response.headersSent) {
      const verdict = onBuffered(received, sent);
      if ('why' in verdict) return await unanswered('declined', verdict.why);
      start(verdict.add);
    }
    if (incoming.rawTrailers.length > 0) response.addTrailers(pairs(incoming.rawTrailers));
    const finished = once(response, 'finish', { signal });
    response.end();
    await finished;
    return { kind: 'forwarded', sent, received, isCut: false };
  };
  try {
    const incoming = await ask(request, hasBody, target, signal).catch((error: NodeJS.ErrnoException) => error);
    if (signal.aborted) return { kind: 'left' };
    if (incoming instanceof Error) {
      const { code = '', message } = incoming;
      const reason = code || message;
      return await (NOT_THERE.has(code) ? unanswered('declined', `backend not reached (${reason})`) : unanswered('broken', `backend broke off (${reason})`));
    }
    return await passOn(incoming);
  } catch (error) {
    if (signal.aborted) return { kind: 'left' };
    throw error;
  } finally {
    response.off('close', leave);
  }
}
