import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { limitedCalls, sentences } from '@site/build/deploy/limited-calls.ts';
import { type Site, startSite } from '@site/build/deploy/nginx.ts';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { API_HEADERS, COMMON_HEADERS, call, envelope, NOT_FORWARDED, send } from './send.ts';
import { ports } from './start.ts';

test.describe.configure({ mode: 'default' });

/** What the backend was asked. */
let asked: string[] = [];
const CSP_REPORT_URL = 'https://reports.operator.example/csp';
let backend: RunningServer;
let site: Site;

test.beforeAll(async () => {
  // It says of itself what it should not, and responds with the headers that it got.
  backend = await listen(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url?.includes('slow')) await wait(500);
    if (request.url === '/api/lost') return response.destroy();
    const status = /status-(\d+)/.exec(request.url ?? '')?.[1] ?? 200;
    return response
      .writeHead(Number(status), {
        'content-type': request.url === '/media/page' ? 'text/html' : 'application/json',
        'content-security-policy': 'default-src *',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'sniff',
        'strict-transport-security': 'max-age=0',
        ...(request.url?.includes('silent') ? {} : { 'cache-control': 'public' }),
        'x-powered-by': 'backend',
        'access-control-allow-origin': '*',
        'x-site-answer': 'nginx',
      })
      .end(JSON.stringify(request.headers));
  });
  site = await startSite(ports.edge, { BACKEND_URL: backend.url, MEDIA_PATHS: '/media/', CONNECTION_LIMIT: '15', CSP_REPORT_URL });
});
test.afterAll(async () => {
  await site.stop();
  await backend.close();
});
test.beforeEach(() => {
  asked = [];
});

const get = (path: string, headers: Record<string, string> = {}) => send(path, { port: ports.edge, headers });
const post = (path: string, from: string, headers: Record<string, string> = {}) => call(path, {}, from, headers, ports.edge);

test('a response to a call can neither run nor load anything, whatever the backend says; so can the server’s own', async () => {
  const response = await get('/api/none');
  expect(response).toMatchObject({ status: 200, headers: API_HEADERS });
  expect(response.headers['x-powered-by']).toBeUndefined();
  const large = await call('/api/none', 'x'.repeat(70_000), '203.0.113.20', {}, ports.edge);
  expect(large).toMatchObject({ status: 413, headers: NOT_FORWARDED });
  expect(envelope(large)).toEqual({ status: '-1', message: sentences.too_large.cn });
  const chunked = await send('/api/none', { method: 'POST', port: ports.edge, headers: { 'transfer-encoding': 'chunked' }, body: 'x'.repeat(70_000) });
  expect(chunked).toMatchObject({ status: 413, headers: NOT_FORWARDED });
  expect(asked).toEqual(['GET /api/none']);
});

test('a page of another origin may call what the backend allows (CORS), and embed nothing', async ({ page }) => {
  await page.goto(`${backend.url}/media/page`);
  const url = `${site.origin}/api/none`;
  expect(await page.evaluate(async (address) => (await fetch(address)).status, url)).toBe(200);
  const embedded = (address: string) =>
    fetch(address, { mode: 'no-cors' }).then(
      () => 'embedded',
      () => 'refused',
    );
  expect(await page.evaluate(embedded, url)).toBe('refused');
});

test('what may have reached the backend is not marked as an answer of the server alone, whatever the backend says', async () => {
  for (const status of [200, 404, 413, 429, 502, 503, 504]) {
    const response = await post(`/api/status-${status}`, '203.0.113.21');
    expect(response.status).toBe(status);
    expect(envelope(response), 'what the backend responded').toHaveProperty('x-request-id');
    expect(response.headers['x-site-answer'], String(status)).toBeUndefined();
  }
  const lost = await post('/api/lost', '203.0.113.21');
  expect(lost.status).toBe(502);
  expect(lost.headers['x-site-answer'], 'lost').toBeUndefined();
  expect(asked.at(-1), 'it was forwarded').toBe('POST /api/lost');
});

for (const path of ['/api/none;/../care/login', '/api/care/login;a=b', '/api/none%3B/../care/login', '/api/care/login%3b']) {
  test(`${path} is refused and does not reach the backend`, async () => {
    const [cn, en] = await Promise.all(['cn', 'en'].map((language) => get(path, { language })));
    expect(cn).toMatchObject({ status: 404, headers: NOT_FORWARDED });
    expect(cn && envelope(cn)).toEqual({ status: '-1', message: sentences.not_found.cn });
    expect(en && envelope(en).message).toBe(sentences.not_found.en);
    expect(asked).toEqual([]);
  });
}

for (const path of ['/powerPlan;a=b', '/none%3B/../media/image.svg', '/none;/../api/care/login']) {
  test(`${path} is the page that does not exist`, async () => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body.toString()).toContain('id="root"');
    expect(asked).toEqual([]);
  });
}

test('a semicolon in a query is no path parameter', async () => {
  expect((await get('/api/none?a=b;c%3Bd')).status).toBe(200);
  expect(asked).toEqual(['GET /api/none?a=b;c%3Bd']);
});

