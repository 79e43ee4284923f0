import type { AskedLanguage } from '@site/contract/strict/check.ts';
import { placeOf, type Violation } from '@site/contract/strict/violation.ts';

/** One side of an exchange for the live page: without secrets, long texts cut. */
export interface ShownMessage {
  /** `POST /api/care/login?t=1` or `200 OK`. */
  line: string;
  headers: [string, string][];
  body: string;
}

/** All occurrences of one violation. */
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
  /** Languages of the requests with it. */
  languages: AskedLanguage[];
  /** Its latest exchange. */
  request: ShownMessage;
  response: ShownMessage;
  /** The request as a command, with variables for its secrets. */
  curl: string;
}

/** The exchange that an entry shows. */
export interface Seen extends Pick<ViolationEntry, 'request' | 'response' | 'curl'> {
  language: AskedLanguage | undefined;
}

export interface Counts {
  /** All requests. */
  calls: number;
  /** Requests served by the mock. */
  byMock: number;
  /** Number of called operations of the contract. */
  operations: number;
  /** Bodies that were forwarded but too large to check. */
  notChecked: number;
}

/** Maximum entries; the one with the oldest occurrence is dropped first. */
const MAX_ENTRIES = 500;

/** The violations of one run, equal ones as one entry. */
export class ViolationLog {
  readonly #entries = new Map<string, ViolationEntry>();
  readonly #operations = new Set<string>();
  readonly #counts = { calls: 0, byMock: 0, notChecked: 0 };
  readonly #startedAt = Date.now();
  #lastId = 0;
  #changes = 0;

  /** Violations are equal when their cause is: the value that was got, the row and the language of the request may differ. */
  add(violation: Violation, { language, ...exchange }: Seen): ViolationEntry {
    const place = violation.kind === 'language' ? '' : `${placeOf(violation.path)} ${violation.expected}`;
    const key = `${violation.operationId} ${violation.side} ${violation.kind} ${place}`;
    const known = this.#entries.get(key);
    const at = new Date().toISOString();
    const { operationId, side, kind, path, message, expected, got } = violation;
    const languages = [...new Set([...(known?.languages ?? []), ...(language === undefined ? [] : [language])])];
    const entry: ViolationEntry = known
      ? { ...known, lastAt: at, count: known.count + 1, languages, ...exchange }
      : { id: ++this.#lastId, firstAt: at, lastAt: at, count: 1, operationId, side, kind, path, message, expected, got, languages, ...exchange };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value ?? '');
    this.#changes += 1;
    return entry;
  }

  count(operationId: string | undefined, by: 'upstream' | 'mock', wholeBody: boolean): void {
    this.#counts.calls += 1;
    if (by === 'mock') this.#counts.byMock += 1;
    if (!wholeBody) this.#counts.notChecked += 1;
    if (operationId !== undefined) this.#operations.add(operationId);
    this.#changes += 1;
  }

  /** Changes with every entry and count; never the same in two runs. */
  get version(): string {
    return `"${this.#startedAt}-${this.#changes}"`;
  }

  counts(): Counts {
    return { ...this.#counts, operations: this.#operations.size };
  }

  /** Entries by their latest occurrence, newest last. */
  list(): ViolationEntry[] {
    return [...this.#entries.values()];
  }

  clear(): void {
    this.#entries.clear();
    this.#changes += 1;
  }
}
