import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { DIST } from '@site/build/dist.ts';
import { SECURITY, send } from './send.ts';
import { EARLIER } from './start.ts';

/** Path of a script of every page. */
const [, script = ''] = /src="(\/assets\/vendor-[^"]+)"/.exec(readFileSync(join(DIST, 'app.html'), 'utf8')) ?? [];

const [IMMUTABLE, HOUR] = ['public, max-age=31536000, immutable', 'public, max-age=3600'];
const RESPONSES: Record<string, [status: number, cacheControl: string]> = {
  '/sw.js': [200, 'no-cache'],
  [script]: [200, IMMUTABLE],
  // Of the release before, for pages that are still open.
  [`/assets/${EARLIER}`]: [200, IMMUTABLE],
  '/favicon.svg': [200, HOUR],
  '/og/site.jpg': [200, HOUR],
  '/manifest.webmanifest': [200, HOUR],
  // Not there; the next release may have them.
  '/assets/none-00000000.js': [404, 'no-store'],
  '/none.png': [404, 'no-store'],
  // What the server says by itself: its own check, files that are not served, requests that it cannot read.
  '/health': [200, 'no-store'],
  '/.env': [404, 'no-store'],
  '/.vite/manifest.json': [404, 'no-store'],
  '/assets/.hidden': [404, 'no-store'],
  '/index.html.gz': [404, 'no-store'],
  [`${script}.br`]: [404, 'no-store'],
  [`${script}.map`]: [404, 'no-store'],
  '/assets/../../x': [400, 'no-store'],
  '/%2e%2e/%2e%2e/x': [400, 'no-store'],
  '/%00': [400, 'no-store'],
};
for (const [path, [status, cacheControl]] of Object.entries(RESPONSES)) {
  test(`security headers and cache rule of ${path}`, async () => {
    const response = await send(path);
    expect(response).toMatchObject({ status, headers: { ...SECURITY, 'cache-control': cacheControl } });
    if (cacheControl === 'no-store') expect(response.body.toString(), 'no page, no version').not.toMatch(/id="root"|<html lang|\d+\.\d+\.\d+/);
  });
}

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
    const { etag = '', ...others } = responses[0]?.headers ?? {};
    expect(others, 'the time of the file is no date').not.toHaveProperty('last-modified');
    expect((await send(path, { headers: { 'if-none-match': etag } })).status, 'nothing has changed').toBe(304);
  }
});

test('the service worker has the values of the environment, and the manifest its type', async () => {
  const worker = await send('/sw.js');
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(worker.body.toString()).not.toContain('@config@');
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
