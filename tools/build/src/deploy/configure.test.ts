import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content as ofBrand } from '../../../../brand/current.ts';
import { defaults, type SiteConfig } from '../../../../src/brand/config.ts';
import { variables } from '../../../../src/brand/config-rules.ts';
import { buildProblems, placeholderProblems } from './build-facts.ts';
import { configurePage, setPageTimes } from './configure-files.ts';
import { knownPages } from './server-config.ts';

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

const run = (environment: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['tools/build/src/main.ts', 'configure', ...args], {
    encoding: 'utf8',
    env: { BACKEND_URL: 'http://backend:8080', ...environment },
  });

/** Configures a build of these hashed files into a folder. */
function configure(to: string, files: readonly string[], environment: Record<string, string> = {}, ...more: string[]) {
  const build = `build of ${to}`;
  write({ [`${build}/index.html`]: '<meta name="config" content="{}" />', ...Object.fromEntries(files.map((file) => [`${build}/assets/${file}`, file])) });
  return run(environment, '--allow-demo', '--from', join(folder, build), '--to', join(folder, to), ...more);
}

describe('configure', () => {
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

it('the paths that have a page are those of the files and of the routes without one, as far as the build knows them', () => {
  const files = ['index.html', 'index.en.html', 'app.html', '404.html', '.vite/index.html', 'plans.html', 'plans.en.html', 'a/b.html', 'quote".html'];
  write(Object.fromEntries(files.map((file) => [file, 'x'])));
  const routes = ['/account', '/account/roam/:index', '/promo/2026.10'];
  expect(knownPages(folder, { complete: true, routes }).split(/\n\s*/)).toEqual([
    'default "";',
    '"/a/b" 1;',
    '"/account" 1;',
    '"/index" 1;',
    '"/plans" 1;',
    '"/promo/2026.10" 1;',
    '"/quote\\"" 1;',
    '"~*^/account/roam/[^/]+$" 1;',
  ]);
  for (const facts of [{ complete: false, routes }, undefined]) expect(knownPages(folder, facts)).toBe('default 1; "/404" "";');
});

describe('a page', () => {
  const page = (config: string, body = '') => `<head><meta name="config" content="${config}" /></head><body>${body}</body>`;
  const chat = { ...defaults, chat: 'https://talk.operator.example/web' };
  const home = `https://www.${ofBrand.domain}`;

  it('writes what differs into the page and its prerendered content; it can be done again, and taken back', () => {
    const html = page('{}', `<a href="${defaults.chat}/x"> {"u":"${defaults.chat}"}`);
    const once = configurePage(html, chat);
    expect(once).toBe(page('{&quot;chat&quot;:&quot;https://talk.operator.example/web&quot;}', `<a href="${chat.chat}/x"> {"u":"${chat.chat}"}`));
    expect(configurePage(once, { ...defaults, chat: 'https://third.operator.example' })).toContain('<a href="https://third.operator.example/x">');
    for (const built of [once, html]) expect(configurePage(built, defaults)).toBe(html);
  });

  it('distinguishes a URL from one with the same start', () => {
    const configured = configurePage(page('{}', `${home}/survey/authorise ${home}/shop ${home}.evil.example`), {
      ...defaults,
      mainSite: 'https://new.example',
    });
    expect(configured).toContain(`${home}/survey/authorise https://new.example/shop ${home}.evil.example`);
  });

  it('refuses a page without the element', () => {
    expect(() => configurePage('<head></head>', defaults)).toThrow(/lacks <meta name="config"/);
  });
});

const real: SiteConfig = {
  ...(Object.fromEntries(Object.keys(defaults).map((name) => [name, `https://${name}.operator.mo`])) as unknown as SiteConfig),
  embedHosts: 'www.youtube.com',
};
const [site, content] = ['https://www.operator.mo', 'https://api.operator.mo'];

describe('what is only good for a demo', () => {
  it('is named value by value, the gateway first of all', () => {
    expect(placeholderProblems(real)).toEqual([]);
    expect(placeholderProblems({ ...real, gateway: defaults.gateway })).toEqual([
      'SITE_PAYMENT_GATEWAY_URL must be the payment gateway: no customer can reach "http://127.0.0.1:4180".',
    ]);
    expect(placeholderProblems({ ...real, chat: 'https://chat.operator.example', embedHosts: 'www.youtube.com map.operator.example' })).toEqual([
      'SITE_CHAT_URL must be set: no customer can reach "https://chat.operator.example".',
      'SITE_EMBED_HOSTS must be set: no customer can reach "www.youtube.com map.operator.example".',
    ]);
  });

  it.each([
    [{ site, content }, []],
    [{ site, content: 'http://127.0.0.1:9000' }, []], // a tunnel
    [{ site }, []], // skeletons
    [{ site, content: 'https://api.operator.example' }, [/^PRERENDER_API must be the origin of the real backend/]],
    [
      { site: 'https://site.operator.example', content: 'mock' },
      [/^SITE_URL must be .*: no customer can reach "https:\/\/site\.operator\.example"/, /^PRERENDER_API=mock shows customers invented plans/],
    ],
    [{ content }, [/^SITE_URL was not set/]],
    [undefined, [/no prerendered pages/]],
  ])('is a build with the facts %o', (facts, problems) => {
    expect(buildProblems(facts && { complete: true, routes: [], ...facts })).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });
});

describe('configure --check', () => {
  const values = Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => !['idempotencyKeys', 'offline', 'apiBase', 'report', 'checkoutIntegrity', 'checkoutScript', 'paymentForms'].includes(name))
      .map(([name, variable]) => [variable, real[name as keyof SiteConfig]]),
  );
  const check = (facts: object, environment: Record<string, string>, ...more: string[]) => {
    write({ '.vite/prerendered.json': JSON.stringify({ complete: true, routes: [], ...facts }) });
    return run(environment, '--check', '--from', folder, ...more);
  };

  it('refuses what customers must not get, all of it at once, unless it is for a demo', () => {
    const { status, stdout, stderr } = check({ site, content: 'mock' }, {});
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    for (const name of [...Object.keys(values).map((variable) => `${variable} must be`), 'PRERENDER_API=mock', '--allow-demo']) expect(stderr).toContain(name);
    const demo = check({ site, content: 'mock' }, {}, '--allow-demo');
    expect(demo).toMatchObject({ status: 0, stdout: 'The environment is good.\n', stderr: expect.stringMatching(/^A demo, not for customers:\n/) });
  });

  it('is silent about a complete site, unless its backend does not keep the keys of writes', () => {
    const complete = { ...values, SITE_IDEMPOTENCY_KEYS: 'kept' };
    expect(check({ site, content }, complete)).toMatchObject({ status: 0, stdout: 'The environment is good.\n', stderr: '' });
    expect(check({ site, content }, values).stderr).toMatch(/^SITE_IDEMPOTENCY_KEYS is not "kept": .*twice/);
  });
});
