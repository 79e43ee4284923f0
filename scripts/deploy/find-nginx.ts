import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A server to run: its program, and the brotli module that fits it, where there is one. */
export interface Nginx {
  program: string;
  brotliModule: string | undefined;
  version: string;
}

const UNPACKED = resolve('.cache/nginx');
const MODULE = 'ngx_http_brotli_static_module.so';
/** Debian's packages: the server and what sends `.br` files. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
/** Roots that a server with its modules may be below: the machine, or what was unpacked. */
const ROOTS = ['/', UNPACKED];

/** The server below a root, when it starts. */
function below(root: string): Nginx | undefined {
  const program = ['usr/sbin/nginx', 'usr/local/sbin/nginx', 'usr/local/bin/nginx', 'opt/homebrew/bin/nginx'].map((path) => join(root, path)).find(existsSync);
  if (program === undefined) return undefined;
  try {
    // `-v` writes to the error output.
    const text = execFileSync('/bin/sh', ['-c', '"$0" -v 2>&1', program], { encoding: 'utf8' });
    const module = ['usr/lib/nginx/modules', 'usr/local/lib/nginx/modules', 'usr/lib64/nginx/modules'].map((path) => join(root, path, MODULE)).find(existsSync);
    return { program, brotliModule: module, version: /nginx\/([\d.]+)/.exec(text)?.[1] ?? 'unknown' };
  } catch {
    return undefined;
  }
}

function attempt(command: string, args: string[], cwd = '.'): boolean {
  try {
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: 3 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** Fetches Debian's packages and unpacks them into the cache: nothing of the machine changes, and no service starts. */
function unpack(): void {
  if (process.env.INSTALL_TOOLS === undefined || !existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return;
  console.log('No nginx with brotli found: fetching Debian’s with apt-get download …');
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  if (!attempt('apt-get', ['download', ...PACKAGES], UNPACKED)) {
    // The lists of packages are missing or old; only root may fetch them.
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['download', ...PACKAGES], UNPACKED);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) attempt('dpkg-deb', ['-x', file, '.'], UNPACKED);
}

/**
 * The nginx to test with: `NGINX_PATH`, the machine's own when it has the brotli module, else Debian's, unpacked into `.cache` (only with `INSTALL_TOOLS` set), else the
 * machine's own without brotli (gzip is sent then). Ends the program with a sentence when there is none.
 */
export function findNginx(): Nginx {
  const named = process.env.NGINX_PATH;
  if (named !== undefined) return { program: named, brotliModule: process.env.NGINX_BROTLI_MODULE, version: 'named' };
  const present = () => ROOTS.map(below).filter((nginx) => nginx !== undefined);
  const best = () => present().find((nginx) => nginx.brotliModule !== undefined);
  if (best() === undefined) unpack();
  const nginx = best() ?? present()[0];
  if (nginx !== undefined) return nginx;
  console.error(
    'The deployment tests need nginx, and none was found. Install it (Debian: apt-get install nginx libnginx-mod-http-brotli-static), let it be fetched ' +
      'into .cache (INSTALL_TOOLS=yes npm run test:deploy, or npm test -- --install), or name it (NGINX_PATH=/path/to/nginx npm run test:deploy).',
  );
  process.exit(1);
}
