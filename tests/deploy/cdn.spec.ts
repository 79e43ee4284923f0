import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findNginx } from '@site/build/deploy/find-nginx.ts';
import { DIST } from '@site/build/deploy/nginx.ts';
import { ports } from './ports.ts';
import { send } from './send.ts';

test.describe.configure({ mode: 'default' });

/** A cache in front of the site: one that honours the site's headers, and below `/kept` pages by the recipe of docs/how-to/deploy.md. */
const configuration = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid "${folder}/pid";
events {}
http {
  ${['client_body', 'fastcgi', 'uwsgi', 'scgi', 'proxy'].map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
  access_log off;
  proxy_cache_path "${folder}/cache" keys_zone=cdn:1m;
  proxy_cache cdn;
  proxy_set_header X-Forwarded-For $remote_addr;
  add_header X-Cache $upstream_cache_status always;
  map "$arg_lang:$cookie_DefaultLanguage" $language { "~^en_US:" en; "~^zh_HK:" cn; "~:en$" en; default cn; }
  server {
    listen 127.0.0.1:${ports.cdn};
    location / { proxy_pass http://127.0.0.1:${ports.site}; }
    location /kept/ {
      proxy_pass http://127.0.0.1:${ports.site}/;
      proxy_ignore_headers Cache-Control Vary;
      proxy_cache_valid 200 60s;
      proxy_cache_key "$uri $args $language";
    }
  }
}
`;

let folder: string;
let server: ChildProcess;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-cdn-'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder));
  server = spawn(findNginx().program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  await expect
    .poll(() =>
      send('/health', { port: ports.cdn }).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

/** Whether the second of two requests is served by the cache. */
async function isKept(path: string, headers: Record<string, string> = {}): Promise<boolean> {
  await send(path, { port: ports.cdn, headers });
  return (await send(path, { port: ports.cdn, headers })).headers['x-cache'] === 'HIT';
}

test('a cache that honours the headers keeps hashed files, and no page, no call and nothing that is missing', async () => {
  const [, script = ''] = / src="(\/assets\/[^"]+)"/.exec(readFileSync(join(DIST, 'app.html'), 'utf8')) ?? [];
  expect(await isKept(script)).toBe(true);
  expect(await isKept('/favicon.svg')).toBe(true);
  for (const path of ['/', '/powerPlan', '/account/billManagement/1', '/none/of/this', '/404', '/sw.js', '/assets/none-00000000.js', '/none.png']) {
    expect(await isKept(path), path).toBe(false);
  }
  expect(await isKept('/api/menu', { language: 'cn', token: '' })).toBe(false);
});

test('pages that are kept with the language in the key are those of the visitor', async () => {
  expect(await isKept('/kept/powerPlan', { cookie: 'DefaultLanguage=cn' })).toBe(true);
  const languageOf = async (query: string, cookie: string) =>
    /<html lang="([^"]+)"/.exec((await send(`/kept/powerPlan${query}`, { port: ports.cdn, headers: { cookie } })).body.toString())?.[1];
  expect(await languageOf('', 'DefaultLanguage=en')).toBe('en');
  expect(await languageOf('', 'a=b')).toBe('zh-Hant-MO');
  expect(await languageOf('?lang=en_US', 'a=b')).toBe('en');
  expect(await languageOf('?lang=zh_HK', 'DefaultLanguage=en')).toBe('zh-Hant-MO');
});
