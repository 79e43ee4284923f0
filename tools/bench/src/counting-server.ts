import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import type { Transferred } from './bytes.ts';
import type { Certificate } from './certificate.ts';

/** What the server sent for one request. */
export interface Sent {
  path: string;
  /** Content type. */
  type: string;
  /** Bytes of the body; fewer than the file's where the browser broke off. */
  bytes: number;
  /** Asked for by a service worker, or the worker itself. */
  byWorker: boolean;
}

export interface CountingServer extends RunningServer {
  /** Waits until nothing is asked for any more, and returns what was sent since the last call. */
  take: () => Promise<Sent[]>;
}

/** A page of the site's origin that fetches nothing, to set local storage before a visit. */
export const BLANK = '/blank-page-of-the-bench';
/** Milliseconds without a request after which a visit is over. */
const QUIET = 2500;
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings', 'host'];

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.includes(name)));

/**
 * A server in front of another one that counts what it sends: the only measure that is the same for every engine. Over HTTP/2 with a
 * certificate, else over HTTP/1.1.
 */
export async function startCountingServer(target: string, certificate: Certificate | undefined): Promise<CountingServer> {
  let sent: Sent[] = [];
  let open = 0;
  let lastEnd = performance.now();
  /** Paths of the service workers' scripts, which the browser names as referrer of what they fetch. */
  const workers = new Set<string>();

  const handler = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    if (path === BLANK) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="icon" href="data:,">');
      return;
    }
    const { referer } = request.headers;
    if (request.headers['service-worker'] !== undefined) workers.add(path);
    const byWorker = workers.has(path) || (referer !== undefined && URL.canParse(referer) && workers.has(new URL(referer).pathname));
    const entry: Sent = { path, type: '', bytes: 0, byWorker };
    sent.push(entry);
    open += 1;
    response.once('close', () => {
      open -= 1;
      lastEnd = performance.now();
    });
    const forwarded = httpRequest(target + path, { method: request.method ?? 'GET', headers: endToEnd(request.headers) }, (answer) => {
      entry.type = answer.headers['content-type'] ?? '';
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length;
      });
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };

  const secure =
    certificate &&
    createSecureServer({ key: readFileSync(certificate.key), cert: readFileSync(certificate.cert), allowHTTP1: true }, handler as unknown as () => void);
  const server = await listen(secure ?? handler);
  const take = async () => {
    while (open > 0 || performance.now() - lastEnd < QUIET) await wait(100);
    const taken = sent;
    sent = [];
    return taken;
  };
  return { ...server, take };
}

const KINDS: readonly [RegExp, keyof Omit<Transferred, 'requests'>][] = [
  [/javascript/, 'js'],
  [/css/, 'css'],
  [/html/, 'html'],
  [/^image/, 'images'],
  [/font/, 'fonts'],
];
/** Icons and manifests are asked for by some browsers only, whatever the page is. */
const OF_THE_BROWSER = /^\/(?:favicon|apple-touch-icon|[\w-]+\.webmanifest|icons?\/)/;

/** Adds up what a page asked for, without its service worker and the browser's own requests. */
export function countSent(sent: readonly Sent[]): Transferred {
  const sum: Transferred = { js: 0, css: 0, html: 0, images: 0, fonts: 0, other: 0, requests: 0 };
  for (const { path, type, bytes, byWorker } of sent) {
    if (byWorker || OF_THE_BROWSER.test(path)) continue;
    sum.requests += 1;
    sum[KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'] += bytes;
  }
  return sum;
}
