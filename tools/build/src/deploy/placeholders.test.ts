import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { defaults, type SiteConfig } from '../../../../src/brand/config.ts';
import { variables } from '../../../../src/brand/config-rules.ts';
import { buildProblems, imageProblems, placeholderProblems } from './placeholders.ts';

// Some tests start processes, which a busy machine delays.
vi.setConfig({ testTimeout: 30_000 });

const real: SiteConfig = {
  ...(Object.fromEntries(Object.keys(defaults).map((name) => [name, `https://${name}.operator.mo`])) as unknown as SiteConfig),
  embedHosts: 'www.youtube.com',
};
const content = 'https://api.operator.mo';

describe('values that are only good for a demo', () => {
  it('are named one by one, the gateway first of all', () => {
    expect(placeholderProblems(real)).toEqual([]);
    expect(placeholderProblems({ ...real, gateway: defaults.gateway })).toEqual([
      'SITE_PAYMENT_GATEWAY_URL must be the payment gateway: no customer can reach "http://127.0.0.1:4180".',
    ]);
    expect(placeholderProblems({ ...real, chat: 'https://chat.operator.example', embedHosts: 'www.youtube.com map.operator.example' })).toEqual([
      'SITE_CHAT_URL must be set: no customer can reach "https://chat.operator.example".',
      'SITE_EMBED_HOSTS must be set: no customer can reach "www.youtube.com map.operator.example".',
    ]);
  });

  it('are a build’s content of the mock and its missing or reserved address', () => {
    const complete = { complete: true, routes: [] };
    expect(buildProblems({ ...complete, site: 'https://www.operator.mo', content })).toEqual([]);
    expect(buildProblems({ ...complete, site: 'https://www.operator.mo' }), 'skeletons are allowed').toEqual([]);
    expect(buildProblems({ ...complete, site: 'https://site.operator.example', content: 'mock' })).toEqual([
      'SITE_URL must be the site\'s public address: no customer can reach "https://site.operator.example".',
      'PRERENDER_API=mock shows customers invented plans and prices: name the origin of the real backend.',
    ]);
    expect(buildProblems({ ...complete, content })).toEqual([expect.stringContaining('SITE_URL was not set')]);
    expect(buildProblems(undefined)).toEqual([expect.stringContaining('no prerendered pages')]);
  });
});

