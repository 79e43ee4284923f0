import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const FOLDER = process.env.BENCH_FOLDER ?? '.cache/bench';
/** The two builds; the site's own `dist/` stays as it is. */
export const FOLDERS = { site: join(FOLDER, 'site'), floor: join(FOLDER, 'floor') } as const;

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

function run(environment: Record<string, string>, ...command: string[]): void {
  execFileSync(process.execPath, command, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the site as `npm run build` does, with its pages rendered from the mock. `origin` is where it will be measured. */
export function buildSite(origin: string): void {
  const environment = { PRERENDER_API: 'mock', SITE_URL: origin, DIST: FOLDERS.site };
  run(environment, vite, 'build', '--outDir', FOLDERS.site, '--emptyOutDir', '--logLevel', 'error');
  run(environment, 'tools/build/src/prerender/main.ts');
  run(environment, 'tools/build/src/deploy/compress.ts', FOLDERS.site);
}

/** Builds the floor. */
export function buildFloor(): void {
  run({}, vite, 'build', '-c', 'tools/bench/baseline/vite.config.ts', '--outDir', resolve(FOLDERS.floor), '--logLevel', 'error');
  run({}, 'tools/build/src/deploy/compress.ts', FOLDERS.floor);
}
