import { readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '@site/build/deploy/content-security-policy.ts';
import { DIST } from '@site/build/deploy/nginx.ts';
import { defaults } from '../../src/brand/config.ts';
import { ports } from './ports.ts';
import { send } from './send.ts';

/** Path of the largest script of every page. */
const script =
  [...readFileSync(join(DIST, 'app.html'), 'utf8').matchAll(/<script type="module"[^>]* src="([^"]+)"/g)]
    .map(([, path = '']) => path)
    .sort((one, other) => statSync(join(DIST, other)).size - statSync(join(DIST, one)).size)[0] ?? '';
const policy = contentSecurityPolicy(DIST, { ...defaults, gateway: `http://127.0.0.1:${ports.gateway}`, chat: 'https://talk.operator.example/web' });

/** What every response that belongs to the site says (security list, point 14). */
const SECURITY = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What the server says by itself: its own check, files that are not served, requests that it cannot read. */
const OWN = ['/health', '/.env', '/.vite/manifest.json', `${script}.br`, `${script}.map`, '/assets/../../x', '/%2e%2e/%2e%2e/x', '/%00'];
/** Files that are not there; the next release may have them. */
const MISSING = ['/assets/.hidden', '/index.html.gz', '/assets/none-00000000.js', '/none.png'];
for (const path of [...OWN, ...MISSING]) {
  test(`security headers of the server's own response to ${path}, which no cache keeps`, async () => {
    const { status, headers, body } = await send(path);
    expect(status).toBe(path === '/health' ? 200 : path.includes('%') || path.includes('..') ? 400 : 404);
    expect(headers).toMatchObject({ ...SECURITY, 'cache-control': 'no-store' });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(body.toString(), 'no page, no version').not.toMatch(/id="root"|<html lang|\d+\.\d+\.\d+/);
  });
}

const PAGES = ['/', '/powerPlan', '/account/billManagement/1', '/nothing/of/the/kind', '/404'];
for (const path of [...PAGES, script, '/favicon.svg', '/sw.js', '/manifest.webmanifest']) {
  test(`security headers of ${path}`, async () => {
    const { headers } = await send(path);
    expect(headers).toMatchObject(SECURITY);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers.server).toBe('nginx');
    if (PAGES.includes(path)) expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') });
  });
}

test('the CSP has no loophole and names the gateway of the environment', () => {
  expect(policy).not.toMatch(/unsafe|\*|http:\/\/127\.0\.0\.1:4180/);
  expect(policy).toContain(`form-action 'self' http://127.0.0.1:${ports.gateway}`);
});

test('cache rules: hashed files are immutable, icons are kept for an hour', async () => {
  expect((await send(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await send('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('no page has an ETag of its other language, nor one encoding that of another', async () => {
  const site = join(process.env.DEPLOY_FOLDER ?? '', 'site');
  const pages = (await readdir(site, { recursive: true })).filter((file) => /^[^.].*\.en\.html$/.test(file) && !/^(?:app|404)\./.test(file));
  expect(pages.length).toBeGreaterThan(50);
  for (const file of pages) {
    const path = `/${file.replace('.en.html', '')}`;
    const variants = ['zh_HK', 'en_US'].flatMap((lang) => ['', 'gzip', 'br'].map((encoding) => ({ lang, encoding })));
    const responses = await Promise.all(
      variants.map(({ lang, encoding }) => send(`${path}?lang=${lang}`, { method: 'HEAD', headers: { 'accept-encoding': encoding } })),
    );
    expect(responses.map(({ status }) => status)).toEqual(variants.map(() => 200));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size, path).toBe(variants.length);
    expect(responses[0]?.headers['last-modified'], 'the time of the file is no date').toBeUndefined();
  }
});

test('a visitor who changes the language gets the other page, not 304', async () => {
  const get = (language: string, etag?: string) =>
    send('/powerPlan', { headers: { cookie: `DefaultLanguage=${language}`, ...(etag === undefined ? {} : { 'if-none-match': etag }) } });
  const { headers } = await get('cn');
  expect((await get('cn', headers.etag)).status).toBe(304);
  const other = await get('en', headers.etag);
  expect(other.status).toBe(200);
  expect(other.body.toString()).toContain('<html lang="en"');
});

test('a hashed file of another release is there for pages that are still open', async () => {
  await writeFile(join(process.env.DEPLOY_FOLDER ?? '', 'kept/assets/earlier-00000000.js'), 'earlier');
  const { status, headers, body } = await send('/assets/earlier-00000000.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...SECURITY, 'cache-control': 'public, max-age=31536000, immutable' });
  expect(body.toString()).toBe('earlier');
});

test('the service worker is asked for anew each time, and fetches a shell for each language', async () => {
  const worker = await send('/sw.js');
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  expect(worker.body.toString()).not.toContain('@config@');
  expect((await send('/app.html?lang=zh_HK')).body.toString()).toContain('<html lang="zh-Hant-MO"');
  expect((await send('/app.html?lang=en_US')).body.toString()).toContain('<html lang="en"');
  expect((await send('/manifest.en.webmanifest')).headers['content-type']).toBe('application/manifest+json');
});

test('files are sent as the build compressed them', async () => {
  const plain = await send(script, { headers: {} });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const gzip = await send(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  const brotli = await send(script, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.body.equals(readFileSync(join(DIST, `${script}.br`)))).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
});
