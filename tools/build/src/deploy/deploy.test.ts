import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleContract } from '@farol/contract/bundle.ts';
import { type ContractDocument, type JsonObject, operationsOf, resolve } from '@farol/contract/document.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { defaults } from '../../../../src/brand/config.ts';
import { variables } from '../../../../src/brand/config-rules.ts';
import { keepAssets } from './configure.ts';
import { limitedCalls, switches } from './limited-calls.ts';
import { placeholderWarning, publicOrigin, requireGateway } from './placeholders.ts';
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
    ['HTTP_LISTEN', '8081'],
    ['CONNECTION_LIMIT', '0'],
  ])('refuse %s=%s and name it', (name, value) => {
    expect(() => readSettings({ ...good, [name]: value })).toThrow(new RegExp(`^(?:TLS_CERTIFICATE and )?${name} `));
  });
});

describe('calls with a rule of their own', () => {
  it('are calls of the contract', () => {
    const { paths } = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as { paths: Record<string, unknown> };
    for (const path of [...Object.values(limitedCalls), ...Object.values(switches)].flat()) expect(paths, path).toHaveProperty([`/api/${path}`]);
  });

  it('are every call that sends a code or takes a secret, each in one list', () => {
    expect(limitedCalls.code.toSorted()).toEqual(['care/prepaid/send', 'care/restPasswd/send/code', 'travelcard/send/code', 'ussd/send']);
    expect(limitedCalls.logIn.toSorted()).toEqual([
      'care/accountInquiry',
      'care/changepassword',
      'care/login',
      'care/prepaid/login',
      'care/restPasswd/verification/code',
      'care/setpass',
      'kkbox/klogin',
      'ussd/applydataussd',
    ]);
    expect(limitedCalls.form.toSorted()).toEqual(['care/checkmybill', 'news/aboutus/register', 'news/contact3', 'travelcard/register']);
  });

  it('can be found in the contract, because every secret in a request is marked there', async () => {
    const contract = (await bundleContract()) as unknown as ContractDocument;
    const unmarked = operationsOf(contract).flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.entries((resolve<JsonObject>(contract, schema).properties ?? {}) as Record<string, JsonObject>)
          .filter(([name]) => /password|pwd|pin$|^(?:sms)?code$|captcha|otp/i.test(name))
          .filter(([, field]) => field['x-secret'] !== true && field['x-one-time'] !== true)
          .map(([name]) => `${operationId}: ${name}`),
      ),
    );
    expect(unmarked).toEqual([]);
  });
});

describe('addresses that no customer can reach', () => {
  const gateway = { ...defaults, gateway: 'https://pay.operator.mo' };

  it('are refused as the payment gateway of a public site, by the name of the setting', () => {
    const sentence = 'SITE_PAYMENT_GATEWAY_URL must be the payment gateway, because the site is public (https://www.operator.mo), but it is "';
    for (const placeholder of ['http://127.0.0.1:4180', 'https://pay.farol.example']) {
      expect(() => requireGateway({ ...defaults, gateway: placeholder }, 'https://www.operator.mo')).toThrow(`${sentence}${placeholder}".`);
    }
    expect(() => requireGateway(gateway, 'https://www.operator.mo')).not.toThrow();
  });

  it.each(['https://site.farol.example', 'http://127.0.0.1:4200', 'http://localhost:8080', 'https://www.example.com'])(
    'may stay in a build for %s',
    (origin) => {
      expect(() => requireGateway(defaults, origin)).not.toThrow();
      expect(placeholderWarning(defaults, origin)).toBeUndefined();
    },
  );

  it('are named in a warning when others are left', () => {
    const real = Object.fromEntries(Object.keys(defaults).map((name) => [name, 'https://www.operator.mo'])) as unknown as typeof defaults;
    expect(placeholderWarning({ ...real, chat: defaults.chat, embedHosts: 'www.youtube.com map.farol.example' }, 'https://www.operator.mo')).toBe(
      'Hosts that no customer can reach are set, or left as they were, in SITE_CHAT_URL, SITE_EMBED_HOSTS.',
    );
    expect(placeholderWarning(real, 'https://www.operator.mo')).toBeUndefined();
    expect(placeholderWarning(defaults, undefined), 'a build that does not name its host').toContain('SITE_PAYMENT_GATEWAY_URL');
  });

  it('stop the configuration of a build whose pages name a public host', async () => {
    writeFileSync(join(folder, 'index.html'), '<link rel="canonical" href="https://www.operator.mo/index" /><meta name="config" content="{}" />');
    expect(await publicOrigin(folder)).toBe('https://www.operator.mo');
    const check = (environment: Record<string, string>) =>
      spawnSync(process.execPath, ['tools/build/src/deploy/configure.ts', '--check', '--from', folder], { env: environment, encoding: 'utf8' });
    expect(check(good)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^SITE_PAYMENT_GATEWAY_URL must be the payment gateway/) });
    expect(check({ ...good, SITE_PAYMENT_GATEWAY_URL: gateway.gateway })).toMatchObject({ status: 0, stderr: expect.stringContaining('SITE_CHAT_URL') });
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
