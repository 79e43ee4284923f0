import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownPages } from './known-pages.ts';
import { setPageTimes } from './page-times.ts';

// Some tests start processes, which a busy machine delays.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site configured-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Configures a build of these hashed files into a folder. */
function configure(to: string, files: readonly string[], environment: Record<string, string> = {}) {
  const build = join(folder, `build of ${to}`);
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), '<meta name="config" content="{}" />');
  for (const file of files) writeFileSync(join(build, 'assets', file), file);
  return spawnSync(process.execPath, ['tools/build/src/deploy/configure.ts', '--allow-demo', '--from', build, '--to', join(folder, to)], {
    encoding: 'utf8',
    env: { BACKEND_URL: 'http://backend:8080', ...environment },
  });
}

describe('configure', () => {
  it('writes the site with the values of the environment, and the configuration of nginx', () => {
    expect(configure('served', ['part.js'], { SITE_CHAT_URL: 'https://talk.operator.example' })).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'served/site/index.html'), 'utf8')).toContain('talk.operator.example');
    const conf = readFileSync(join(folder, 'served/nginx/nginx.conf'), 'utf8');
    expect(conf).toContain('server backend:8080;');
    expect(conf).toContain(`root "${join(folder, 'served/site')}";`);
  });

  it('writes nothing when a value is wrong, and never into a site that may be served', () => {
    expect(configure('served', ['part.js'], { BACKEND_URL: 'backend' })).toMatchObject({ status: 1, stderr: expect.stringMatching(/^BACKEND_URL /) });
    expect(readdirSync(folder)).toEqual(['build of served']);
    configure('served', ['part.js']);
    expect(configure('served', ['other.js'])).toMatchObject({ status: 1, stderr: expect.stringContaining('has a site already: name a new folder.') });
    expect(readdirSync(join(folder, 'served/site/assets'))).toEqual(['part.js']);
  });

  it('refuses a folder that nginx would read differently', () => {
    expect(configure('$served', [])).toMatchObject({ status: 1, stderr: expect.stringContaining('--to must be a complete path') });
  });
});

describe('files of other releases, which open pages need', () => {
  const kept = () => join(folder, 'kept/assets');
  const setAge = (file: string, days: number) => utimesSync(join(kept(), file), Date.now() / 1000 - days * 86_400, Date.now() / 1000 - days * 86_400);
  /** What the container does before it becomes nginx. */
  const start = (release: string, files: readonly string[]) => {
    configure(release, files, { KEPT_ASSETS: join(folder, 'kept') });
    const env = { PATH: process.env.PATH ?? '', NGINX_PATH: 'true' };
    expect(spawnSync('sh', [join(folder, release, 'nginx/start.sh')], { env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    return readdirSync(kept()).sort();
  };

  it('stay for a month after they were replaced, however long they were served', () => {
    expect(start('first', ['first.js'])).toEqual(['first.js']);
    setAge('first.js', 90);
    for (const file of ['old.js', 'older.js']) writeFileSync(join(kept(), file), file);
    setAge('old.js', 5);
    setAge('older.js', 32);
    expect(start('second', ['second.js'])).toEqual(['first.js', 'old.js', 'second.js']);
    setAge('first.js', 29);
    setAge('old.js', 32);
    expect(start('third', ['third.js'])).toEqual(['first.js', 'second.js', 'third.js']);
  });
});

it('the time of a page, of which nginx makes its ETag, is that of its content, on every server and in every release', async () => {
  const files = { 'page.html': 'one', 'other.html': 'one', 'page.en.html': 'two', 'page.html.br': '1', 'sw.js': 'one' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await setPageTimes(folder);
  const [page, other, english, packed, worker] = Object.keys(files).map((name) => statSync(join(folder, name)).mtimeMs);
  expect(other).toBe(page);
  expect(new Set([page, english, packed]).size).toBe(3);
  expect(worker, 'another file keeps its own').toBeGreaterThan(2 ** 30 * 1000);
});

describe('the paths that have a page', () => {
  const files = ['index.html', 'index.en.html', 'app.html', '404.html', '.vite/index.html', 'plans.html', 'plans.en.html', 'a/b.html', 'quote".html'];

  it('are those of the files and of the routes without one', async () => {
    for (const file of files) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), 'x');
    }
    expect((await knownPages(folder, { complete: true, routes: ['/account', '/account/roam/:index', '/promo/2026.10'] })).split(/\n\s*/)).toEqual([
      'default "";',
      '"/a/b" 1;',
      '"/account" 1;',
      '"/index" 1;',
      '"/plans" 1;',
      '"/promo/2026.10" 1;',
      '"/quote\\"" 1;',
      '"~*^/account/roam/[^/]+$" 1;',
    ]);
  });

  it('are not known without the content of the backend', async () => {
    expect(await knownPages(folder, { complete: false, routes: [] })).toBe('default 1;');
    expect(await knownPages(folder, undefined)).toBe('default 1;');
  });
});
