import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../../../../src/brand/config-rules.ts';
import { keepAssets } from './configure.ts';
import { limitedCalls, switches } from './limited-calls.ts';
import { readSettings, settings } from './server-settings.ts';

const good = { BACKEND_URL: 'http://backend:8080' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farol-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the settings of the server', () => {
  it('are all described in the example of the environment, and nothing else is', () => {
    const described = [...readFileSync('deploy/farol.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual([...Object.keys(settings).map((name) => name.toUpperCase()), ...Object.values(variables)].sort());
  });

  it('need only the backend', () => {
    expect(readSettings(good)).toMatchObject({ backend_url: 'http://backend:8080', listen: '8080', code_rate: '6r/m' });
    expect(() => readSettings({})).toThrow('BACKEND_URL must be an origin such as http://backend:8080.');
  });

  it.each([
    ['BACKEND_URL', 'http://backend/api'],
    ['BACKEND_URL', 'http://a;b'],
    ['MEDIA_PATHS', '/upload'],
    ['MEDIA_PATHS', '/api/'],
    ['MEDIA_ORIGINS', 'http://pictures.example'],
    ['SITE_OFF', 'everything'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['SHARED_ADDRESSES', 'any; return 200'],
    ['CODE_RATE', '6'],
    ['UPLOAD_LIMIT', '5 MB'],
    ['MAINTENANCE_FILE', 'maintenance'],
    ['HSTS_SECONDS', 'a year'],
    ['TLS_KEY', '/etc/key.pem'],
  ])('refuse %s=%s and name it', (name, value) => {
    expect(() => readSettings({ ...good, [name]: value })).toThrow(new RegExp(`^(?:TLS_CERTIFICATE and )?${name} `));
  });
});

describe('calls with a rule of their own', () => {
  it('are calls of the contract', () => {
    const { paths } = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as { paths: Record<string, unknown> };
    for (const path of [...Object.values(limitedCalls), ...Object.values(switches)].flat()) expect(paths, path).toHaveProperty([`/api/${path}`]);
  });

  it('include every call of the contract that sends a code or checks a secret', () => {
    const { paths } = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as { paths: Record<string, { $ref: string }> };
    const delicate = Object.entries(paths).filter(([, { $ref }]) => /#\/(?:send\w*Code|login\w*|verify\w*|inquire\w*|setPassword)$/.test($ref));
    expect(delicate.length).toBeGreaterThan(7);
    const limited: string[] = [...limitedCalls.logIn, ...limitedCalls.code];
    for (const [path] of delicate) expect(limited).toContain(path.replace('/api/', ''));
  });
});

it('files of an earlier release are kept for open pages, and go after a month', async () => {
  const [site, kept] = [join(folder, 'site'), join(folder, 'kept')];
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(kept, 'assets'), { recursive: true });
  writeFileSync(join(site, 'assets/new.js'), 'new');
  for (const [name, days] of [
    ['last.js', 5],
    ['old.js', 31],
  ] as const) {
    writeFileSync(join(kept, 'assets', name), name);
    utimesSync(join(kept, 'assets', name), new Date(), new Date(Date.now() - days * 86_400_000));
  }
  await keepAssets(site, kept);
  expect(readdirSync(join(kept, 'assets')).sort()).toEqual(['last.js', 'new.js']);
});

it('the image has what its start needs, and no packages', async () => {
  const [, stage = ''] = readFileSync('deploy/Dockerfile', 'utf8').split(/^FROM .* AS site$/m);
  const copies = [...stage.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)];
  for (const [, sources = '', target = ''] of copies) {
    for (const source of sources.split(' ')) {
      const files = source.includes('*') ? readdirSync(dirname(source)).map((name) => join(dirname(source), name)) : [source];
      for (const file of files) {
        const isFolder = !target.endsWith('/');
        await cp(file, isFolder && target !== './' ? join(folder, target) : join(folder, target, file.split('/').at(-1) ?? ''), { recursive: true });
      }
    }
  }
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<meta name="config" content="{}" />');
  const environment = { ...good, SITE_CHAT_URL: 'https://talk.operator.example', PATH: process.env.PATH ?? '' };
  execFileSync(process.execPath, ['tools/build/src/deploy/configure.ts', '--to', join(folder, 'served')], { cwd: folder, env: environment });
  expect(readFileSync(join(folder, 'served/site/index.html'), 'utf8')).toContain('talk.operator.example');
  expect(readFileSync(join(folder, 'served/nginx/nginx.conf'), 'utf8')).toContain('server backend:8080;');
  expect(existsSync(join(folder, 'deploy/start.sh'))).toBe(true);
});
