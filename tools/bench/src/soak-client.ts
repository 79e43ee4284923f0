import { createHistogram } from 'node:perf_hooks';
import { isAnnounced } from './soak-judge.ts';

/** Sentences that are kept of what went wrong; the count goes on. */
const MAX_SENTENCES = 20;
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
    if (this.sentences.length < MAX_SENTENCES) this.sentences.push(sentence);
  }
}

/** Status 0: no response. */
export interface Reply {
  status: number;
  text: string;
}

export interface Send {
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: unknown;
  /** Breaks the connection off after so many milliseconds. */
  abortAfter?: number | undefined;
}

/** One visitor's browser: sends requests with these headers and counts the responses; an unannounced error is a fault. */
export function browserOf(origin: string, common: Record<string, string>, tally: Tally) {
  return async (path: string, { headers, body, abortAfter }: Send = {}): Promise<Reply> => {
    const wasDown = tally.isDown;
    const begin = process.hrtime.bigint();
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const all = { ...common, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers };
    const reply = await fetch(origin + path, { ...sent, headers: all, signal: AbortSignal.timeout(Math.ceil(abortAfter ?? TIMEOUT)) })
      .then(async (response): Promise<Reply> => ({ status: response.status, text: await response.text() }))
      .catch((error: Error): Reply => ({ status: 0, text: String(error.cause ?? error) }));
    tally.requests += 1;
    if (abortAfter !== undefined && reply.status === 0) {
      tally.aborted += 1;
      return reply;
    }
    tally.latency.record(process.hrtime.bigint() - begin);
    if (reply.status === 0) tally.fault(`${path}: no response (${reply.text})`);
    else if (isAnnounced(reply.status, reply.text, wasDown || tally.isDown)) tally.announced += 1;
    else if (reply.status >= 400) tally.fault(`${path}: HTTP ${reply.status} ${reply.text.slice(0, 200)}`);
    return reply;
  };
}
