import { createHistogram } from 'node:perf_hooks';
import { isAnnounced } from './soak-judge.ts';

/** Sentences that are kept of what went wrong; the count goes on. */
const KEPT_SENTENCES = 20;
/** Milliseconds until a response counts as missing. */
const TIMEOUT = 40_000;

/** What all visits of a run add up. */
export class Tally {
  requests = 0;
  visits = 0;
  /** Requests that the load generator broke off. */
  aborted = 0;
  /** HTTP 502, 503 and 504 with an envelope while the backend was down. */
  announced = 0;
  /** Writes by key, and those of them that were sent more than once. */
  writes = 0;
  repeated = 0;
  /** Writes whose number of runs was read in the mock's log. */
  checked = 0;
  wrong = 0;
  readonly sentences: string[] = [];
  /** Nanoseconds. */
  readonly latency = createHistogram();
  /** The backend is down, or has just been. */
  isDown = false;
  /** Raised when the backend is started again: its state is new. */
  generation = 0;

  fault(sentence: string): void {
    this.wrong += 1;
    if (this.sentences.length < KEPT_SENTENCES) this.sentences.push(sentence);
  }
}

/** Status 0: no response. */
export interface Reply {
  status: number;
  text: string;
}

export interface Send {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Breaks the connection off after so many milliseconds. */
  abortAfter?: number;
}

/** One visitor's browser: its own IP address and sandbox. */
export class Browser {
  private readonly origin: string;
  private readonly headers: Record<string, string>;
  private readonly tally: Tally;

  constructor(origin: string, headers: Record<string, string>, tally: Tally) {
    this.origin = origin;
    this.headers = headers;
    this.tally = tally;
  }

  /** Sends a request and counts its response; an unannounced error is a fault. */
  async send(path: string, options: Send = {}): Promise<Reply> {
    const { tally } = this;
    const wasDown = tally.isDown;
    const begin = process.hrtime.bigint();
    const outcome = await this.once(path, options);
    tally.requests += 1;
    if (options.abortAfter !== undefined && outcome.status === 0) {
      tally.aborted += 1;
      return outcome;
    }
    tally.latency.record(process.hrtime.bigint() - begin);
    if (outcome.status === 0) tally.fault(`${path}: no response (${outcome.text})`);
    else if (outcome.status >= 400) {
      if (isAnnounced(outcome.status, outcome.text, wasDown || tally.isDown)) tally.announced += 1;
      else tally.fault(`${path}: HTTP ${outcome.status} ${outcome.text.slice(0, 200)}`);
    }
    return outcome;
  }

  private async once(path: string, { method = 'GET', headers, body, abortAfter = TIMEOUT }: Send): Promise<Reply> {
    try {
      const response = await fetch(this.origin + path, {
        method,
        headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(abortAfter),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { status: 0, text: String((error as Error).cause ?? error) };
    }
  }
}