test('images and documents of the backend are only read', async () => {
  for (const [method, status] of Object.entries({ POST: 405, PUT: 405, DELETE: 405, OPTIONS: 405, GET: 200, HEAD: 200 })) {
    expect((await send('/media/image.svg', { method, port: ports.edge })).status, method).toBe(status);
  }
  expect(asked).toEqual(['GET /media/image.svg', 'HEAD /media/image.svg']);
});

test('images and documents of the backend have the site’s headers, whatever the backend says', async () => {
  const { headers } = await get('/media/image.svg');
  expect(headers).toMatchObject({
    ...COMMON_HEADERS,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public',
  });
  expect((await get('/media/silent.svg')).headers['cache-control'], 'the backend says nothing').toBe('public, max-age=3600');
  expect((await get('/media/silent-status-404.svg')).headers['cache-control'], 'a missing one').toBe('no-store');
  const own = await send('/media/image.svg', { method: 'POST', port: ports.edge });
  expect(own.headers, 'the server’s own').toMatchObject({ ...COMMON_HEADERS, 'cache-control': 'no-store' });
});

test('browsers learn where to report what the policy of a page refused', async () => {
  const { headers } = await get('/');
  expect(headers['reporting-endpoints']).toBe(`csp="${CSP_REPORT_URL}"`);
  expect(headers['content-security-policy']).toMatch(`; report-uri ${CSP_REPORT_URL}; report-to csp`);
  expect((await get('/api/none')).headers['reporting-endpoints'], 'a call').toBeUndefined();
  const silent = await send('/');
  expect(silent.headers['reporting-endpoints'], 'without the setting').toBeUndefined();
  expect(silent.headers['content-security-policy']).not.toContain('report');
});

/** Calls with a limit of their own, and how many of them an address may send at once (site.env.example). */
const bursts = Object.entries(limitedCalls).flatMap(([kind, paths]) => paths.map((path) => [path, kind === 'code' ? 6 : 11] as const));
for (const [index, [path, burst]] of bursts.entries()) {
  test(`/api/${path} is limited by address`, async () => {
    const from = `198.51.100.${index + 1}`;
    const statuses = (await Promise.all(Array.from({ length: burst + 1 }, () => post(`/api/${path}`, from)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst);
    const refused = await post(`/api/${path}`, from, { language: 'en' });
    expect(refused).toMatchObject({ status: 429, headers: { ...NOT_FORWARDED, 'retry-after': '60' } });
    expect(envelope(refused)).toEqual({ status: '-1', message: sentences.busy.en });
  });
}

test('the addresses of one IPv6 network are one client, and so are both notations of an IPv4 address', async () => {
  const from = async (address: string) => (await post('/api/care/prepaid/send', address)).status;
  for (let host = 1; host <= 6; host += 1) expect(await from(`2001:db8:1:2::${host}`)).toBe(200);
  expect(await from('2001:db8:1:2:ffff:ffff:ffff:9'), 'the same network').toBe(429);
  expect(await from('2001:db8:1:3::1'), 'the next network').toBe(200);
  for (let turn = 1; turn <= 6; turn += 1) expect(await from('::ffff:203.0.113.30')).toBe(200);
  expect(await from('203.0.113.30'), 'the same address').toBe(429);
  expect(await from('::ffff:203.0.113.31'), 'another address').toBe(200);
  // The address that the trusted proxy adds counts, not one that a client sends.
  expect(await from('198.51.100.99, 203.0.113.30'), 'an invented address').toBe(429);
});

test('one client has a number of requests at the same time', async () => {
  const slow = (from: string) => post('/api/slow', from);
  const responses = await Promise.all([...Array.from({ length: 18 }, () => slow('203.0.113.40')), slow('203.0.113.41')]);
  expect(responses.at(-1)?.status, 'another client').toBe(200);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ headers: NOT_FORWARDED });
  expect((await slow('203.0.113.40')).status, 'afterwards').toBe(200);
});

/** What a client says of itself and of those in front of it. */
const CLAIMS = {
  'x-forwarded-for': '198.51.100.99, 203.0.113.50',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.evil.example',
  'x-real-ip': '198.51.100.99',
  forwarded: 'for=198.51.100.99;proto=https',
};
/** Which claims the backend learns, and what has become of them. */
async function received(port: number) {
  const headers = JSON.parse((await send('/api/none', { port, headers: CLAIMS })).body.toString());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name in CLAIMS));
}

test('the backend learns the address and the scheme that a trusted proxy saw, and nothing else that was claimed', async () => {
  expect(await received(ports.edge)).toEqual({ 'x-forwarded-for': '203.0.113.50', 'x-forwarded-proto': 'https' });
});

test('without a trusted proxy it learns who is connected, whatever the client says', async () => {
  await using _untrusting = await startSite(ports.untrusting, { BACKEND_URL: backend.url, TRUSTED_PROXIES: '' });
  expect(await received(ports.untrusting)).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
});
