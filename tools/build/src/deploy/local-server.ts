import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findNginx } from './find-nginx.ts';

const run = promisify(execFile);
/** The user that the server runs as when the tests are root: the server must not need more. */
const NOBODY = 65_534;
/** Not 4190: browsers, and so `fetch`, refuse that port. */
const FIRST = Number(process.env.DEPLOY_PORT ?? 4200);

/** Ports of the tests: the site, the mock behind it, the payment gateway, and two servers with other values. */
export const ports = { site: FIRST, mock: FIRST + 1, gateway: FIRST + 2, maintained: FIRST + 3, alone: FIRST + 4 } as const;

/** The build to serve. */
export const DIST = process.env.DIST ?? 'dist';

/** A running server. */
export interface Site {
  origin: string;
  /** Its folder: `site/`, `nginx/`, `run/`, `access.log`, and the file `maintenance` when that is on. */
  folder: string;
  stop: () => Promise<void>;
}

/** Makes everything below a folder belong to the server's user. */
async function giveAway(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const file of ['', ...(await readdir(folder, { recursive: true }))]) await chown(join(folder, file), NOBODY, NOBODY);
}

async function answers(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${origin}/health`).catch(() => undefined);
    if (response?.ok === true) return true;
    await wait(50);
  }
  return false;
}

/** Configures the build with these values, as the container does when it starts, and starts the real nginx on it as an unprivileged process. */
export async function startSite(port: number, values: Record<string, string>): Promise<Site> {
  const nginx = findNginx();
  const folder = await mkdtemp(join(tmpdir(), 'farol-deploy-'));
  const environment = {
    PATH: process.env.PATH ?? '',
    LISTEN: `127.0.0.1:${port}`,
    ACCESS_LOG: join(folder, 'access.log'),
    ERROR_LOG: join(folder, 'error.log'),
    MAINTENANCE_FILE: join(folder, 'maintenance'),
    TRUSTED_PROXIES: '127.0.0.1',
    WORKERS: '1',
    ...values,
  };
  const module = nginx.brotliModule === undefined ? [] : ['--brotli-module', nginx.brotliModule];
  await run(process.execPath, ['tools/build/src/deploy/configure.ts', '--from', DIST, '--to', folder, ...module], { env: environment });
  const root = process.getuid?.() === 0;
  if (root) await giveAway(folder);
  const server = spawn(nginx.program, ['-p', folder, '-c', join(folder, 'nginx/nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '' },
    ...(root ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let words = '';
  server.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin)) return { origin, folder, stop };
  const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
  await stop();
  throw new Error(`nginx did not start: ${words}${log}`);
}

/** Starts the mock, and the payment gateway at the address that the environment names, in this process. */
export async function startBackend(): Promise<() => Promise<void>> {
  process.env.SITE_PAYMENT_GATEWAY_URL = `http://127.0.0.1:${ports.gateway}`;
  // Imported late: the gateway's address is read with the module.
  const { createMock } = await import('../../../../mock-server/middleware.ts');
  const { startGateway } = await import('../../../../mock-server/gateway/server.ts');
  const mock = await createMock();
  const gateway = startGateway(console.error);
  const server = createServer((request, response) => mock.middleware(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((done) => server.listen(ports.mock, '127.0.0.1', done));
  return async () => {
    gateway.close();
    mock.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
