import { Agent, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The answer with every single value inside replaced by `change`. */
function mapValues(value: Json, change: (single: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapValues(item, change));
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapValues(inner, change)]));
  return change(value);
}

/** The answer with every list in it emptied. */
function withoutRows(value: Json): Json {
  if (Array.isArray(value)) return [];
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRows(inner)]));
  return value;
}

/** The answer with every value of another type than it was: lists become objects, objects lists, texts numbers, all else texts. */
function withOtherTypes(value: Json): Json {
  if (Array.isArray(value)) return { rows: value.length };
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOtherTypes(inner)]));
  return typeof value === 'string' ? value.length : { was: String(value) };
}

/** What the page gets instead of the mock's answer; `silence` is an answer that never comes, `cut` a connection that ends. */
type Answer = { status: number; type: string; body: string } | 'silence' | 'cut';

const plainly =
  (body: string, status = 200, type = 'application/json') =>
  (): Answer => ({ status, type, body });
const envelope = (status: string, message: string) => plainly(JSON.stringify({ status, message }));

/** The mock's answer with its payload changed; what is no success stays. */
const changed =
  (change: (data: Json) => Json) =>
  (text: string, status: number): Answer => {
    let body = text;
    try {
      const parsed = JSON.parse(text) as { data?: Json };
      if (parsed.data !== undefined) body = JSON.stringify({ ...parsed, data: change(parsed.data) });
    } catch {
      // Not JSON: as it came.
    }
    return { status, type: 'application/json', body };
  };

/** Everything that a backend, or the way to it, can do wrong: what becomes of each answer. */
export const FAULTS = {
  'status −1': envelope('-1', '系統繁忙，請稍後再試。'),
  'status −2': envelope('-2', '登入已逾時。'),
  'another status': envelope('-77', 'not for customers'),
  'HTTP 404': plainly('', 404, 'text/plain'),
  'HTTP 500': plainly('', 500, 'text/plain'),
  // The page's own patience ends it (see hurry).
  'time-out': (): Answer => 'silence',
  'broken JSON': plainly('{"status":"0","data":[{'),
  'HTML instead of JSON': plainly('<!doctype html><title>Bad gateway</title><h1>502</h1>', 200, 'text/html'),
  offline: (): Answer => 'cut',
  'no payload': envelope('0', ''),
  'null payload': changed(() => null),
  'null fields': changed((data) => mapValues(data, () => null)),
  'empty lists': changed(withoutRows),
  'wrong types': changed(withOtherTypes),
} satisfies Record<string, (text: string, status: number) => Answer>;

export type Fault = keyof typeof FAULTS;

/** Faults that break the contract in ways that a section cannot know of before it is drawn. */
export const UNFORESEEN: ReadonlySet<Fault> = new Set<Fault>(['no payload', 'null payload', 'null fields', 'empty lists', 'wrong types']);

/** A way to the site on which faults can be switched on. */
export interface FaultySite {
  /** Its address, in place of the site's. */
  url: string;
  /** What happens to each call of the page from now on; undefined ends it. */
  fault: (fault: Fault | undefined) => void;
  close: () => void;
}

/**
 * Starts a server in front of the site that passes everything on, and answers calls as the fault wants. The browser's own interception
 * would do, but it switches off the cache, and thirty pages are opened fourteen times: so files are kept here.
 */
export async function startFaultySite(site: string): Promise<FaultySite> {
  let now: Fault | undefined;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const fault = path.startsWith('/api/') && now !== undefined ? FAULTS[now] : undefined;
    const onward = { agent, method: request.method ?? 'GET', headers: { ...request.headers, host: new URL(site).host } };
    const asked = forward(new URL(path, site), onward, (answer) => {
      if (fault === undefined) {
        const kept = path.startsWith('/assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {};
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...kept });
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const made = fault(Buffer.concat(chunks).toString(), answer.statusCode ?? 502);
        if (made === 'cut') response.destroy();
        else if (made !== 'silence') response.writeHead(made.status, { 'content-type': made.type }).end(made.body);
      });
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (fault) => {
      now = fault;
    },
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Shortens the page's patience with a call, and its pauses between tries, while `hurried` stands in the tab's storage. */
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
