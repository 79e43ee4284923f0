import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandName } from '../../../../brand/name.ts';
import { readConfig } from '../../../../src/brand/config-rules.ts';
import { buildProblems, placeholderProblems, readFacts } from './build-facts.ts';
import { configureOffline, configureSite, keepEarlier, setPageTimes } from './configure-files.ts';
import { writeServerConfig } from './server-config.ts';
import { problemOfPath, readSettings } from './server-settings.ts';

/** `site-build configure`: makes a served site out of a build, with the values of the environment. The image is made of the folder that it writes. */
export async function configure(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', default: 'dist' },
      to: { type: 'string' },
      previous: { type: 'string' },
      runtime: { type: 'string' },
      'brotli-module': { type: 'string' },
      'site-only': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'allow-demo': { type: 'boolean', default: false },
    },
  });
  const { from, to, previous, ...options } = values;
  const facts = await readFacts(from);
  const problems: string[] = [];
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };
  const config = attempt(() => readConfig(process.env));
  const settings = options['site-only'] ? undefined : attempt(() => readSettings(process.env));
  const demo = config === undefined || problems.length > 0 ? [] : [...placeholderProblems(config), ...buildProblems(facts)];
  if (!options['allow-demo'] && demo.length > 0) problems.push(...demo, 'For a demo, which may have all this: --allow-demo');
  if (facts?.brand !== undefined && facts.brand !== brandName) problems.push(`The build is that of another operator: set BRAND=${facts.brand}.`);
  if (to === undefined && !options.check) problems.push('Name the folder to write to: --to FOLDER');
  for (const [name, folder] of Object.entries({ to, runtime: options.runtime })) {
    const pathProblem = folder === undefined ? undefined : problemOfPath(resolve(folder));
    if (pathProblem !== undefined) problems.push(`--${name} ${pathProblem}.`);
  }
  // What is being served must not change while it is.
  if (to !== undefined && existsSync(join(to, 'site'))) problems.push(`${to} has a site already: name a new folder.`);
  if (config === undefined || problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  if (facts?.content === undefined) console.warn('The pages have no content of the backend (PRERENDER_API): visitors see it only with JavaScript.');
  if (options['allow-demo'] && demo.length > 0) console.warn(`A demo, not for customers:\n${demo.join('\n')}`);
  if (config.idempotencyKeys !== 'kept')
    console.warn(
      'SITE_IDEMPOTENCY_KEYS is not "kept": a payment or purchase whose connection is reset may be carried out twice, because browsers repeat a POST by themselves. The site warns before it repeats one; only a backend that keeps keys can prevent the browser’s (docs/operations.md).',
    );
  if (to === undefined || options.check) return console.log('The environment is good.');
  const folder = resolve(to);
  const site = join(folder, 'site');
  const pages = await configureSite(from, site, config);
  await configureOffline(from, site, config);
  if (previous !== undefined) await keepEarlier(resolve(previous), site);
  if (settings !== undefined) {
    await setPageTimes(site);
    const runtime = resolve(options.runtime ?? join(folder, 'run'));
    await writeServerConfig(settings, config, facts, { folder, runtime, brotliModule: options['brotli-module'] });
  }
  console.log(`Configured: ${pages} pages changed, ${folder}`);
}
