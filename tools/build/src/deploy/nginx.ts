import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { findNginx } from './find-nginx.ts';
import { isHealthy } from './health.ts';

const run = promisify(execFile);
/** The user of the server process when this one is root: the server must not need more rights. */
const NOBODY = 65_534;

/** The folder of the build to serve. */
export const DIST = process.env.DIST ?? 'dist';

/** A running nginx. */
export interface Site {
  origin: string;
  /** Its folder: `releases/`, `current/` with `site/` and `nginx/`, `run/`, `access.log`, and the file `maintenance` while maintenance is on. */
  folder: string;
  stop: () => Promise<void>;
}

/** Makes {@link NOBODY} the owner of a folder and of everything in it. */
async function changeOwner(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const file of ['', ...(await readdir(folder, { recursive: true }))]) await chown(join(folder, file), NOBODY, NOBODY);
}

async function becomesHealthy(environment: Readonly<Record<string, string>>): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isHealthy(environment)) return true;
    await wait(50);
  }
  return false;
}

/** Configures the build with these environment variables, as the container does when it starts, and starts nginx on it as an unprivileged process. */
export async function startSite(port: number, values: Record<string, string>): Promise<Site> {
  const nginx = findNginx();
  const folder = await mkdtemp(join(tmpdir(), 'site-deploy-'));
  const environment: Record<string, string> = {
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
  await run(process.execPath, ['tools/build/src/deploy/configure.ts', '--from', DIST, '--to', folder, '--allow-demo', ...module], { env: environment });
  const root = process.getuid?.() === 0;
  if (root) await changeOwner(folder);
  const server = spawn(nginx.program, ['-p', folder, '-c', join(folder, 'current/nginx/nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '' },
    ...(root ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `${environment.TLS_CERTIFICATE ? 'https' : 'http'}://127.0.0.1:${port}`;
  if (await becomesHealthy(environment)) return { origin, folder, stop };
  const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
  await stop();
  throw new Error(`nginx did not start: ${output}${log}`);
}

/** `site-build nginx`: the environment has the server's settings; ends nginx when this process ends. */
export async function serveWithNginx(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '4200' } } });
  const site = await startSite(Number(values.port), process.env as Record<string, string>);
  console.log(`${DIST} on ${site.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop().then(() => process.exit(0)));
}
