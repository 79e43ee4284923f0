import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An nginx program with its brotli module, if any. */
export interface Nginx {
  program: string;
  brotliModule: string | undefined;
}

const UNPACKED = resolve('.cache/nginx');
const MODULE = 'nginx/modules/ngx_http_brotli_static_module.so';
/** Debian's packages: the server, and the module that sends `.br` files. */
const PACKAGES = 'nginx libnginx-mod-http-brotli-static';
/** Nothing is installed, and no service starts. The package lists may be missing or outdated; only root may download them. */
const UNPACK = `download() { apt-get download ${PACKAGES}; }; download || { apt-get update -qq; download; }; for file in *.deb; do dpkg-deb -x "$file" .; done`;

function findBelow(root: string): Nginx | undefined {
  const find = (paths: readonly string[]) => paths.map((path) => join(root, path)).find(existsSync);
  const program = find(['usr/sbin/nginx', 'usr/local/sbin/nginx', 'usr/local/bin/nginx', 'opt/homebrew/bin/nginx']);
  if (program === undefined || spawnSync(program, ['-v']).status !== 0) return undefined;
  return { program, brotliModule: find(['usr/lib', 'usr/local/lib', 'usr/lib64'].map((path) => join(path, MODULE))) };
}

/** What to do when there is none. */
export const NO_NGINX = `The deployment tests need nginx. Install it (Debian: apt-get install ${PACKAGES}), name it (NGINX_PATH=/path/to/nginx), or let it be downloaded into .cache (Debian: npm test -- --install).`;

/**
 * The nginx to test with: `NGINX_PATH`; else one with the brotli module, of the machine or unpacked in `.cache`; else the machine's own, which
 * then sends gzip; else undefined. Debian's packages are downloaded only when `INSTALL_TOOLS` is set (`npm test -- --install`, CI).
 */
export function searchNginx(): Nginx | undefined {
  const named = process.env.NGINX_PATH;
  if (named !== undefined) return { program: named, brotliModule: process.env.NGINX_BROTLI_MODULE };
  const present = () => ['/', UNPACKED].map(findBelow).filter((nginx) => nginx !== undefined);
  const best = () => present().find(({ brotliModule }) => brotliModule !== undefined);
  if (best() === undefined && existsSync('/usr/bin/apt-get') && process.env.INSTALL_TOOLS !== undefined) {
    console.log(`No nginx with brotli found: downloading the packages ${PACKAGES} into .cache/nginx …`);
    mkdirSync(UNPACKED, { recursive: true });
    spawnSync('sh', ['-c', UNPACK], { cwd: UNPACKED, stdio: 'ignore', timeout: 3 * 60_000 });
  }
  return best() ?? present()[0];
}
