import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { sentences } from '@site/build/deploy/limited-calls.ts';
import { startSite } from '@site/build/deploy/nginx.ts';
import { API_HEADERS, COMMON_HEADERS, call, envelope, NOT_FORWARDED, send } from './send.ts';
import { ports } from './start.ts';

const backend = `http://127.0.0.1:${ports.mock}`;

test('a CV may be larger than a text', async ({ request }) => {
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n'.padEnd(5 * 1024 * 1024)) };
  expect((await request.post('/api/news/upload', { headers: { language: 'cn', token: '' }, multipart: { file } })).status()).toBe(200);
});

test('maintenance: pages and calls say so while the file is there, open pages keep their parts', async () => {
  const port = ports.maintained;
  await using site = await startSite(port, { BACKEND_URL: backend });
  await writeFile(join(site.folder, 'maintenance'), '');
  const page = await send('/powerPlan', { port });
  expect(page).toMatchObject({ status: 503, headers: { ...COMMON_HEADERS, 'retry-after': '600', 'cache-control': 'no-store' } });
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body.toString()).toMatch(/網站維護中[\s\S]*lang="en"[\s\S]*Under maintenance/);
  const response = await call('/api/care/login', {}, '203.0.113.5', { language: 'en' }, port);
  expect(response).toMatchObject({ status: 503, headers: { ...NOT_FORWARDED, 'retry-after': '600', 'content-type': expect.stringContaining('json') } });
  expect(envelope(response)).toEqual({ status: '-1', message: sentences.maintenance.en });
  expect((await send('/favicon.svg', { port })).status).toBe(200);
  expect((await send('/health', { port })).status).toBe(200);

  await rm(join(site.folder, 'maintenance'));
  await expect.poll(async () => (await send('/powerPlan', { port })).status).toBe(200);
});

test('a backend that is gone: pages stay, calls say so; a part that is switched off says so', async () => {
  const port = ports.alone;
  await using _site = await startSite(port, { BACKEND_URL: 'http://127.0.0.1:9', SITE_OFF: 'payments', ACCESS_LOG: 'off' });
  expect((await send('/', { port })).status).toBe(200);
  const response = await send('/api/index/getChannellist?mobileNo=66001234', { port, headers: { language: 'en' } });
  expect(response).toMatchObject({ status: 502, headers: API_HEADERS });
  expect(response.headers['x-site-answer']).toBeUndefined();
  expect(envelope(response)).toEqual({ status: '-1', message: sentences.backend_down.en });
  const off = await call('/api/macaupay/pay', {}, '203.0.113.6', {}, port);
  expect(off).toMatchObject({ status: 200, headers: NOT_FORWARDED });
  expect(envelope(off)).toEqual({ status: '-1', message: sentences.switched_off.cn });
});

test('the log has the path and no query, where a customer could be named', async () => {
  await send('/api/search/keyword?keyWord=logged66001234');
  await send('/logged-path?mobileNo=logged66001234');
  await wait(50);
  const log = await readFile(join(process.env.DEPLOY_FOLDER ?? '', 'access.log'), 'utf8');
  expect(log).toContain('"path":"/logged-path"');
  expect(log).not.toContain('logged66001234');
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});
