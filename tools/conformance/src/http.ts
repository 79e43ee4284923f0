import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpResponse } from '@site/contract/strict/check.ts';

export interface TargetRequest {
  method: string;
  /** Path and query, beginning with a slash. */
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | undefined;
}

/** A response or the reason why there is none; `unpacked: false`: the bytes do not match `content-encoding`; `late`: timeout. */
export type Outcome = { url: string; milliseconds: number } & ({ response: HttpResponse } | { failed: string; unpacked?: false; late?: true });

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
  timeout?: number | undefined;
  rate?: number | undefined;
  tokenName?: string;
}

/** HTTP client that tells an unreachable server from a failing one. */
export class Client {
  readonly target: URL;
  readonly signal: AbortSignal;
  /** Number of requests sent. */
  requests = 0;
  readonly pace: Pace;
  /** Sees every request with its response. */
  onExchange: (request: TargetRequest, outcome: Outcome) => void = () => {};
  /** Timeout of a response in milliseconds. */
  private readonly timeout: number;
  /** Requests per second. */
  private readonly rate: number | undefined;
  /** Name of the header that has the token. */
  private readonly tokenName: string;

  constructor(target: string, signal: AbortSignal, { timeout = TIMEOUT, rate, tokenName = 'token' }: ClientOptions = {}) {
    this.target = new URL(target);
    this.signal = signal;
    this.timeout = timeout;
    this.rate = rate;
    this.tokenName = tokenName;
    this.pace = new Pace(rate, signal);
  }

  /** A client that another signal interrupts. */
  withSignal(signal: AbortSignal): Client {
    const client = new Client(this.target.href, signal, { timeout: this.timeout, rate: this.rate, tokenName: this.tokenName });
    client.onExchange = this.onExchange;
    return client;
  }

  /** The path of the target precedes that of the request. */
  urlOf(path: string): string {
    return `${this.target.origin}${this.target.pathname.replace(/\/$/, '')}${path}`;
  }

  async send({ headers: { token, ...headers }, ...given }: TargetRequest): Promise<Outcome> {
    const request = { ...given, headers: { ...headers, ...(token === undefined ? {} : { [this.tokenName]: token }) } };
    const url = new URL(this.urlOf(request.url)).href;
    for (let tries = 0, limited = 0; ; tries += 1) {
      await this.pace.turn();
      const begin = performance.now();
      const outcome = <T>(result: T) => ({ url, milliseconds: performance.now() - begin, ...result });
      try {
        this.requests += 1;
        const response = await this.once(request);
        const received = outcome({ response });
        this.onExchange(request, received);
        const retryAfter = response.headers['retry-after'];
        if (response.status === 429 && limited < MAX_LIMITED && this.pace.hold(retryAfter?.toString())) {
          limited += 1;
          tries -= 1;
          continue;
        }
        return received;
      } catch (error) {
        // What was under way when the run was interrupted may have been carried out.
        if (this.signal.aborted) this.onExchange(request, { url: this.urlOf(request.url), failed: 'interrupted', milliseconds: performance.now() - begin });
        this.signal.throwIfAborted();
        const cause = (error as { cause?: { code?: string; message?: string } }).cause;
        const code = cause?.code ?? '';
        const pause = AGAIN[tries];
        if (cause?.message === 'bad port')
          throw new TargetBlocked(`Port ${this.target.port} cannot be called: fetch and browsers refuse it. Run the server on another one, such as 8080.`);
        if (NOT_REACHED.has(code)) {
          if (pause === undefined) throw new TargetDown(`No server responses at ${this.target.href} (${code}).`);
          await wait(pause);
        } else if ((error as Error).name === 'TimeoutError') {
          return outcome({ failed: `no response in ${this.timeout / 1000} seconds`, late: true as const });
        } else if (/^Z_|^ERR__ERROR_/.test(code)) {
          return outcome({ failed: `bytes that do not unpack (${cause?.message ?? code})`, unpacked: false as const });
        } else if (tries === 0 && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET')) {
          // The server may close an idle connection at the moment of its reuse, so only the second failure counts.
          await wait(AGAIN[0] ?? 0);
        } else {
          return outcome({ failed: `no complete response (${cause?.message ?? (error as Error).message})` });
        }
      }
    }
  }

  private async once(sent: TargetRequest): Promise<HttpResponse> {
    const { method, url, headers, body } = sent;
    if (method === 'GET' && body !== undefined) return this.withBody(sent);
    const response = await fetch(this.urlOf(url), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(this.timeout)]),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) };
  }

  /** A GET with a body, which `fetch` refuses to send. */
  private withBody({ method, url, headers, body }: TargetRequest): Promise<HttpResponse> {
    const target = new URL(this.urlOf(url));
    const signal = AbortSignal.any([this.signal, AbortSignal.timeout(this.timeout)]);
    const send = target.protocol === 'https:' ? overHttps : overHttp;
    return new Promise((done, failed) => {
      // The codes of a broken connection are where `fetch` has them.
      const fail = (error: Error) => failed(signal.aborted ? signal.reason : new Error(error.message, { cause: error }));
      const request = send(target, { method, headers: { ...headers, 'content-length': String(body?.length ?? 0) }, signal, agent: false }, (response) => {
        buffer(response).then((bytes) => done({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }), fail);
      });
      request.on('error', fail).end(body);
    });
  }
}

/** The body as JSON, read as leniently as a browser does; undefined for anything else. */
export const looseBody = ({ body }: HttpResponse): unknown => parsed(body);

/** Bytes as JSON, without a mark of their order; undefined for anything else. */
export function parsed(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** The envelope status of any type. */
export function envelopeStatus(response: HttpResponse): unknown {
  const value = looseBody(response);
  return value !== null && typeof value === 'object' ? (value as { status?: unknown }).status : undefined;
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

/** Spaces the requests of a run, and holds all of them back while the server asks for it. */
class Pace {
  /** Number of waits that the server asked for, and their milliseconds. */
  readonly held = { times: 0, milliseconds: 0 };
  private next = 0;
  private readonly interval: number;
  private readonly signal: AbortSignal;

  /** @param rate requests per second; undefined for no limit */
  constructor(rate: number | undefined, signal: AbortSignal) {
    this.interval = rate === undefined ? 0 : 1000 / rate;
    this.signal = signal;
  }

  /** Resolves when the next request may be sent. */
  async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.next);
    if (this.interval > 0) this.next = at + this.interval;
    if (at > now) await wait(at - now, undefined, { signal: this.signal });
  }

  /** Holds every request back as a 429 asks; false when it does not say for how long, or for too long. */
  hold(retryAfter: string | undefined): boolean {
    const asked = retryAfter === undefined ? undefined : millisecondsOf(retryAfter);
    if (asked === undefined || asked > MAX_WAIT) return false;
    const now = performance.now();
    const more = Math.max(0, now + asked - Math.max(now, this.next));
    // Requests under way together are told the same, which is one wait.
    if (this.held.milliseconds + more > MAX_WAITED) return false;
    if (more > 0) this.held.times += 1;
    this.held.milliseconds += more;
    this.next = Math.max(this.next, now + asked);
    return true;
  }
}
