import type { Fault } from '@farol/contract/strict/fault.ts';

/** One side of an exchange as the live page shows it: nothing secret, long texts cut. */
export interface ShownMessage {
  /** `POST /api/care/login?t=1` or `200 OK`. */
  line: string;
  headers: [string, string][];
  body: string;
}

/** One violation, however often it was seen. */
export interface Violation {
  id: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
  count: number;
  operationId: string;
  side: Fault['side'];
  kind: Fault['kind'];
  path: string;
  message: string;
  expected: string;
  got: string;
  /** The exchange that it was last seen in. */
  request: ShownMessage;
  answer: ShownMessage;
}

/** What has gone through so far. */
export interface Counts {
  /** Requests in all. */
  calls: number;
  /** Of these, answered by the mock. */
  byMock: number;
  /** Operations of the contract that were called. */
  operations: number;
  /** Bodies that were too large to be checked. They were passed on all the same. */
  notChecked: number;
}

/** What a listener is told. */
export type LogEvent = { type: 'violation'; violation: Violation; isNew: boolean } | { type: 'cleared' } | { type: 'counts'; counts: Counts };

/** Violations kept; the one that was not seen for longest goes first. */
const MOST_KEPT = 500;

/** The violations of one run: the same fault is one entry with a count, the latest exchange and both times. */
export class ViolationLog {
  readonly #entries = new Map<string, Violation>();
  readonly #listeners = new Set<(event: LogEvent) => void>();
  readonly #operations = new Set<string>();
  readonly #counts = { calls: 0, byMock: 0, notChecked: 0 };
  #lastId = 0;

  /** Books a fault; a fault is the same when operation, side, place and sentence are. */
  add(fault: Fault, request: ShownMessage, answer: ShownMessage): Violation {
    const key = `${fault.operationId} ${fault.side} ${fault.path} ${fault.message}`;
    const known = this.#entries.get(key);
    const at = new Date().toISOString();
    const { operationId, side, kind, path, message, expected, got } = fault;
    const violation: Violation = known
      ? { ...known, lastAt: at, count: known.count + 1, request, answer }
      : { id: ++this.#lastId, firstAt: at, lastAt: at, count: 1, operationId, side, kind, path, message, expected, got, request, answer };
    this.#entries.delete(key);
    this.#entries.set(key, violation);
    if (this.#entries.size > MOST_KEPT) this.#entries.delete(this.#entries.keys().next().value ?? '');
    this.#tell({ type: 'violation', violation, isNew: known === undefined });
    return violation;
  }

  /** Counts a call. */
  count(operationId: string | undefined, by: 'upstream' | 'mock', wholeBody: boolean): void {
    this.#counts.calls += 1;
    if (by === 'mock') this.#counts.byMock += 1;
    if (!wholeBody) this.#counts.notChecked += 1;
    if (operationId !== undefined) this.#operations.add(operationId);
    this.#tell({ type: 'counts', counts: this.counts() });
  }

  counts(): Counts {
    return { ...this.#counts, operations: this.#operations.size };
  }

  /** The violations, the latest seen last. */
  list(): Violation[] {
    return [...this.#entries.values()];
  }

  clear(): void {
    this.#entries.clear();
    this.#tell({ type: 'cleared' });
  }

  /** Tells every event to the listener until the answered function is called. */
  listen(listener: (event: LogEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: LogEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
