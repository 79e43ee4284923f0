import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownPages } from './known-pages.ts';
import { pageTime, setPageTimes } from './page-times.ts';
import { activate, linkedIn, newId, prune, releaseFolder, releasesIn, writeRelease } from './releases.ts';

// Some tests start processes, which a busy machine delays.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = (number: number) => newId(new Date(Date.UTC(2026, 10, number)));
const write = (id: string) => writeRelease(folder, id, async (aside) => writeFileSync(join(aside, 'page.html'), id));

describe('releases', () => {
  it('have their name only when they are complete', async () => {
    await expect(
      writeRelease(folder, day(1), async (aside) => {
        writeFileSync(join(aside, 'page.html'), 'half');
        expect(await releasesIn(folder)).toEqual([]);
        throw new Error('the disk is full');
      }),
    ).rejects.toThrow('the disk is full');
    expect(readdirSync(join(folder, 'releases'))).toEqual([]);
    await write(day(1));
    expect(await releasesIn(folder)).toEqual(['20261101T000000000Z']);
  });

  it('are switched by a link that always leads to one of them', async () => {
    for (const number of [1, 2]) {
      await write(day(number));
      await activate(folder, day(number));
    }
    expect(readlinkSync(join(folder, 'current'))).toBe(join('releases', day(2)));
    expect(readFileSync(join(folder, 'current/page.html'), 'utf8')).toBe(day(2));
    await expect(activate(folder, day(3))).rejects.toThrow('has no release 20261103T000000000Z');
    expect(await linkedIn(folder, 'current')).toBe(day(2));
  });

  it('stay for a roll-back: five, the one that is served and the one before', async () => {
    for (let number = 1; number <= 9; number += 1) await write(day(number));
    for (const number of [1, 3]) await activate(folder, day(number));
    await prune(folder);
    expect(await releasesIn(folder)).toEqual([1, 3, 5, 6, 7, 8, 9].map(day));
  });

  it('are listed and rolled back by the command', async () => {
    for (const number of [1, 2, 3]) await write(day(number));
    await activate(folder, day(1));
    const run = (...args: string[]) => spawnSync(process.execPath, ['tools/build/src/deploy/releases.ts', '--to', folder, ...args], { encoding: 'utf8' });
    expect(run().stdout).toBe(`${day(1)} current\n${day(2)}\n${day(3)}\n`);
    expect(run('--activate', 'previous')).toMatchObject({ status: 1, stderr: expect.stringContaining('has no previous release') });
    expect(run('--activate', day(3)).stdout).toBe(`${day(1)} previous\n${day(2)}\n${day(3)} current\n`);
    expect(run('--activate', 'previous').stdout).toBe(`${day(1)} current\n${day(2)}\n${day(3)} previous\n`);
    expect(await linkedIn(folder, 'current')).toBe(day(1));
  });
});

describe('configure', () => {
  const configure = (to: string, environment: Record<string, string>, ...more: string[]) =>
    spawnSync(process.execPath, ['tools/build/src/deploy/configure.ts', '--allow-demo', '--from', join(folder, 'dist'), '--to', join(folder, to), ...more], {
      encoding: 'utf8',
      env: environment,
    });
  const good = { BACKEND_URL: 'http://backend:8080' };

  beforeEach(() => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    writeFileSync(join(folder, 'dist/index.html'), '<meta name="config" content="{}" />');
    writeFileSync(join(folder, 'dist/assets/part.js'), 'part');
  });

  it('changes nothing that is served when a value is wrong or nginx refuses the result', async () => {
    expect(configure('served', good).status).toBe(0);
    const before = [readlinkSync(join(folder, 'served/current')), readdirSync(join(folder, 'served/releases'))];
    const now = () => [readlinkSync(join(folder, 'served/current')), readdirSync(join(folder, 'served/releases'))];
    expect(configure('served', { BACKEND_URL: 'backend' }).status).toBe(1);
    expect(now()).toEqual(before);
    const refused = configure('served', good, '--nginx', process.execPath);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('nginx refuses the configuration; nothing was changed.') });
    expect(now()).toEqual(before);
  });

  it('prepares a release on one server until all have its files', async () => {
    const kept = join(folder, 'kept');
    const { stdout } = configure('served', { ...good, KEPT_ASSETS: kept }, '--prepare');
    const [, id = ''] = /release (\S+) in/.exec(stdout) ?? [];
    expect(existsSync(join(folder, 'served/current'))).toBe(false);
    expect(readdirSync(join(kept, 'assets'))).toEqual(['part.js']);
    await activate(join(folder, 'served'), id);
    expect(existsSync(join(folder, 'served/current/nginx/nginx.conf'))).toBe(true);
  });

  it('names the release itself in the configuration, so that an old worker keeps its files after the switch', () => {
    configure('served with space', good);
    const release = releaseFolder(join(folder, 'served with space'), readlinkSync(join(folder, 'served with space/current')).split('/').at(-1) ?? '');
    const conf = readFileSync(join(release, 'nginx/nginx.conf'), 'utf8');
    expect(conf).toContain(`root "${release}/site";`);
    expect(conf).not.toContain('current');
    expect(conf).toContain(`pid "${join(folder, 'served with space/run/nginx.pid')}";`);
  });

  it('refuses a folder that nginx would read differently', () => {
    expect(configure('$served', good)).toMatchObject({ status: 1, stderr: expect.stringContaining('--to must be a complete path') });
  });
});

describe('the time of a page, of which its ETag is made', () => {
  it('differs between the languages and encodings of a page, even of the same size, content and second', () => {
    const content = Buffer.from('<p>same</p>');
    const endings = ['.html', '.html.gz', '.html.br', '.en.html', '.en.html.gz', '.en.html.br'];
    const times = endings.map((ending) => pageTime(`plans${ending}`, content));
    expect(new Set(times.map((time) => time % 8)).size).toBe(endings.length);
    expect(Math.max(...times)).toBeLessThan(2 ** 30);
  });

  it('is that of its content, on every server and in every release', () => {
    expect(pageTime('plans.html', Buffer.from('one'))).toBe(pageTime('news.html', Buffer.from('one')));
    expect(pageTime('plans.html', Buffer.from('one'))).not.toBe(pageTime('plans.html', Buffer.from('two')));
  });

  it('is set for pages only', async () => {
    for (const name of ['page.html', 'page.en.html', 'page.html.br', 'sw.js']) writeFileSync(join(folder, name), 'x');
    await setPageTimes(folder);
    const year = (name: string) => statSync(join(folder, name)).mtime.getUTCFullYear();
    expect(['page.html', 'page.en.html', 'page.html.br'].every((name) => year(name) <= 2004)).toBe(true);
    expect(year('sw.js')).toBeGreaterThan(2020);
  });
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
