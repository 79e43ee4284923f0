import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An nginx program with its brotli module, if any. */
export interface Nginx {
  program: string;
  brotliModule: string | undefined;
}

const UNPACKED = resolve('.cache/nginx');
const MODULE = 'ngx_http_brotli_static_module.so';
/** Debian's packages: the server, and the module that sends `.br` files. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** Roots that are searched: the machine, and the unpacked packages. */
const ROOTS = ['/', UNPACKED];

function findBelow(root: string): Nginx | undefined {
  const find = (paths: readonly string[]) => paths.map((path) => join(root, path)).find(existsSync);
  const program = find(['usr/sbin/nginx', 'usr/local/sbin/nginx', 'usr/local/bin/nginx', 'opt/homebrew/bin/nginx']);
  if (program === undefined || !attempt(program, ['-v'])) return undefined;
  return { program, brotliModule: find(['usr/lib', 'usr/local/lib', 'usr/lib64'].map((path) => join(path, 'nginx/modules', MODULE))) };
}

function attempt(command: string, args: string[], cwd = '.'): boolean {
  try {
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: 3 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** Downloads Debian's packages and unpacks them into the cache: nothing is installed, and no service starts. */
function unpack(): void {
  console.log(`No nginx with brotli found: downloading the packages ${PACKAGES.join(' and ')} into .cache/nginx …`);
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  if (!attempt('apt-get', ['download', ...PACKAGES], UNPACKED)) {
    // The package lists are missing or outdated; only root may download them.
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['download', ...PACKAGES], UNPACKED);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) attempt('dpkg-deb', ['-x', file, '.'], UNPACKED);
}

/** What to do when there is none. */
export const NO_NGINX = `The deployment tests need nginx. Install it (Debian: apt-get install ${PACKAGES.join(' ')}), name it (NGINX_PATH=/path/to/nginx), or let it be downloaded into .cache (Debian: npm test -- --install).`;

/**
 * The nginx to test with: `NGINX_PATH`; else one with the brotli module, of the machine or unpacked in `.cache`; else the machine's own, which
 * then sends gzip; else undefined. Debian's packages are downloaded only when `INSTALL_TOOLS` is set (`npm test -- --install`, CI).
 */
export function searchNginx(): Nginx | undefined {
  const named = process.env.NGINX_PATH;
  if (named !== undefined) return { program: named, brotliModule: process.env.NGINX_BROTLI_MODULE };
  const present = () => ROOTS.map(findBelow).filter((nginx) => nginx !== undefined);
  const best = () => present().find(({ brotliModule }) => brotliModule !== undefined);
  const isDebian = existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-deb');
  if (best() === undefined && isDebian && process.env.INSTALL_TOOLS !== undefined) unpack();
  return best() ?? present()[0];
}

/** The same; exits with 1 and says what to do when there is none. */
export function findNginx(): Nginx {
  const nginx = searchNginx();
  if (nginx !== undefined) return nginx;
  console.error(NO_NGINX);
  process.exit(1);
}
