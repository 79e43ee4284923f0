import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { UsageError } from '@site/contract/command-line.ts';
import { medians } from './figures.ts';
import { appliedRows, bytesRows, type Figures, hasTooManyRequests, type Line } from './goals.ts';
import { measureJourney, measureLoad, measurePerceivedLatency } from './measure.ts';
import { type BenchRoute, chooseRoutes, isOfAccount, logIn } from './routes.ts';
import { buildBaseline, buildSite, DELAY, FIRST_PORT, FOLDERS, firstCustomer, logInFirst, makeCertificate, startMock, startSite, trusting } from './servers.ts';
import type { BrowserLaunch, Stored } from './visit.ts';

const JOURNEY = 'journey';

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs must be a whole number from 1.');
  return { ...values, runs, ...chooseRoutes(values.only, JOURNEY) };
}

async function measureRun(launch: BrowserLaunch, origin: string, route: BenchRoute, stored: Stored, on: 'site' | 'baseline'): Promise<Figures> {
  const url = origin + route.path;
  const opened = route.kind === 'opened';
  const options = { stored, press: opened ? logIn.control : undefined };
  return {
    load: await measureLoad(launch, url, { ...options, throttling: 'devtools' }),
    perceived: await measurePerceivedLatency(launch, url, route, stored),
    simulated: await measureLoad(launch, url, { ...options, throttling: 'simulate', scored: on === 'site' && route.kind === 'public' }),
  };
}

/** Measures site and baseline alternately, so that a busy minute of the machine slows both; the medians. */
async function alternate<Run extends object>(runs: number, measure: (on: 'site' | 'baseline') => Promise<Run>): Promise<{ site: Run; baseline: Run }> {
  const found = { site: [] as Run[], baseline: [] as Run[] };
  for (let run = 0; run < runs; run += 1) for (const on of ['site', 'baseline'] as const) found[on].push(await measure(on));
  return { site: medians(found.site), baseline: medians(found.baseline) };
}

/** `npm run bench`. Exits with 1 when a page takes too many requests; times are only reported, with a mark where a goal is missed. */
export async function benchSite(args: string[], browser: BrowserLaunch): Promise<void> {
  const { runs, routes, extra: withJourney, 'no-build': noBuild } = readOptions(args);
  const begin = performance.now();
  const certificate = makeCertificate();
  const launch = trusting(browser, certificate);
  if (!noBuild) {
    console.log('Building the site and the baseline…');
    buildSite(`https://127.0.0.1:${FIRST_PORT}`);
    buildBaseline();
  }
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url, certificate);
  await using baseline = await startSite(FIRST_PORT + 1, FOLDERS.baseline, mock.url, certificate);
  const origins = { site: site.url, baseline: baseline.url };
  const lines: Line[] = [];
  for (const route of routes) {
    const stored = isOfAccount(route) ? await logInFirst(mock.url) : {};
    const found = await alternate(runs, (on) => measureRun(launch, origins[on], route, stored, on));
    lines.push({ route, ...found });
    console.log(`${route.name} measured`);
  }
  if (lines.length > 0) {
    console.log('First visit: KiB and requests; scores of Lighthouse with throttling simulated');
    console.table(bytesRows(lines));
    console.log('Throttling applied: ms');
    console.table(appliedRows(lines));
  }
  if (withJourney) {
    const customer = await firstCustomer(mock.url);
    const journey = await alternate(runs, (on) => measureJourney(launch, origins[on], customer));
    console.log('Log-in to bills, throttling applied: ms, KiB and requests after the first page');
    console.table(journey);
  }

  const minutes = ((performance.now() - begin) / 60_000).toFixed(0);
  console.log(
    `\nHTTP/2, responses as transferred (brotli, with headers), responses of the backend after ${DELAY} ms; slow 4G, processor four times slower; median of ${runs}; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; ${minutes} min. "!" misses a goal.`,
  );
  for (const { route, site: measured } of lines)
    if (measured.simulated.weakAudits.length > 0) console.log(`below 0.9 in Lighthouse  ${route.name}: ${measured.simulated.weakAudits.join(', ')}`);
  const tooMany = lines.filter(({ route, site: measured }) => hasTooManyRequests(route, measured.simulated.requests));
  for (const { route, site: measured } of tooMany) console.error(`TOO MANY REQUESTS  ${route.name}: ${measured.simulated.requests}`);
  process.exitCode = tooMany.length > 0 ? 1 : 0;
}
