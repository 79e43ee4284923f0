import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Json, JsonObject } from '@site/contract/document.ts';
import type { HttpResponse } from '@site/contract/strict/check.ts';

export interface TargetRequest {
  method: string;
  /** Path and query, beginning with a slash. */
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | undefined;
}

/** One request and what came of it. */
export interface Exchange {
  request: TargetRequest;
  url: string;
  milliseconds: number;
  response?: HttpResponse;
  /** Why there is no response. */
  failed?: string;
  /** The bytes do not unpack as `content-encoding` says. */
  isPacked?: true;
  isLate?: true;
  /** The HTTP code; 0 without a response. */
  http: number;
  /** The body as JSON, read as leniently as a browser does; undefined for anything else. */
  body: Json | undefined;
  /** The envelope status, of any type; undefined of a failure (5xx), too. */
  status: Json | undefined;
}

/** No server accepts connections at the target. */
export class TargetDown extends Error {}

/** The target cannot be called at all. */
export class TargetBlocked extends Error {}

/** Default timeout of a response in milliseconds. */
const TIMEOUT = 15_000;
/** Milliseconds until a refused connection is tried again, because a process manager may be restarting the server. */
const AGAIN = [200, 800];
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Times that a request is sent again after a 429 with `Retry-After`. */
const MAX_LIMITED = 5;

interface ClientOptions {
  /** Timeout of a response in milliseconds. */
  timeout?: number | undefined;
  /** Requests per second. */
  rate?: number | undefined;
  /** Name of the header that has the token. */
  tokenName?: string;
}

/** HTTP client that tells an unreachable server from a failing one. */
export class Client {
  readonly target: URL;
  /** What interrupts it. */
  signal: AbortSignal;
  /** Number of requests sent. */
  requests = 0;
  readonly pace: ReturnType<typeof paceOf>;
  /** Sees every request with its response. */
  onExchange: (exchange: Exchange) => void = () => {};
  private readonly options: ClientOptions;

  constructor(target: string, signal: AbortSignal, options: ClientOptions = {}) {
    this.target = new URL(target);
    this.signal = signal;
    this.options = options;
    this.pace = paceOf(options.rate);
  }

  /** The path of the target precedes that of the request. */
  private urlOf(path: string): string {
    return new URL(`${this.target.origin}${this.target.pathname.replace(/\/$/, '')}${path}`).href;
  }

  async send(request: TargetRequest): Promise<Exchange> {
    const { timeout = TIMEOUT, tokenName = 'token' } = this.options;
    const { token, ...others } = request.headers;
    const sent = { ...request, headers: { ...others, ...(token === undefined ? {} : { [tokenName]: token }) } };
    const url = this.urlOf(request.url);
    for (let tries = 0, limited = 0; ; tries += 1) {
      await this.pace.turn(this.signal);
      const begin = performance.now();
      const exchange = (result: Pick<Exchange, 'response' | 'failed' | 'isPacked' | 'isLate'>): Exchange => {
        const [http, body] = [result.response?.status ?? 0, parsed(result.response?.body)];
        return {
          request,
          url,
          milliseconds: performance.now() - begin,
          http,
          body,
          status: http >= 500 ? undefined : (body as JsonObject | null | undefined)?.status,
          ...result,
        };
      };
      let response: HttpResponse;
      try {
        this.requests += 1;
        response = await once(sent, url, AbortSignal.any([this.signal, AbortSignal.timeout(timeout)]));
      } catch (error) {
        // What was under way when the run was interrupted may have been carried out.
        if (this.signal.aborted) this.onExchange(exchange({ failed: 'interrupted' }));
        this.signal.throwIfAborted();
        const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
        const code = cause?.code ?? '';
        const pause = AGAIN[tries];
        if (cause?.message === 'bad port')
          throw new TargetBlocked(`Port ${this.target.port} cannot be called: fetch and browsers refuse it. Run the server on another one, such as 8080.`);
        if (NOT_REACHED.has(code) && pause === undefined) throw new TargetDown(`No server responses at ${this.target.href} (${code}).`);
        if (name === 'TimeoutError') return exchange({ failed: `no response in ${timeout / 1000} seconds`, isLate: true });
        if (/^Z_|^ERR__ERROR_/.test(code)) return exchange({ failed: `bytes that do not unpack (${cause?.message ?? code})`, isPacked: true });
        // The server may close an idle connection at the moment of its reuse, so only the second failure counts.
        const isAgain = NOT_REACHED.has(code) || (tries === 0 && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET'));
        if (!isAgain) return exchange({ failed: `no complete response (${cause?.message ?? message})` });
        await wait(pause);
        continue;
      }
      const received = exchange({ response });
      this.onExchange(received);
      if (response.status !== 429 || limited >= MAX_LIMITED || !this.pace.hold(response.headers['retry-after']?.toString())) return received;
      limited += 1;
      tries -= 1;
    }
  }
}

async function once(sent: TargetRequest, url: string, signal: AbortSignal): Promise<HttpResponse> {
  const { method, headers, body } = sent;
  if (method === 'GET' && body !== undefined) return getWithBody(sent, url, signal);
  const response = await fetch(url, { method, headers, redirect: 'manual', signal, ...(body === undefined ? {} : { body }) });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) };
}

/** A GET with a body, which `fetch` refuses to send. */
const getWithBody = ({ method, headers, body }: TargetRequest, url: string, signal: AbortSignal): Promise<HttpResponse> =>
  new Promise((done, failed) => {
    const send = url.startsWith('https:') ? overHttps : overHttp;
    // The codes of a broken connection are where `fetch` has them.
    const fail = (error: Error) => failed(signal.aborted ? signal.reason : new Error(error.message, { cause: error }));
    const request = send(url, { method, headers: { ...headers, 'content-length': String(body?.length ?? 0) }, signal, agent: false }, (response) => {
      buffer(response).then((bytes) => done({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }), fail);
    });
    request.on('error', fail).end(body);
  });

/** Bytes as JSON, without a mark of their order; undefined for anything else. */
export function parsed(body: Uint8Array | undefined): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return undefined;
  }
}

/** Milliseconds of a single wait, and of all of a run, that a server may ask for with `Retry-After`. */
const MAX_WAIT = 15_000;
const MAX_WAITED = 90_000;

/** Milliseconds of `Retry-After`: seconds, or a date. */
function millisecondsOf(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** Spaces the requests of a run, so many a second, and holds all of them back while the server asks for it. */
function paceOf(rate = Number.POSITIVE_INFINITY) {
  /** Number of waits that the server asked for, and their milliseconds. */
  const held = { times: 0, milliseconds: 0 };
  let next = 0;

  /** Resolves when the next request may be sent. */
  async function turn(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, next);
    if (rate !== Number.POSITIVE_INFINITY) next = at + 1000 / rate;
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** Holds every request back as a 429 asks; false when it does not say for how long, or for too long. */
  function hold(retryAfter: string | undefined): boolean {
    const asked = retryAfter === undefined ? undefined : millisecondsOf(retryAfter);
    if (asked === undefined || asked > MAX_WAIT) return false;
    const now = performance.now();
    const more = Math.max(0, now + asked - Math.max(now, next));
    // Requests under way together are told the same, which is one wait.
    if (held.milliseconds + more > MAX_WAITED) return false;
    if (more > 0) held.times += 1;
    held.milliseconds += more;
    next = Math.max(next, now + asked);
    return true;
  }

  return { held, turn, hold };
}
