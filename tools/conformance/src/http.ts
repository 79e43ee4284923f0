import { setTimeout as wait } from 'node:timers/promises';
import type { HttpResponse } from '@farol/contract/strict/check.ts';

/** One request to the target. */
export interface Ask {
  method: string;
  /** Path and query, beginning with a slash. */
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | undefined;
}

/** An answer, or why there is none; `unpacked: false` when its bytes are not what `content-encoding` says, `late` when time ran out. */
export type Outcome = { response: HttpResponse; milliseconds: number } | { failed: string; milliseconds: number; unpacked?: false; late?: true };

/** Nobody answers at the target. */
export class TargetDown extends Error {}

/** Milliseconds that an answer may take, when nothing else is said. */
const PATIENCE = 15_000;
/** Milliseconds after which a refused connection is tried again: a server under a process manager may be on its way back. */
const AGAIN = [200, 800];
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Asks one server; knows how to tell a server that is gone from one that fails. */
export class Client {
  readonly target: URL;
  readonly signal: AbortSignal;
  /** Requests sent so far. */
  requests = 0;
  /** Milliseconds that an answer may take. */
  private readonly patience: number;

  constructor(target: string, signal: AbortSignal, patience: number = PATIENCE) {
    this.target = new URL(target);
    this.signal = signal;
    this.patience = patience;
  }

  /** The whole address of a request: the target's own path stands in front. */
  address(url: string): string {
    return `${this.target.origin}${this.target.pathname.replace(/\/$/, '')}${url}`;
  }

  async send(ask: Ask): Promise<Outcome> {
    for (let tries = 0; ; tries += 1) {
      const begin = performance.now();
      try {
        this.requests += 1;
        const response = await this.once(ask);
        return { response, milliseconds: performance.now() - begin };
      } catch (error) {
        this.signal.throwIfAborted();
        const cause = (error as { cause?: { code?: string; message?: string } }).cause;
        const code = cause?.code ?? '';
        const pause = AGAIN[tries];
        if (NOT_REACHED.has(code)) {
          if (pause === undefined) throw new TargetDown(`No server responses at ${this.target.href} (${code}).`);
          await wait(pause);
        } else if ((error as Error).name === 'TimeoutError') {
          return { failed: `no response in ${this.patience / 1000} seconds`, milliseconds: performance.now() - begin, late: true };
        } else if (/^Z_|^ERR__ERROR_/.test(code)) {
          return { failed: `bytes that do not unpack (${cause?.message ?? code})`, milliseconds: performance.now() - begin, unpacked: false };
        } else if (tries === 0 && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET')) {
          // A kept connection may be closed by the server at the very moment it is used again: only the second time counts.
          await wait(AGAIN[0] ?? 0);
        } else {
          return { failed: `no complete response (${cause?.message ?? (error as Error).message})`, milliseconds: performance.now() - begin };
        }
      }
    }
  }

  private async once({ method, url, headers, body }: Ask): Promise<HttpResponse> {
    const response = await fetch(this.address(url), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(this.patience)]),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) };
  }
}

/** The answer's body as JSON where it is any, read as leniently as a browser would. */
export function looseBody({ body }: HttpResponse): unknown {
  try {
    return JSON.parse(body.toString('utf8').replace(/^\u{FEFF}/u, ''));
  } catch {
    return undefined;
  }
}

/** The envelope's status as sent, whatever its type. */
export function envelopeStatus(response: HttpResponse): unknown {
  const value = looseBody(response);
  return value !== null && typeof value === 'object' ? (value as { status?: unknown }).status : undefined;
}
