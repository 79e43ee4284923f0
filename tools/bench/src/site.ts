import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { UsageError } from '@site/contract/command-line.ts';
import type { BrowserLaunch } from './browser.ts';
import { buildBaseline, buildSite, FOLDERS } from './builds.ts';
import { makeCertificate, trusting } from './certificate.ts';
import { type Felt, feel } from './felt.ts';
import { exceededBudgets } from './goals.ts';
import { type Journey, journeyTable, measureJourney, summaryOfJourneys } from './journey.ts';
import { type Load, measureLoad } from './measure.ts';
import { type BenchRoute, chooseRoutes, logIn } from './routes.ts';
import { DELAY, FIRST_PORT, firstCustomer, logInFirst, startMock, startSite } from './servers.ts';
import { appliedTable, bytesTable, type Line, simulatedTable } from './site-tables.ts';
import { summaryOfFelt, summaryOfLoads } from './summary.ts';
import { markdownTable, terminalTable } from './table.ts';
import type { Stored } from './visit.ts';

const JOURNEY = 'journey';

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      http1: { type: 'boolean', default: false },
      json: { type: 'string' },
      markdown: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs must be a whole number from 1.');
  return { ...values, runs, ...chooseRoutes(values.only, JOURNEY) };
}

/** The figures of one run. */
interface Run {
  load: Load;
  felt: Felt;
  simulated: Load;
}

async function measureRun(launch: BrowserLaunch, origin: string, route: BenchRoute, stored: Stored, on: 'site' | 'baseline'): Promise<Run> {
  const url = origin + route.path;
  const opened = route.kind === 'opened';
  const options = { stored, press: opened ? logIn.control : undefined };
  return {
    load: await measureLoad(launch, url, { ...options, throttling: 'devtools' }),
    felt: await feel(launch, url, route, stored, on),
    simulated: await measureLoad(launch, url, { ...options, throttling: 'simulate', scored: on === 'site' && route.as === undefined && !opened }),
  };
}

const summaryOf = (runs: readonly Run[]): Run => ({
  load: summaryOfLoads(runs.map(({ load }) => load)),
  felt: summaryOfFelt(runs.map(({ felt }) => felt)),
  simulated: summaryOfLoads(runs.map(({ simulated }) => simulated)),
});

/** Measures site and baseline alternately, so that a busy minute of the machine slows both. */
async function alternate<T>(runs: number, measure: (on: 'site' | 'baseline') => Promise<T>): Promise<{ site: T[]; baseline: T[] }> {
  const found = { site: [] as T[], baseline: [] as T[] };
  for (let run = 0; run < runs; run += 1) for (const on of ['site', 'baseline'] as const) found[on].push(await measure(on));
  return found;
}

/** What JSON has no notation for: columns over budget, and presses without effect. */
const forJson = (_key: string, value: unknown) => (value instanceof Map ? [...value.keys()] : value === Number.POSITIVE_INFINITY ? 'lost' : value);

/** `site-bench site`. Exits with 1 when a budget in bytes or requests is exceeded; times are only reported, with a mark where a goal is missed. */
export async function benchSite(args: string[], browser: BrowserLaunch): Promise<void> {
  const { runs, routes, extra: withJourney, http1, json, markdown, 'no-build': noBuild } = readOptions(args);
  const begin = performance.now();
  const certificate = http1 ? undefined : makeCertificate();
  const launch = trusting(browser, certificate);
  if (!noBuild) {
    console.log('Building the site and the baseline…');
    buildSite(`http${http1 ? '' : 's'}://127.0.0.1:${FIRST_PORT}`);
    buildBaseline();
  }
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url, certificate);
  await using baseline = await startSite(FIRST_PORT + 1, FOLDERS.baseline, mock.url, certificate);
  const origins = { site: site.url, baseline: baseline.url };
  const lines: Line[] = [];
  for (const route of routes) {
    const stored = route.as === 'customer' ? await logInFirst(mock.url) : {};
    const found = await alternate(runs, (on) => measureRun(launch, origins[on], route, stored, on));
    const ofSite = summaryOf(found.site);
    lines.push({ route, site: ofSite, baseline: summaryOf(found.baseline), over: exceededBudgets(route, ofSite.simulated) });
    console.log(`${route.name} measured`);
  }
  let journey: { site: Journey; baseline: Journey } | undefined;
  if (withJourney) {
    const customer = await firstCustomer(mock.url);
    const found = await alternate(runs, (on) => measureJourney(launch, origins[on], customer));
    journey = { site: summaryOfJourneys(found.site), baseline: summaryOfJourneys(found.baseline) };
  }

  const tables = [
    ...(lines.length > 0 ? [bytesTable(lines), appliedTable(lines)] : []),
    ...(journey === undefined ? [] : [journeyTable(journey.site, journey.baseline)]),
    ...(lines.length > 0 ? [simulatedTable(lines)] : []),
  ];
  for (const table of tables) console.log(terminalTable(table));
  const minutes = ((performance.now() - begin) / 60_000).toFixed(0);
  console.log(
    `HTTP/${http1 ? '1.1' : '2'}, bodies as transferred (brotli), responses of the backend after ${DELAY} ms; slow 4G, processor four times slower; median of ${runs}; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; ${minutes} min. "!" misses a goal.`,
  );
  for (const { route, site: measured } of lines)
    if (measured.simulated.weakAudits.length > 0) console.log(`below 0.9 in Lighthouse  ${route.name}: ${measured.simulated.weakAudits.join(', ')}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ runs, delay: DELAY, http: http1 ? 1.1 : 2, lines, journey }, forJson, 2)}\n`);
  if (markdown !== undefined) writeFileSync(markdown, `${tables.map(markdownTable).join('\n\n')}\n`);
  const sentences = lines.flatMap(({ over }) => [...over.values()]);
  for (const sentence of sentences) console.error(`BUDGET  ${sentence}`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
