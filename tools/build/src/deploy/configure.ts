import { copyFile, cp, mkdir, readdir, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { readConfig } from '../../../../src/brand/config-rules.ts';
import { compressFile, filesBelow } from './compress.ts';
import { configurePage } from './configure-page.ts';
import { configureWorker } from './configure-worker.ts';
import { placeholderWarning, publicOrigin, requireGateway } from './placeholders.ts';
import { writeServerConfig } from './server-config.ts';
import { readSettings } from './server-settings.ts';

/** Days for which the assets of an earlier release stay, for open pages. */
const KEPT_DAYS = 30;

/** Copies a build and writes the values into its pages; returns the number of changed pages. */
async function configureSite(from: string, to: string, config: SiteConfig): Promise<number> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  let changed = 0;
  for (const file of (await filesBelow(to)).filter((name) => name.endsWith('.html'))) {
    const path = join(to, file);
    const old = await readFile(path, 'utf8');
    const page = configurePage(old, config);
    if (page === old) continue;
    changed += 1;
    await writeFile(path, page);
    await compressFile(path, 'quick');
  }
  return changed;
}

/** Writes the service worker of the build, or the one that removes it. */
export async function configureOffline(from: string, to: string, config: SiteConfig): Promise<void> {
  const worker = await readFile(join(from, 'sw.js'), 'utf8').catch(() => undefined);
  if (worker === undefined) return;
  await writeFile(join(to, 'sw.js'), configureWorker(worker, config));
  await compressFile(join(to, 'sw.js'), 'quick');
}

/** Adds the assets of this release to the kept ones, and removes those older than {@link KEPT_DAYS}. */
export async function keepAssets(site: string, kept: string, now = Date.now()): Promise<void> {
  const store = join(kept, 'assets');
  await mkdir(store, { recursive: true });
  for (const file of await readdir(join(site, 'assets'))) {
    await copyFile(join(site, 'assets', file), join(store, file));
    await utimes(join(store, file), now / 1000, now / 1000);
  }
  for (const file of await readdir(store)) {
    const { mtimeMs } = await stat(join(store, file));
    if (now - mtimeMs > KEPT_DAYS * 86_400_000) await unlink(join(store, file));
  }
}

/** Messages of all reads that throw. */
function problemsOf(...reads: (() => unknown)[]): string[] {
  return reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/**
 * `farol-build configure`: makes a served site out of a build, with the values of the environment. The container runs this file when it
 * starts; it imports no package, so that the container has none.
 */
export async function configure(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', default: 'dist' },
      to: { type: 'string' },
      'brotli-module': { type: 'string' },
      'site-only': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const origin = await publicOrigin(values.from);
  const problems = problemsOf(
    () => requireGateway(readConfig(process.env), origin),
    () => values['site-only'] || readSettings(process.env),
  );
  if (values.to === undefined && !values.check) problems.push('Name the folder to write to: --to FOLDER');
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  const config = readConfig(process.env);
  const warning = placeholderWarning(config, origin);
  if (warning !== undefined) console.warn(warning);
  if (values.check || values.to === undefined) {
    console.log('The environment is good.');
    return;
  }
  const to = resolve(values.to);
  const site = values['site-only'] ? to : join(to, 'site');
  const pages = await configureSite(values.from, site, config);
  await configureOffline(values.from, site, config);
  if (!values['site-only']) {
    const settings = readSettings(process.env);
    if (settings.kept_assets !== '') await keepAssets(site, settings.kept_assets);
    await writeServerConfig(settings, config, { site, conf: join(to, 'nginx'), runtime: join(to, 'run'), brotliModule: values['brotli-module'] });
  }
  console.log(`Configured: ${pages} pages changed, in ${to}`);
}

if (import.meta.main) await configure(process.argv.slice(2));
