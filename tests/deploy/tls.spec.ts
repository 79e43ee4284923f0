import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '@site/build/deploy/nginx.ts';
import { send } from './send.ts';
import { ports } from './start.ts';

test.describe.configure({ mode: 'default' });

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));
/** The port at all addresses. */
const everywhere = (port: number) => (hasIpv6 ? `${port} [::]:${port}` : String(port));
let folder: string;
let site: Site;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  // The unprivileged process reads both.
  chmodSync(folder, 0o755);
  chmodSync(key, 0o644);
  site = await startSite(ports.tls, {
    BACKEND_URL: `http://127.0.0.1:${ports.mock}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    LISTEN: everywhere(ports.tls),
    HTTP_LISTEN: everywhere(ports.plain),
  });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Version and protocol of a connection, or `refused`. */
async function handshake(options: ConnectionOptions): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: ports.tls, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'], ...options });
  const agreed = once(socket, 'secureConnect').then(() => `${socket.getProtocol()} ${socket.alpnProtocol}`);
  return await agreed.catch(() => 'refused').finally(() => socket.destroy());
}

test('TLS 1.2 and 1.3 with HTTP/2, nothing older and no cipher without authentication', async () => {
  expect(await handshake({})).toBe('TLSv1.3 h2');
  expect(await handshake({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 h2');
  expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe('refused');
  expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256' })).toBe('refused');
});

const redirectTo = (location: string) => ({ status: 308, headers: { location } });

test('plain http is led to https, on its own port and on that of https', async () => {
  for (const method of ['GET', 'POST']) {
    expect(await send('/powerPlan?lang=en_US', { method, port: ports.plain })).toMatchObject(redirectTo('https://127.0.0.1/powerPlan?lang=en_US'));
  }
  expect(await send('/api/none', { port: ports.tls })).toMatchObject(redirectTo(`https://127.0.0.1:${ports.tls}/api/none`));
});

test('the same at an IPv6 address', async () => {
  test.skip(!hasIpv6, 'this machine has no IPv6');
  expect(await handshake({ host: '::1' })).toBe('TLSv1.3 h2');
  expect(await send('/powerPlan', { port: ports.plain, host: '[::1]' })).toMatchObject(redirectTo('https://[::1]/powerPlan'));
});
