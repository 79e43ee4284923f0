import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brandName } from '../../../../brand/name.ts';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { readConfig } from '../../../../src/brand/config-rules.ts';
import { type BuildFacts, readFacts } from './build-facts.ts';
import { compressFile, filesBelow } from './compress.ts';
import { configurePage } from './configure-page.ts';
import { configureWorker } from './configure-worker.ts';
import { keepAssets } from './kept-assets.ts';
import { setPageTimes } from './page-times.ts';
import { buildProblems, placeholderProblems } from './placeholders.ts';
import { activate, linkedIn, newId, prune, releaseFolder, writeRelease } from './releases.ts';
import { writeServerConfig } from './server-config.ts';
import { problemOfPath, readSettings } from './server-settings.ts';

const run = promisify(execFile);

/** Copies a build and writes the values into its pages; returns the number of changed pages. */
async function configureSite(from: string, to: string, config: SiteConfig): Promise<number> {
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

/** Lets nginx read the configuration of a release, which is removed when it is refused. */
async function testConfiguration(nginx: string, folder: string, release: string): Promise<void> {
  const args = ['-t', '-q', '-p', folder, '-c', join(release, 'nginx/nginx.conf'), '-e', 'stderr'];
  await run(nginx, args).catch(async (error: Error & { stderr?: string }) => {
    await rm(release, { recursive: true, force: true });
    throw new Error(`nginx refuses the configuration; nothing was changed.\n${error.stderr ?? error.message}`);
  });
}

interface Options {
  from: string;
  to?: string | undefined;
  'brotli-module'?: string | undefined;
  /** Program that reads the configuration before the release becomes the current one. */
  nginx?: string | undefined;
  'site-only': boolean;
  prepare: boolean;
}

/** Writes a release beside the others and, unless it is only prepared, makes it the current one. Returns what to print. */
async function publish({ from, to = '', ...options }: Options, facts: BuildFacts | undefined): Promise<string> {
  const config = readConfig(process.env);
  const folder = resolve(to);
  const id = newId();
  const release = releaseFolder(folder, id);
  const runtime = join(folder, 'run');
  let pages = 0;
  await writeRelease(folder, id, async (aside) => {
    const site = join(aside, 'site');
    pages = await configureSite(from, site, config);
    await configureOffline(from, site, config);
    if (options['site-only']) return;
    await setPageTimes(site);
    await mkdir(runtime, { recursive: true });
    await writeServerConfig(readSettings(process.env), config, facts, { written: aside, release, runtime, brotliModule: options['brotli-module'] });
  });
  if (options.nginx !== undefined) await testConfiguration(options.nginx, folder, release);
  if (!options['site-only']) {
    const { kept_assets: kept } = readSettings(process.env);
    const current = await linkedIn(folder, 'current');
    // Before the switch, because the server that runs still answers requests of new pages, and new ones those of old pages.
    if (kept !== '') await keepAssets(join(release, 'site'), kept, current === undefined ? [] : [join(releaseFolder(folder, current), 'site')]);
  }
  if (options.prepare) return `Prepared: release ${id} in ${folder}, ${pages} pages changed`;
  await activate(folder, id);
  await prune(folder);
  return `Configured: ${pages} pages changed, release ${id} in ${folder}`;
}

/**
 * `site-build configure`: makes a served site out of a build, with the values of the environment. The container runs this file when it
 * starts; it imports no package, so that the container has none.
 */
export async function configure(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', default: 'dist' },
      to: { type: 'string' },
      'brotli-module': { type: 'string' },
      nginx: { type: 'string' },
      'site-only': { type: 'boolean', default: false },
      prepare: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'allow-demo': { type: 'boolean', default: false },
    },
  });
  const facts = await readFacts(values.from);
  const problems = problemsOf(
    () => readConfig(process.env),
    () => values['site-only'] || readSettings(process.env),
  );
  const demo = problems.length > 0 ? [] : [...placeholderProblems(readConfig(process.env)), ...buildProblems(facts)];
  if (!values['allow-demo'] && demo.length > 0) problems.push(...demo, 'For a demo, which may have all this: --allow-demo');
  if (facts?.brand !== undefined && facts.brand !== brandName) problems.push(`The build is that of another operator: set BRAND=${facts.brand}.`);
  if (values.to === undefined && !values.check) problems.push('Name the folder to write to: --to FOLDER');
  const pathProblem = values.to === undefined ? undefined : problemOfPath(resolve(values.to));
  if (pathProblem !== undefined) problems.push(`--to ${pathProblem}.`);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  if (facts?.content === undefined) console.warn('The pages have no content of the backend (PRERENDER_API): visitors see it only with JavaScript.');
  if (values['allow-demo'] && demo.length > 0) console.warn(`A demo, not for customers:\n${demo.join('\n')}`);
  if (readConfig(process.env).idempotencyKeys !== 'kept')
    console.warn(
      'SITE_IDEMPOTENCY_KEYS is not "kept": a payment or purchase whose connection is reset may be carried out twice, because browsers repeat a POST by themselves. The site warns before it repeats one; only a backend that keeps keys can prevent the browser’s (docs/operations.md).',
    );
  console.log(values.check ? 'The environment is good.' : await publish(values, facts));
}

if (import.meta.main) {
  await configure(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
