import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, type JsonObject, operationsOf, resolve } from '@site/contract/document.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../../../../src/brand/config-rules.ts';
import { keepAssets } from './kept-assets.ts';
import { limitedCalls, switches } from './limited-calls.ts';
import { isListenAddress, listenAddresses, reachableAt } from './listen-addresses.ts';
import { readSettings, settings } from './server-settings.ts';

// Some tests start processes, which a busy machine delays.
vi.setConfig({ testTimeout: 30_000 });

const good = { BACKEND_URL: 'http://backend:8080' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the settings of the server', () => {
  it('are all described in the example of the environment, and nothing else is', () => {
    const described = [...readFileSync('deploy/site.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual([...Object.keys(settings).map((name) => name.toUpperCase()), ...Object.values(variables)].sort());
  });

  it('of an operator are in neither git nor the image', () => {
    const files = ['deploy/site.env', 'deploy/kubernetes/site.env'];
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(files));
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(files));
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
    ['CSP_REPORT_URL', 'http://reports.example/csp'],
    ['CSP_REPORT_URL', 'https://reports.example/csp; script-src *'],
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
    ['LISTEN', '[::1:443'],
    ['KEPT_ASSETS', '/srv/a"b'],
    ['ACCESS_LOG', '/var/log/$host'],
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

describe('where the server listens', () => {
  const tls = { ...good, TLS_CERTIFICATE: '/etc/customer-site/tls/fullchain.pem', TLS_KEY: '/etc/customer-site/tls/key with space.pem' };

  it('is 8080 behind a load balancer, else 443 with a redirect from 80', () => {
    expect(readSettings(good)).toMatchObject({ listen: '8080', http_listen: '' });
    expect(readSettings(tls)).toMatchObject({ listen: '443', http_listen: '80' });
    expect(readSettings({ ...tls, LISTEN: '[::1]:8443', HTTP_LISTEN: 'off' })).toMatchObject({ listen: '[::1]:8443', http_listen: '' });
  });

  it('includes IPv6 for a port alone', () => {
    expect(listenAddresses(['443', '127.0.0.1:8443'], true)).toEqual(['443', '[::]:443', '127.0.0.1:8443']);
    expect(listenAddresses(['443'], false)).toEqual(['443']);
  });

  it('is a port with or without an address', () => {
    expect(['80', '10.0.0.1:80', '[::]:443', '[2001:db8::1]:443'].filter(isListenAddress)).toHaveLength(4);
    expect(['0', '10.0.0:80', '::1:443', '[10.0.0.1]:443', '99999', '80;'].filter(isListenAddress)).toEqual([]);
  });

  it('is where the health check looks', () => {
    expect(['8080', '0.0.0.0:80', '[::]:443', '[2001:db8::1]:443', '10.0.0.1:80'].map(reachableAt)).toEqual([
      { host: '127.0.0.1', port: 8080 },
      { host: '127.0.0.1', port: 80 },
      { host: '::1', port: 443 },
      { host: '2001:db8::1', port: 443 },
      { host: '10.0.0.1', port: 80 },
    ]);
  });
});

describe('files of other releases, which open pages need', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const writeAssets = (name: string, files: readonly string[], age = 0) => {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    for (const file of files) {
      writeFileSync(join(folder, name, 'assets', file), file);
      utimesSync(join(folder, name, 'assets', file), days(age), days(age));
    }
    return join(folder, name);
  };
  const keptFiles = () => readdirSync(join(folder, 'kept/assets')).sort();

  it('stay for a month after they were replaced, however long they were served', async () => {
    const kept = writeAssets('kept', ['older.js'], 31);
    writeAssets('kept', ['old.js'], 5);
    await keepAssets(writeAssets('first', ['first.js']), kept, [], days(90).getTime());
    await keepAssets(writeAssets('second', ['second.js']), kept);
    expect(keptFiles()).toEqual(['first.js', 'old.js', 'second.js']);
    await keepAssets(writeAssets('third', ['third.js']), kept, [], Date.now() + 29 * 86_400_000);
    expect(keptFiles()).toEqual(['first.js', 'second.js', 'third.js']);
    await keepAssets(writeAssets('third', ['third.js']), kept, [], Date.now() + 31 * 86_400_000);
    expect(keptFiles()).toEqual(['second.js', 'third.js']);
  });

  it('stay when a release is served again', async () => {
    const kept = writeAssets('kept', []);
    const first = writeAssets('first', ['first.js']);
    await keepAssets(writeAssets('second', ['second.js']), kept, [first]);
    expect(keptFiles()).toEqual(['first.js', 'second.js']);
  });

  it('are not written while they are served', async () => {
    const kept = writeAssets('kept', ['same.js'], 3);
    writeFileSync(join(kept, 'assets/broken.js'), 'half');
    const [{ ino: same }, { ino: broken }] = [statSync(join(kept, 'assets/same.js')), statSync(join(kept, 'assets/broken.js'))];
    await keepAssets(writeAssets('site', ['same.js', 'broken.js']), kept);
    expect(statSync(join(kept, 'assets/same.js')).ino).toBe(same);
    expect(statSync(join(kept, 'assets/broken.js')).ino, 'replaced as a whole').not.toBe(broken);
    expect(readFileSync(join(kept, 'assets/broken.js'), 'utf8')).toBe('broken.js');
  });
});

it('the image has what its start needs, and no packages', async () => {
  const [, stage = ''] = readFileSync('deploy/Dockerfile', 'utf8').split(/^FROM .* AS server$/m);
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
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [`tools/build/src/deploy/${script}`, ...args], { cwd: folder, env: environment });
  run('configure.ts', '--to', join(folder, 'served'), '--allow-demo');
  expect(readFileSync(join(folder, 'served/current/site/index.html'), 'utf8')).toContain('talk.operator.example');
  expect(readFileSync(join(folder, 'served/current/nginx/nginx.conf'), 'utf8')).toContain('server backend:8080;');
  expect(run('releases.ts', '--to', join(folder, 'served')).toString()).toMatch(/^\d{8}T\d{9}Z current\n$/);
  expect(existsSync(join(folder, 'deploy/start.sh'))).toBe(true);
});
