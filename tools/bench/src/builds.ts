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

const siteEnvironment = (folder: string, origin: string) => ({ PRERENDER_API: 'mock', SITE_URL: origin, DIST: folder });

interface Bundling {
  /** Settings other than the site's own. */
  config?: string;
  environment?: Record<string, string>;
  /** The URL at which the site is measured. */
  origin: string;
}

export function bundleSite(folder: string, { config = 'vite.config.ts', environment = {}, origin }: Bundling): void {
  const options = ['-c', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  run({ ...siteEnvironment(folder, origin), ...environment }, vite, 'build', ...options);
}

/** Prerenders a build from the mock. */
export const prerenderSite = (folder: string, origin: string): void => run(siteEnvironment(folder, origin), siteBuild, 'prerender');

/** Adds the service worker. */
export const addWorker = (folder: string): void => run({ DIST: folder }, siteBuild, 'worker');

export const compressBuild = (folder: string): void => run({ DIST: folder }, siteBuild, 'compress');

/** Builds the site as `npm run build` does, prerendered from the mock. `origin` is the URL at which it is measured. */
export function buildSite(origin: string): void {
  bundleSite(FOLDERS.site, { origin });
  prerenderSite(FOLDERS.site, origin);
  addWorker(FOLDERS.site);
  compressBuild(FOLDERS.site);
}

export function buildBaseline(): void {
  run({}, vite, 'build', '-c', 'tools/bench/baseline/vite.config.ts', '--outDir', resolve(FOLDERS.baseline), '--logLevel', 'error');
  compressBuild(FOLDERS.baseline);
}
