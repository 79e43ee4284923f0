import { readFileSync } from 'node:fs';
import { bundleContract } from '@site/contract/bundle.ts';
import { type JsonObject, operationsOf, resolve } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import { variables } from '../../../../src/brand/config-rules.ts';
import { limitedCalls } from './limited-calls.ts';
import { mediaOriginsOf, readSettings, settings } from './server-settings.ts';

const good = { BACKEND_URL: 'http://backend:8080' };

describe('the settings of the server', () => {
  it('are all described in the example of the environment, and nothing else is', () => {
    const described = [...readFileSync('deploy/site.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual([...Object.keys(settings).map((name) => name.toUpperCase()), ...Object.values(variables)].sort());
  });

  it('of an operator are in neither git nor what the site is built from', () => {
    for (const file of ['.gitignore', '.dockerignore']) expect(readFileSync(file, 'utf8').split('\n')).toContain('deploy/site.env');
  });

  it('need only the backend; where the server listens depends on who ends TLS', () => {
    expect(readSettings(good)).toMatchObject({ backend_url: 'http://backend:8080', listen: '8080', http_listen: '', code_rate: '6r/m' });
    expect(() => readSettings({})).toThrow('BACKEND_URL must be an origin such as http://backend:8080.');
    const tls = { ...good, TLS_CERTIFICATE: '/etc/customer-site/tls/fullchain.pem', TLS_KEY: '/etc/customer-site/tls/key with space.pem' };
    expect(readSettings(tls)).toMatchObject({ listen: '443', http_listen: '80' });
    expect(readSettings({ ...tls, LISTEN: '[::1]:8443', HTTP_LISTEN: 'off' })).toMatchObject({ listen: '[::1]:8443', http_listen: '' });
  });

  it.each([
    ...['http://backend/api', 'http://a;b'].map((value) => ['BACKEND_URL', value]),
    ...['/upload', '/api/'].map((value) => ['MEDIA_PATHS', value]),
    ['MEDIA_ORIGINS', 'http://pictures.example'],
    ...['http://reports.example/csp', 'https://reports.example/csp; script-src *'].map((value) => ['CSP_REPORT_URL', value]),
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
    ...['0', '10.0.0:80', '::1:443', '[::1:443', '[10.0.0.1]:443', '99999', '80;'].map((value) => ['LISTEN', value]),
    ['ERROR_LOG', '/srv/a"b'],
    ['ACCESS_LOG', '/var/log/$host'],
  ] as [string, string][])('refuse %s=%s and name it', (name, value) => {
    expect(() => readSettings({ ...good, [name]: value })).toThrow(new RegExp(`^(?:TLS_CERTIFICATE and )?${name} `));
  });

  it('of other hosts of images are read by the preview, too', () => {
    const origins = ['https://pictures.example', 'https://films.example:8443'];
    expect(mediaOriginsOf({ MEDIA_ORIGINS: origins.join(' ') })).toEqual(origins);
    expect(mediaOriginsOf({})).toEqual([]);
    expect(() => mediaOriginsOf({ MEDIA_ORIGINS: "https://pictures.example; script-src 'unsafe-inline'" })).toThrow(/^MEDIA_ORIGINS must be https:/);
  });
});

describe('calls with a rule of their own', () => {
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
    const contract = await bundleContract();
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
