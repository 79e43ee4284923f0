import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const FOLDER = process.env.BENCH_FOLDER ?? '.cache/bench';
/** The builds; `dist/` is not touched. */
export const FOLDERS = { site: join(FOLDER, 'site'), baseline: join(FOLDER, 'baseline') } as const;

const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const siteBuild = 'tools/build/src/main.ts';

function run(environment: Record<string, string>, ...command: string[]): void {
  execFileSync(process.execPath, command, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the site as `npm run build` does, prerendered from the mock. `origin` is the URL at which it is measured. */
export function buildSite(origin: string): void {
  const environment = { PRERENDER_API: 'mock', SITE_URL: origin, DIST: FOLDERS.site };
  run(environment, vite, 'build', '--outDir', FOLDERS.site, '--emptyOutDir', '--logLevel', 'error');
  for (const step of ['prerender', 'worker', 'compress']) run(environment, siteBuild, step);
}

export function buildBaseline(): void {
  run({}, vite, 'build', '-c', 'tools/bench/baseline/vite.config.ts', '--outDir', resolve(FOLDERS.baseline), '--logLevel', 'error');
  run({ DIST: FOLDERS.baseline }, siteBuild, 'compress');
}
