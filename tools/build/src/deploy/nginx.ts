import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DIST } from '../dist.ts';

const run = promisify(execFile);
/** The user of the server process when this one is root: the server must not need more rights. */
const NOBODY = 65_534;

/** A running nginx. */
export interface Site extends AsyncDisposable {
  origin: string;
  /** Its folder: `site/`, `nginx/`, `run/`, `access.log`, and the file `maintenance` while maintenance is on. */
  folder: string;
  stop: () => Promise<void>;
}

/** Whether the server answers at its socket for health checks, as the image asks it. */
const isHealthy = (folder: string) =>
  new Promise<boolean>((resolve) => {
    const asked = get({ socketPath: join(folder, 'run/health.sock'), path: '/health', agent: false });
    asked.on('response', (response) => resolve(response.resume().statusCode === 200)).on('error', () => resolve(false));
  });

/** Configures the build with these environment variables, and starts it as the image does, as an unprivileged process. `previous`: the site before. */
export async function startSite(port: number, values: Record<string, string>, previous?: string): Promise<Site> {
  const nginx = searchNginx();
  if (nginx === undefined) throw new Error(NO_NGINX);
  const folder = await mkdtemp(join(tmpdir(), 'site-deploy-'));
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    LISTEN: `127.0.0.1:${port}`,
    ACCESS_LOG: join(folder, 'access.log'),
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
  const output = text(server.stderr);
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `${environment.TLS_CERTIFICATE ? 'https' : 'http'}://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isHealthy(folder)) return { origin, folder, stop, [Symbol.asyncDispose]: stop };
    await wait(50);
  }
  await stop();
  throw new Error(`nginx did not start: ${await output}`);
}

// ---- the nginx of this machine ----

const UNPACKED = resolve('.cache/nginx');
const MODULE = 'nginx/modules/ngx_http_brotli_static_module.so';
/** Debian's packages: the server, and the module that sends `.br` files. */
const PACKAGES = 'nginx libnginx-mod-http-brotli-static';
/** Nothing is installed, and no service starts. The package lists may be missing or outdated; only root may download them. */
const UNPACK = `download() { apt-get download ${PACKAGES}; }; download || { apt-get update -qq; download; }; for file in *.deb; do dpkg-deb -x "$file" .; done`;

/** The programs of the machine and the one in `.cache`, each with the file of its brotli module, if any. */
function present() {
  const prefixes = ['/usr', '/usr/local', '/opt/homebrew', join(UNPACKED, 'usr')];
  const programs = prefixes.flatMap((prefix) => globSync('{sbin,bin}/nginx', { cwd: prefix }).map((file) => ({ program: join(prefix, file), prefix })));
  return programs
    .filter(({ program }) => spawnSync(program, ['-v']).status === 0)
    .map(({ program, prefix }) => ({ program, brotliModule: ['lib', 'lib64'].map((folder) => join(prefix, folder, MODULE)).find(existsSync) }));
}

/** What to do when there is none. */
export const NO_NGINX = `The deployment tests need nginx. Install it (Debian: apt-get install ${PACKAGES}), name it (NGINX_PATH=/path/to/nginx), or let it be downloaded into .cache (Debian: npm test -- --install).`;

/**
 * The nginx to test with: `NGINX_PATH`; else one with the brotli module, of the machine or unpacked in `.cache`; else the machine's own, which
 * then sends gzip; else undefined. Debian's packages are downloaded only when `INSTALL_TOOLS` is set (`npm test -- --install`, CI).
 */
export function searchNginx() {
  const program = process.env.NGINX_PATH;
  if (program !== undefined) return { program, brotliModule: process.env.NGINX_BROTLI_MODULE };
  const best = () => present().find(({ brotliModule }) => brotliModule !== undefined);
  if (best() === undefined && existsSync('/usr/bin/apt-get') && process.env.INSTALL_TOOLS !== undefined) {
    console.log(`No nginx with brotli found: downloading the packages ${PACKAGES} into .cache/nginx …`);
    mkdirSync(UNPACKED, { recursive: true });
    spawnSync('sh', ['-c', UNPACK], { cwd: UNPACKED, stdio: 'ignore', timeout: 3 * 60_000 });
  }
  return best() ?? present()[0];
}
