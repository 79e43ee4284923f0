import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { defaults, type SiteConfig } from '../../../../src/brand/config.ts';
import { variables } from '../../../../src/brand/config-rules.ts';
import { buildProblems, placeholderProblems } from './placeholders.ts';

// Some tests start processes, which a busy machine delays.
vi.setConfig({ testTimeout: 30_000 });

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

describe('an image', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('is not built without the public address and the backend', () => {
    const [, condition = 'exit 1'] = /AS build\n(?:ARG \w+\n)+RUN ([^\n]+\\\n[^\n]+) \\\n {2}&& npm run build\n/.exec(dockerfile) ?? [];
    const refusal = (env: Record<string, string>) => spawnSync('sh', ['-c', condition], { env, encoding: 'utf8' }).stderr;
    expect(refusal({})).toMatch(/SITE_URL: is missing/);
    expect(refusal({ SITE_URL: site, PRERENDER_API: '' })).toMatch(/PRERENDER_API: is missing/);
    expect(refusal({ SITE_URL: site, PRERENDER_API: content })).toBe('');
  });

  it('accepts what is only good for a demo in the demo alone', () => {
    expect(dockerfile.match(/.*--allow-demo.*/g)).toEqual([expect.stringMatching(/ \$\{ALLOW_DEMO:\+--allow-demo\}$/)]);
    for (const file of ['deploy/compose.yaml', '.github/workflows/release.yml']) expect(readFileSync(file, 'utf8')).not.toContain('ALLOW_DEMO');
  });

  it('has no Node where the site is served', () => {
    const [, server = ''] = dockerfile.split(/^FROM \S+ AS site$/m);
    expect(server).toContain('ENTRYPOINT');
    expect(server).not.toContain('node');
  });
});

describe('configure --check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '.vite'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const good = { BACKEND_URL: 'http://backend:8080' };
  const values = Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => !['idempotencyKeys', 'offline', 'apiBase', 'report', 'checkoutIntegrity', 'checkoutScript', 'paymentForms'].includes(name))
      .map(([name, variable]) => [variable, real[name as keyof SiteConfig]]),
  );
  const check = (facts: object, env: Record<string, string>, ...more: string[]) => {
    writeFileSync(join(folder, '.vite/prerendered.json'), JSON.stringify({ complete: true, routes: [], ...facts }));
    return spawnSync(process.execPath, ['tools/build/src/main.ts', 'configure', '--check', '--from', folder, ...more], { env, encoding: 'utf8' });
  };

  it('refuses what customers must not get, all of it at once, unless it is for a demo', () => {
    const { status, stdout, stderr } = check({ site, content: 'mock' }, good);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    for (const name of [...Object.keys(values).map((variable) => `${variable} must be`), 'PRERENDER_API=mock', '--allow-demo']) expect(stderr).toContain(name);
    const demo = check({ site, content: 'mock' }, good, '--allow-demo');
    expect(demo).toMatchObject({ status: 0, stdout: 'The environment is good.\n', stderr: expect.stringMatching(/^A demo, not for customers:\n/) });
  });

  it('is silent about a complete site, unless its backend does not keep the keys of writes', () => {
    const complete = { ...good, ...values, SITE_IDEMPOTENCY_KEYS: 'kept' };
    expect(check({ site, content }, complete)).toMatchObject({ status: 0, stdout: 'The environment is good.\n', stderr: '' });
    expect(check({ site, content }, { ...good, ...values }).stderr).toMatch(/^SITE_IDEMPOTENCY_KEYS is not "kept": .*twice/);
  });
});
