import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counts, ViolationEntry, ViolationLog } from './violation-log.ts';

export interface PageFacts {
  target: string;
  /** Number of operations in the contract. */
  operations: number;
  fallBack: boolean;
}

/** Body of `GET /__contract/violations`. */
export interface Report extends PageFacts {
  counts: Counts;
  violations: ViolationEntry[];
}

/** Minimum milliseconds between two events to a page. */
const PACE = 200;

const html = readFileSync(new URL('./live-page.html', import.meta.url), 'utf8');
const hashOf = (tag: string) => {
  const content = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
};
/** The page shows content of a foreign server, so only its own script may run. */
const POLICY = `default-src 'none'; script-src ${hashOf('script')}; style-src ${hashOf('style')}; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The live page under `/__contract`: HTML, events and JSON. */
export class LivePage {
  readonly #log: ViolationLog;
  readonly #facts: () => PageFacts;
  readonly #readers = new Set<ServerResponse>();
  readonly #changed = new Map<number, ViolationEntry>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: ViolationLog, facts: () => PageFacts) {
    this.#log = log;
    this.#facts = facts;
    log.listen((event) => {
      if (this.#readers.size === 0) return;
      if (event.type === 'cleared') {
        this.#changed.clear();
        this.#send('cleared', {});
        return;
      }
      if (event.type === 'violation') this.#changed.set(event.violation.id, event.violation);
      this.#timer ??= setTimeout(() => this.#flush(), PACE);
    });
  }

  /** Serves a request below `/__contract`; returns whether it was one. */
  respond(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (path !== '/__contract' && !path.startsWith('/__contract/')) return false;
    const route = `${request.method === 'HEAD' ? 'GET' : request.method} ${path.replace(/\/$/, '')}`;
    request.resume();
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-security-policy': POLICY });
      response.end(body);
    };
    if (route === 'GET /__contract') send(200, 'text/html; charset=utf-8', html);
    else if (route === 'GET /__contract/violations') send(200, 'application/json', JSON.stringify(this.report(), null, 2));
    else if (route === 'GET /__contract/events') this.#open(response);
    else if (route === 'DELETE /__contract/violations') {
      this.#log.clear();
      response.writeHead(204, { 'cache-control': 'no-store' });
      response.end();
    } else {
      const detail = 'There are GET /__contract, GET and DELETE /__contract/violations and GET /__contract/events.';
      send(404, 'application/problem+json', JSON.stringify({ title: 'Nothing here', status: 404, detail }));
    }
    return true;
  }

  report(): Report {
    return { ...this.#facts(), counts: this.#log.counts(), violations: this.#log.list() };
  }

  /** Ends the event streams. */
  close(): void {
    clearTimeout(this.#timer);
    for (const reader of this.#readers) reader.end();
    this.#readers.clear();
  }

  #open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    response.write(`retry: 1000\n${eventText('state', this.report())}`);
    this.#readers.add(response);
    response.on('close', () => this.#readers.delete(response));
  }

  #flush(): void {
    this.#timer = undefined;
    this.#send('changes', { violations: [...this.#changed.values()], counts: this.#log.counts() });
    this.#changed.clear();
  }

  #send(event: string, data: unknown): void {
    for (const reader of this.#readers) reader.write(eventText(event, data));
  }
}

const eventText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