describe('an image', () => {
  it('needs the public address and the backend, each in a sentence', () => {
    expect(imageProblems({ SITE_URL: 'https://www.operator.mo', PRERENDER_API: content })).toEqual([]);
    expect(imageProblems({ SITE_URL: 'https://www.operator.mo', PRERENDER_API: 'http://127.0.0.1:9000' }), 'a tunnel').toEqual([]);
    expect(imageProblems({ SITE_URL: '', PRERENDER_API: '' })).toEqual([
      'SITE_URL is missing: the public address of the site, such as https://www.operator.mo.',
      'PRERENDER_API is missing: the origin of the backend whose plans and prices the pages show, such as https://api.operator.mo.',
    ]);
    expect(imageProblems({ SITE_URL: 'http://localhost:8080', PRERENDER_API: 'mock' })).toEqual([
      'SITE_URL must be the site\'s public address: no customer can reach "http://localhost:8080".',
      expect.stringMatching(/^PRERENDER_API=mock shows customers invented plans/),
    ]);
  });

  it('is not built without them', () => {
    const run = (environment: Record<string, string>) =>
      spawnSync(process.execPath, ['tools/build/src/deploy/placeholders.ts'], { env: environment, encoding: 'utf8' });
    expect(run({})).toMatchObject({ status: 1, stderr: expect.stringMatching(/^SITE_URL is missing: [\s\S]*PRERENDER_API is missing: [\s\S]*--target demo/) });
    expect(run({ SITE_URL: 'https://www.operator.mo', PRERENDER_API: content })).toMatchObject({ status: 0, stderr: '' });

    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    expect(dockerfile).toMatch(/AS build\nARG PRERENDER_API\nARG SITE_URL\nARG BRAND\nRUN node tools\/build\/src\/deploy\/placeholders\.ts && npm run build\n/);
    expect(
      dockerfile
        .split(/^FROM /m)
        .filter((stage) => stage.includes('PRERENDER_API=mock'))
        .map((stage) => stage.split('\n')[0]),
    ).toEqual(['source AS demobuild']);
    expect(dockerfile).toMatch(
      /\nFROM build AS configured\nCOPY --from=settings \/site\.env settings\.env\nRUN node --env-file=settings\.env (?!.*--allow-demo)/,
    );
    expect(dockerfile.trimEnd()).toMatch(/FROM server AS site\nCOPY --from=configured \/opt\/customer-site \/opt\/customer-site$/);
    const [, server = ''] = dockerfile.split(/^FROM \S+ AS server$/m);
    expect(server, 'Node is not needed where the site is served').not.toContain('node');
  });

  it('has the mock behind it only in the demo', () => {
    const read = (file: string) => parse(readFileSync(file, 'utf8'));
    const compose = read('deploy/compose.yaml');
    expect(Object.keys(compose.services)).toEqual(['site']);
    const fromShell = (name: string) => `$\{${name}:-}`;
    expect(compose.services.site.build).toMatchObject({ target: 'site', args: { SITE_URL: fromShell('SITE_URL'), PRERENDER_API: fromShell('PRERENDER_API') } });
    expect(readFileSync('deploy/compose.yaml', 'utf8')).not.toMatch(/target: (?:mock|demo)/);
    expect(readFileSync('deploy/site.env.example', 'utf8')).not.toContain('mock:');
    expect(read('deploy/compose.demo.yaml').services.demo.build.target).toBe('demo');
  });
});

describe('configure --check', () => {
  let folder: string;
  const good = { BACKEND_URL: 'http://backend:8080' };
  const values = Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => !['idempotencyKeys', 'offline', 'apiBase', 'report', 'checkoutIntegrity', 'checkoutScript', 'paymentForms'].includes(name))
      .map(([name, variable]) => [variable, real[name as keyof SiteConfig]]),
  );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(folder, '.vite'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const check = (facts: object, environment: Record<string, string>, ...more: string[]) => {
    writeFileSync(join(folder, '.vite/prerendered.json'), JSON.stringify({ complete: true, routes: [], ...facts }));
    return spawnSync(process.execPath, ['tools/build/src/deploy/configure.ts', '--check', '--from', folder, ...more], { env: environment, encoding: 'utf8' });
  };
  const site = 'https://www.operator.mo';

  it('refuses what customers must not get, and says all of it at once', () => {
    const { status, stdout, stderr } = check({ site, content: 'mock' }, good);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    for (const name of Object.keys(values)) expect(stderr).toContain(`${name} must be`);
    expect(stderr).toContain('PRERENDER_API=mock shows customers invented plans');
    expect(stderr).toContain('--allow-demo');
  });

  it('accepts it for a demo, and says so', () => {
    const { status, stdout, stderr } = check({ site, content: 'mock' }, good, '--allow-demo');
    expect(status).toBe(0);
    expect(stdout).toBe('The environment is good.\n');
    expect(stderr).toMatch(/^A demo, not for customers:\n/);
  });

  it('is silent about a site that is complete, whose backend keeps the keys of writes', () => {
    const complete = { ...good, ...values, SITE_IDEMPOTENCY_KEYS: 'kept' };
    expect(check({ site, content }, complete)).toMatchObject({ status: 0, stdout: 'The environment is good.\n', stderr: '' });
  });

  it('says what a backend without keys cannot prevent', () => {
    expect(check({ site, content }, { ...good, ...values }).stderr).toMatch(/^SITE_IDEMPOTENCY_KEYS is not "kept": .*twice/);
  });
});
