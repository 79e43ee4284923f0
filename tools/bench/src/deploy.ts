/**
 * `npm run bench:deploy`: what one server carries. Starts the real nginx on the build, lets a browser make two visits (with an empty and
 * with a filled cache) and writes down what was asked for; then a load generator repeats these requests. Prints requests and visits a
 * second and bytes a visit: the figures of docs/operations.md. Needs a build (`npm run build`).
 */
import { cpus } from 'node:os';
import { ports, startBackend, startSite } from '@farol/build/deploy/local-server.ts';
import { chromium, type Page } from '@playwright/test';
import autocannon from 'autocannon';
import Table from 'cli-table3';
import { launchOptions } from '../../../scripts/browser.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 64;
const ENCODING = 'br, gzip';

/** One request of a visit. */
interface Asked {
  path: string;
  /** Goes to the backend, which no figure of the static server may contain. */
  call: boolean;
  bytes: number;
}

/** What a page load asks this server for, in order, with the bytes that really came. */
async function watch(page: Page, origin: string, path: string): Promise<Asked[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const asked: Asked[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url));
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = new URL(paths.get(requestId) ?? 'data:');
    // Chrome reports no bytes for what its cache answered.
    if (url.origin === origin && encodedDataLength > 0)
      asked.push({ path: url.pathname + url.search, call: /^\/(?:api|mock-assets)\//.test(url.pathname), bytes: encodedDataLength });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await session.detach();
  return asked;
}

async function load(title: string, origin: string, asked: readonly Asked[]): Promise<autocannon.Result> {
  return autocannon({
    title,
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: asked.map(({ path }) => ({ method: 'GET' as const, path, headers: { 'accept-encoding': ENCODING } })),
  });
}

const stopBackend = await startBackend();
const site = await startSite(ports.site, {
  BACKEND_URL: `http://127.0.0.1:${ports.mock}`,
  MEDIA_PATHS: '/mock-assets/',
  SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  ACCESS_LOG: 'off',
  WORKERS: '1',
});
const browser = await chromium.launch(launchOptions());
const table = new Table({ head: ['', 'requests', 'KiB', 'calls', 'requests/s', 'visits/s', 'p99 ms', 'Mbit/s'], style: { head: [], border: [] } });
try {
  for (const [name, path] of [
    ['home', '/index'],
    ['plan list', '/powerPlan'],
    ['payment (the way in on bill day)', '/account/paymentMethod/3'],
  ] as const) {
    const page = await (await browser.newContext({ locale: 'zh-HK' })).newPage();
    for (const visit of ['first visit', 'again']) {
      const asked = await watch(page, site.origin, path);
      const files = asked.filter(({ call }) => !call);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const result = await load(name, site.origin, files);
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} answers were no success, ${result.errors} errors`);
      const rate = result.requests.average;
      table.push([
        `${name}, ${visit}`,
        files.length,
        (bytes / 1024).toFixed(0),
        asked.length - files.length,
        rate.toFixed(0),
        (rate / files.length).toFixed(0),
        result.latency.p99,
        ((result.throughput.average * 8) / 1e6).toFixed(0),
      ]);
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await site.stop();
  await stopBackend();
}
console.log(
  `One nginx process, ${CONNECTIONS} connections, ${SECONDS} s each; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, shared with the load generator`,
);
console.log(table.toString());
