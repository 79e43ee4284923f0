import type { Violation } from '@farol/contract/strict/violation.ts';

/** One side of an exchange as the live page shows it: nothing secret, long texts cut. */
export interface ShownMessage {
  /** `POST /api/care/login?t=1` or `200 OK`. */
  line: string;
  headers: [string, string][];
  body: string;
}

/** One violation, however often it was seen. */
export interface ViolationEntry {
  id: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
  count: number;
  operationId: string;
  side: Violation['side'];
  kind: Violation['kind'];
  path: string;
  message: string;
  expected: string;
  got: string;
  /** The exchange that it was last seen in. */
  request: ShownMessage;
  response: ShownMessage;
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
export type LogEvent = { type: 'violation'; violation: ViolationEntry; isNew: boolean } | { type: 'cleared' } | { type: 'counts'; counts: Counts };

/** Violations kept; the one that was not seen for longest goes first. */
const MOST_KEPT = 500;

/** The violations of one run: the same violation is one entry with a count, the latest exchange and both times. */
export class ViolationLog {
  readonly #entries = new Map<string, ViolationEntry>();
  readonly #listeners = new Set<(event: LogEvent) => void>();
  readonly #operations = new Set<string>();
  readonly #counts = { calls: 0, byMock: 0, notChecked: 0 };
  #lastId = 0;

  /** Books a violation; a violation is the same when operation, side, place and sentence are. */
  add(violation: Violation, request: ShownMessage, response: ShownMessage): ViolationEntry {
    const key = `${violation.operationId} ${violation.side} ${violation.path} ${violation.message}`;
    const known = this.#entries.get(key);
    const at = new Date().toISOString();
    const { operationId, side, kind, path, message, expected, got } = violation;
    const entry: ViolationEntry = known
      ? { ...known, lastAt: at, count: known.count + 1, request, response }
      : { id: ++this.#lastId, firstAt: at, lastAt: at, count: 1, operationId, side, kind, path, message, expected, got, request, response };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > MOST_KEPT) this.#entries.delete(this.#entries.keys().next().value ?? '');
    this.#tell({ type: 'violation', violation: entry, isNew: known === undefined });
    return entry;
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
  list(): ViolationEntry[] {
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
