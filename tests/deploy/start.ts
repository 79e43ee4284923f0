import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@site/build/deploy/nginx.ts';
import { spawnServer } from '@site/contract/listen.ts';
import { choosePorts } from '../support/ports.ts';

const NAMES = ['site', 'mock', 'gateway', 'maintained', 'alone', 'edge', 'untrusting', 'tls', 'plain'] as const;

/** Ports of the tests: the site, the mock behind it, the payment gateway, and servers with other settings. `DEPLOY_PORT` is the first of them. */
export const ports = await choosePorts('DEPLOY_PORTS', NAMES, process.env.DEPLOY_PORT);

/** A part of the site before, which this one has not; it contains its name. */
export const EARLIER = 'earlier-00000000.js';

/** Starts the mock and nginx for all deployment tests; Playwright calls the returned function after them. */
export default async function start(): Promise<() => Promise<void>> {
  const mock = await spawnServer(['scripts/mock.ts', '--port', String(ports.mock), '--quiet'], {
    SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  });
  const previous = await mkdtemp(join(tmpdir(), 'site-before-'));
  await mkdir(join(previous, 'site/assets'), { recursive: true });
  await writeFile(join(previous, 'site/assets', EARLIER), EARLIER);
  const values = {
    BACKEND_URL: `http://127.0.0.1:${ports.mock}`,
    MEDIA_PATHS: '/mock-assets/',
    SITE_PAYMENT_GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    SITE_CHAT_URL: 'https://talk.operator.example/web',
  };
  const site = await startSite(ports.site, values, previous);
  await rm(previous, { recursive: true });
  process.env.DEPLOY_FOLDER = site.folder;
  return async () => {
    await site.stop();
    await mock.close();
  };
}
