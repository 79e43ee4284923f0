import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NO_NGINX, searchNginx } from './find-nginx.ts';

const run = promisify(execFile);
/** The user of the server process when this one is root: the server must not need more rights. */
const NOBODY = 65_534;

/** The folder of the build to serve. */
export const DIST = process.env.DIST ?? 'dist';

/** A running nginx. */
export interface Site extends AsyncDisposable {
  origin: string;
  /** Its folder: `site/`, `nginx/`, `run/`, `access.log`, and the file `maintenance` while maintenance is on. */
  folder: string;
  stop: () => Promise<void>;
}

/** Whether the server comes to answer at its socket for health checks, as the image asks it. */
async function becomesHealthy(folder: string): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const asked = get({ socketPath: join(folder, 'run/health.sock'), path: '/health', agent: false });
    const [response] = (await once(asked, 'response').catch(() => [])) as IncomingMessage[];
    response?.resume();
    if (response?.statusCode === 200) return true;
    await wait(50);
  }
  return false;
}

/** Configures the build with these environment variables, and starts it as the image does, as an unprivileged process. `previous`: the site before. */
export async function startSite(port: number, values: Record<string, string>, previous?: string): Promise<Site> {
  const nginx = searchNginx();
  if (nginx === undefined) throw new Error(NO_NGINX);
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
  const options = Object.entries({ from: DIST, to: folder, previous, 'brotli-module': nginx.brotliModule });
  const args = options.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  await run(process.execPath, ['tools/build/src/main.ts', 'configure', '--allow-demo', ...args], { env: environment });
  await mkdir(join(folder, 'run'));
  const root = process.getuid?.() === 0;
  if (root) {
    await chmod(folder, 0o755);
    await run('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  }
  const server = spawn(nginx.program, ['-p', join(folder, 'run'), '-c', join(folder, 'nginx/nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(root ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `${environment.TLS_CERTIFICATE ? 'https' : 'http'}://127.0.0.1:${port}`;
  if (await becomesHealthy(folder)) return { origin, folder, stop, [Symbol.asyncDispose]: stop };
  const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
  await stop();
  throw new Error(`nginx did not start: ${output}${log}`);
}
