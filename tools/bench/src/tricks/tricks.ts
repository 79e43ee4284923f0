import { setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '@site/contract/command-line.ts';
import type { BrowserLaunch } from '../browser.ts';
import { buildSite, FOLDERS } from '../builds.ts';
import { makeCertificate, trusting } from '../certificate.ts';
import { firstPress } from '../felt.ts';
import { measureLoad } from '../measure.ts';
import { type BenchRoute, chooseRoutes } from '../routes.ts';
import { FIRST_PORT, logInFirst, startMock, startSite } from '../servers.ts';
import { markdownTable, terminalTable } from '../table.ts';
import type { Stored } from '../visit.ts';
import { gainOf, gainsTable, type TrickRun } from './gains.ts';
import { CONTROL, type Measure, measures } from './measures.ts';
import { buildVariant, variantFolder } from './variants.ts';

/** One page of each kind: the whole list would take hours. */
const USUAL = 'home,plan list,bills';

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: USUAL },
      measures: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      markdown: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs must be a whole number from 1.');
  const wanted = values.measures?.split(',');
  const chosen = measures.filter(({ name }) => name === CONTROL || (wanted?.includes(name) ?? true));
  if (wanted !== undefined && chosen.length <= wanted.length)
    throw new UsageError(`--measures must be some of: ${measures.map(({ name }) => name).join(', ')}`);
  return { ...values, runs, chosen, routes: chooseRoutes(values.only).routes };
}

async function visitOnce(launch: BrowserLaunch, url: string, { press }: BenchRoute, stored: Stored): Promise<TrickRun> {
  return { load: await measureLoad(launch, url, { throttling: 'devtools', stored }), press: await firstPress(launch, url, press, stored) };
}

/** Builds the variants; returns those that could be built, and a sentence for each of the others. */
function buildAll(chosen: readonly Measure[], origin: string): { built: Measure[]; missing: string[] } {
  buildSite(origin);
  const missing: string[] = [];
  const built = chosen.filter((measure) => {
    try {
      console.log(`Building without "${measure.name}"…`);
      buildVariant(measure, origin);
      return true;
    } catch (error) {
      missing.push(`NOT MEASURED: ${measure.name} (${error instanceof Error ? error.message.split('\n')[0] : error})`);
      return false;
    }
  });
  return { built, missing };
}

/** `site-bench tricks`: what every measure of the build and the start gains. Only reports. */
export async function benchTricks(args: string[], browser: BrowserLaunch): Promise<void> {
  const { runs, chosen, routes, markdown, 'no-build': noBuild } = readOptions(args);
  const certificate = makeCertificate();
  const launch = trusting(browser, certificate);
  const { built, missing } = noBuild ? { built: chosen, missing: [] } : buildAll(chosen, `https://127.0.0.1:${FIRST_PORT}`);
  await using mock = await startMock(FIRST_PORT + 2);
  await using servers = new AsyncDisposableStack();
  const serve = async (folder: string) => servers.use(await startSite(0, folder, mock.url, certificate)).url;
  // One server a variant, each of which listens to the end of this process.
  setMaxListeners(0, process, process.stdout, process.stderr);
  const unchanged = await serve(FOLDERS.site);
  const variants: { measure: Measure; origin: string; pages: { page: string; gain: ReturnType<typeof gainOf> }[] }[] = [];
  for (const measure of built) variants.push({ measure, origin: await serve(variantFolder(measure)), pages: [] });
  for (const route of routes) {
    const stored = route.as === 'customer' ? await logInFirst(mock.url) : {};
    const origins = [unchanged, ...variants.map(({ origin }) => origin)];
    const found = new Map(origins.map((origin): [string, TrickRun[]] => [origin, []]));
    // Every build once in each round, so that a busy minute of the machine slows all of them; another one begins each time.
    for (let round = 0; round < runs; round += 1) {
      const first = round % origins.length;
      for (const origin of [...origins.slice(first), ...origins.slice(0, first)])
        found.get(origin)?.push(await visitOnce(launch, origin + route.path, route, stored));
    }
    for (const { origin, pages } of variants) pages.push({ page: route.name, gain: gainOf(found.get(unchanged) ?? [], found.get(origin) ?? []) });
    console.log(`${route.name} measured`);
  }
  const table = gainsTable(variants);
  console.log(terminalTable(table));
  console.log(`HTTP/2, throttling applied, medians of ${runs}; "${CONTROL}" shows the noise.`);
  for (const sentence of missing) console.log(sentence);
  if (markdown !== undefined) writeFileSync(markdown, `${markdownTable(table)}\n`);
}
