import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Configures a build of these hashed files into a folder. */
function configure(to: string, files: readonly string[], environment: Record<string, string> = {}, ...more: string[]) {
  const build = `build of ${to}`;
  write({ [`${build}/index.html`]: '<meta name="config" content="{}" />', ...Object.fromEntries(files.map((file) => [`${build}/assets/${file}`, file])) });
  const args = ['--allow-demo', '--from', join(folder, build), '--to', join(folder, to), ...more];
  return spawnSync(process.execPath, ['tools/build/src/main.ts', 'configure', ...args], {
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

  it('makes the service worker fetch its shell again with other values, or remove itself where browsers keep nothing', () => {
    write({ 'build of served/sw.js': 'revision:"ab@config@"' });
    const worker = (environment: Record<string, string>) => {
      rmSync(join(folder, 'served'), { recursive: true, force: true });
      expect(configure('served', [], environment)).toMatchObject({ status: 0 });
      return readFileSync(join(folder, 'served/site/sw.js'), 'utf8');
    };
    const usual = worker({});
    expect(usual).toMatch(/^revision:"ab-\w{8}"$/);
    expect(worker({ SITE_CHAT_URL: 'https://talk.operator.example' })).not.toBe(usual);
    expect(worker({ SITE_API_BASE: 'https://api.operator.example' })).toContain('unregister');
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

  it('brings hashed files of earlier releases along for a month after they were replaced, however long they were served', () => {
    const update = (to: string, files: readonly string[], previous: string) => {
      expect(configure(to, files, {}, '--previous', join(folder, previous))).toMatchObject({ status: 0 });
      const kept = join(folder, to, 'site/earlier/assets');
      return { files: readdirSync(kept).sort(), setAge: (file: string, days: number) => utimesSync(join(kept, file), 0, Date.now() / 1000 - days * 86_400) };
    };
    expect(configure('first', ['a.js', 'same.js'], {}, '--previous', join(folder, 'none'))).toMatchObject({ status: 0 });
    utimesSync(join(folder, 'first/site/assets/a.js'), 0, 0);
    const second = update('second', ['b.js', 'same.js'], 'first');
    expect(second.files).toEqual(['a.js']);
    second.setAge('a.js', 29);
    const third = update('third', ['c.js'], 'second');
    expect(third.files).toEqual(['a.js', 'b.js', 'same.js']);
    third.setAge('a.js', 31);
    expect(update('fourth', ['b.js'], 'third').files).toEqual(['c.js', 'same.js']);
  });
});

it('the time of a page, of which nginx makes its ETag, is that of its content, on every server and in every release', async () => {
  const files = { 'page.html': 'one', 'other.html': 'one', 'page.en.html': 'two', 'page.html.br': '1', 'sw.js': 'one' };
  write(files);
  await setPageTimes(folder);
  const [page, other, english, packed, worker] = Object.keys(files).map((name) => statSync(join(folder, name)).mtimeMs);
  expect(other).toBe(page);
  expect(new Set([page, english, packed]).size).toBe(3);
  expect(worker, 'another file keeps its own').toBeGreaterThan(2 ** 30 * 1000);
});

it('the paths that have a page are those of the files and of the routes without one, as far as the build knows them', async () => {
  const files = ['index.html', 'index.en.html', 'app.html', '404.html', '.vite/index.html', 'plans.html', 'plans.en.html', 'a/b.html', 'quote".html'];
  write(Object.fromEntries(files.map((file) => [file, 'x'])));
  const routes = ['/account', '/account/roam/:index', '/promo/2026.10'];
  expect((await knownPages(folder, { complete: true, routes })).split(/\n\s*/)).toEqual([
    'default "";',
    '"/a/b" 1;',
    '"/account" 1;',
    '"/index" 1;',
    '"/plans" 1;',
    '"/promo/2026.10" 1;',
    '"/quote\\"" 1;',
    '"~*^/account/roam/[^/]+$" 1;',
  ]);
  for (const facts of [{ complete: false, routes }, undefined]) expect(await knownPages(folder, facts)).toBe('default 1; "/404" "";');
});
