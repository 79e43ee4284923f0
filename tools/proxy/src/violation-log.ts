import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
export interface ViolationEntry extends Violation {
  id: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
  count: number;
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
    const languages = [...new Set([...(known?.languages ?? []), ...(language === undefined ? [] : [language])])];
    const first = known ?? { ...violation, id: ++this.#lastId, firstAt: at, count: 0 };
    const entry: ViolationEntry = { ...first, lastAt: at, count: first.count + 1, languages, ...exchange };
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

// ---- the live page ----

/** Body of `GET /__contract/violations`. */
export interface Report {
  target: string;
  /** Number of operations in the contract. */
  operations: number;
  fallBack: boolean;
  counts: Counts;
  violations: ViolationEntry[];
}

const html = readFileSync(new URL('./live-page.html', import.meta.url), 'utf8');
const hashOf = (tag: string) => {
  const content = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${hash('sha256', content, 'base64')}'`;
};
/** The page shows content of a foreign server, so only its own script may run. */
const POLICY = `default-src 'none'; script-src ${hashOf('script')}; style-src ${hashOf('style')}; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves the live page and its list below `/__contract`; returns whether the path is one of these. */
export function serveLivePage(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  log: ViolationLog,
  facts: () => Omit<Report, 'counts' | 'violations'>,
): boolean {
  if (path !== '/__contract' && !path.startsWith('/__contract/')) return false;
  const route = `${request.method === 'HEAD' ? 'GET' : request.method} ${path.replace(/\/$/, '')}`;
  request.resume();
  response.setHeader('cache-control', 'no-store');
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', 'content-security-policy': POLICY });
    response.end(body);
  };
  if (route === 'GET /__contract') {
    send(200, 'text/html; charset=utf-8', html);
  } else if (route === 'GET /__contract/violations') {
    // The page asks every second, and most answers are that nothing has changed.
    response.setHeader('etag', log.version);
    if (request.headers['if-none-match'] === log.version) {
      response.writeHead(304).end();
    } else {
      const report: Report = { ...facts(), counts: log.counts(), violations: log.list() };
      send(200, 'application/json', JSON.stringify(report, null, 2));
    }
  } else if (route === 'DELETE /__contract/violations') {
    log.clear();
    response.writeHead(204).end();
  } else {
    const detail = 'There are GET /__contract, and GET and DELETE /__contract/violations.';
    send(404, 'application/problem+json', JSON.stringify({ title: 'Nothing here', status: 404, detail }));
  }
  return true;
}
