import { cpus } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { spawnServer } from '@site/contract/listen.ts';
import autocannon from 'autocannon';
import Table from 'cli-table3';
import type { BrowserLaunch } from './browser.ts';
import { FIRST_PORT, startMock } from './servers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 64;
const ENCODING = 'br, gzip';

interface VisitRequest {
  path: string;
  /** Goes to the backend; the figures of the static server leave it out. */
  call: boolean;
  bytes: number;
}

/** The requests of a page load in order, with the bytes received. */
async function recordVisit(page: Page, origin: string, path: string): Promise<VisitRequest[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const requests: VisitRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url));
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = new URL(paths.get(requestId) ?? 'data:');
    // Chrome reports no bytes for responses from its cache.
    if (url.origin === origin && encodedDataLength > 0)
      requests.push({ path: url.pathname + url.search, call: /^\/(?:api|mock-assets)\//.test(url.pathname), bytes: encodedDataLength });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await session.detach();
  return requests;
}

async function load(title: string, origin: string, requests: readonly VisitRequest[]): Promise<autocannon.Result> {
  return autocannon({
    title,
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: requests.map(({ path }) => ({ method: 'GET' as const, path, headers: { 'accept-encoding': ENCODING } })),
  });
}

/** `site-bench deploy`: records two visits (empty and filled cache) of three pages on nginx, and repeats their requests under load. */
export async function benchDeploy(launch: BrowserLaunch): Promise<void> {
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await spawnServer(['tools/build/src/main.ts', 'nginx', '--port', String(FIRST_PORT)], {
    BACKEND_URL: mock.url,
    MEDIA_PATHS: '/mock-assets/',
    ACCESS_LOG: 'off',
  });
  await using browser = await chromium.launch(launch);
  const table = new Table({ head: ['', 'requests', 'KiB', 'calls', 'requests/s', 'visits/s', 'p99 ms', 'Mbit/s'], style: { head: [], border: [] } });
  for (const [name, path] of [
    ['home', '/index'],
    ['plan list', '/powerPlan'],
    ['payment (entry on bill day)', '/account/paymentMethod/3'],
  ] as const) {
    const page = await (await browser.newContext({ locale: 'zh-HK' })).newPage();
    for (const visit of ['first visit', 'again']) {
      const requests = await recordVisit(page, site.url, path);
      const files = requests.filter(({ call }) => !call);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const result = await load(name, site.url, files);
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} responses without success, ${result.errors} errors`);
      const rate = result.requests.average;
      table.push([
        `${name}, ${visit}`,
        files.length,
        (bytes / 1024).toFixed(0),
        requests.length - files.length,
        rate.toFixed(0),
        (rate / files.length).toFixed(0),
        result.latency.p99,
        ((result.throughput.average * 8) / 1e6).toFixed(0),
      ]);
    }
    await page.context().close();
  }
  console.log(
    `One nginx process, ${CONNECTIONS} connections, ${SECONDS} s each; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, shared with the load generator`,
  );
  console.log(table.toString());
}
