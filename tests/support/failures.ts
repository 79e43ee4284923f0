import { Agent, request as forward, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '@site/contract/listen.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A response with every single value in it replaced, and every list. */
function mapped(value: Json, single: (value: Json) => Json, list = (rows: Json[]): Json => rows.map((row) => mapped(row, single, list))): Json {
  if (Array.isArray(value)) return list(value);
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, single, list)]));
  return single(value);
}

const same = (single: Json): Json => single;
/** Of another type than it was. */
const retyped = (single: Json): Json => (typeof single === 'string' ? single.length : { was: String(single) });

/** What the page gets instead of the mock's response; `silence` is a response that never comes, `cut` a connection that ends. */
type FakeResponse = { status: number; type: string; body: string } | 'silence' | 'cut';

const fixed =
  (body: string, status = 200, type = 'application/json') =>
  (): FakeResponse => ({ status, type, body });
const envelope = (status: string, message: string) => fixed(JSON.stringify({ status, message }));

/** The mock's response with its payload changed; what is no success stays. */
const changed =
  (change: (data: Json) => Json) =>
  (text: string, status: number): FakeResponse => {
    let body = text;
    try {
      const parsed = JSON.parse(text) as { data?: Json };
      if (parsed.data !== undefined) body = JSON.stringify({ ...parsed, data: change(parsed.data) });
    } catch {
      // Not JSON: as it came.
    }
    return { status, type: 'application/json', body };
  };

/** Everything that a backend, or the way to it, can do wrong: what becomes of each response. */
export const FAILURES = {
  'status −1': envelope('-1', '系統繁忙，請稍後再試。'),
  'status −2': envelope('-2', '登入已逾時。'),
  'another status': envelope('-77', 'not for customers'),
  'HTTP 404': fixed('', 404, 'text/plain'),
  'HTTP 500': fixed('', 500, 'text/plain'),
  // The page's own timeout ends it (see hurry).
  'time-out': (): FakeResponse => 'silence',
  'broken JSON': fixed('{"status":"0","data":[{'),
  'HTML instead of JSON': fixed('<!doctype html><title>Bad gateway</title><h1>502</h1>', 200, 'text/html'),
  offline: (): FakeResponse => 'cut',
  'no payload': envelope('0', ''),
  'null payload': changed(() => null),
  'null fields': changed((data) => mapped(data, () => null)),
  'empty lists': changed((data) => mapped(data, same, () => [])),
  'wrong types': changed((data) => mapped(data, retyped, (rows) => ({ rows: rows.length }))),
} satisfies Record<string, (text: string, status: number) => FakeResponse>;

export type Failure = keyof typeof FAILURES;

/** Failures that break the contract in ways that a section cannot know of before it is rendered. */
export const UNFORESEEN: ReadonlySet<Failure> = new Set<Failure>(['no payload', 'null payload', 'null fields', 'empty lists', 'wrong types']);

function send(response: ServerResponse, fake: FakeResponse): void {
  if (fake === 'cut') response.destroy();
  else if (fake !== 'silence') response.writeHead(fake.status, { 'content-type': fake.type }).end(fake.body);
}

/** A way to the site on which failures can be switched on. */
export interface FailingSite {
  /** Its URL, in place of the site's. */
  url: string;
  /** What happens to each call of the page from now on; undefined ends it. */
  failure: (failure: Failure | undefined) => void;
  close: () => Promise<void>;
}

/**
 * Starts a server in front of the site that forwards everything, and answers calls as the failure says. The browser's own interception
 * would do, but it switches off the cache, and fifty pages are opened eight times: so files are kept here.
 */
export async function startFailingSite(site: string): Promise<FailingSite> {
  let now: Failure | undefined;
  const agent = new Agent({ keepAlive: true });
  const server = await listen((request, response) => {
    const path = request.url ?? '/';
    const failure = path.startsWith('/api/') && now !== undefined ? FAILURES[now] : undefined;
    // What does not change the mock's response does not wait for it.
    if (failure !== undefined && failure.length === 0) return void request.resume().on('end', () => send(response, failure('', 200)));
    const onward = { agent, method: request.method ?? 'GET', headers: { ...request.headers, host: new URL(site).host } };
    const forwarded = forward(new URL(path, site), onward, (received) => {
      if (failure === undefined) {
        const kept = path.startsWith('/assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {};
        response.writeHead(received.statusCode ?? 502, { ...received.headers, ...kept });
        received.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      received.on('data', (chunk: Buffer) => chunks.push(chunk));
      received.on('end', () => send(response, failure(Buffer.concat(chunks).toString(), received.statusCode ?? 502)));
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return {
    url: server.url,
    failure: (failure) => {
      now = failure;
    },
    close: () => {
      agent.destroy();
      return server.close();
    },
  };
}

/** Shortens the timeout of the page's calls, and its pauses between tries, while `hurried` is in the tab's storage. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hurried = () => sessionStorage.getItem('hurried') !== null;
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, milliseconds: number) {
        timeout?.set?.call(this, hurried() ? 50 : milliseconds);
      },
    });
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((handler: () => void, milliseconds = 0, ...values: []) =>
      later(handler, hurried() && milliseconds >= 500 && milliseconds <= 1000 ? 20 : milliseconds, ...values)) as typeof window.setTimeout;
  });
}
