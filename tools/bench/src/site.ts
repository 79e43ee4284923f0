import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { UsageError } from '@farol/contract/command-line.ts';
import { visitableRoutes } from '../../../src/app/visitable-routes.ts';
import type { BrowserLaunch } from './browser.ts';
import { buildBaseline, buildSite, FOLDERS } from './builds.ts';
import { makeCertificate } from './certificate.ts';
import { exceededBudgets, type Measured, missedGoals, summary } from './goals.ts';
import { measure, type Visitor } from './measure.ts';
import { type BenchRoute, benchRoutes } from './routes.ts';
import { DELAY, FIRST_PORT, logInFirst, startMock, startSite } from './servers.ts';
import { type Line, markdownTable, terminalTable } from './table.ts';

const LOG_IN = '登入';

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      every: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      http2: { type: 'boolean', default: false },
      json: { type: 'string' },
      markdown: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  const known = values.every ? visitableRoutes.map(({ id, path }): BenchRoute => ({ name: id, path, kind: 'other', prerendered: true })) : benchRoutes;
  const wanted = values.only?.split(',');
  const routes = known.filter(({ name }) => wanted?.includes(name) ?? true);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs must be a whole number from 1.');
  if (routes.length < (wanted?.length ?? 1)) throw new UsageError(`--only must be some of: ${known.map(({ name }) => name).join(', ')}`);
  return { ...values, runs, routes };
}

/** `farol-bench site`. Exits with 1 when a budget in bytes is exceeded; times are only reported, with a mark where a goal is missed. */
export async function benchSite(args: string[], browser: BrowserLaunch): Promise<void> {
  const { runs, routes, every, http2, json, markdown, 'no-build': noBuild } = readOptions(args);
  const certificate = http2 ? makeCertificate() : undefined;
  if (!noBuild) {
    console.log(`Building the site${every ? '' : ' and the baseline'}…`);
    buildSite(`http${http2 ? 's' : ''}://127.0.0.1:${FIRST_PORT}`);
    if (!every) buildBaseline();
  }
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url, certificate);
  await using baseline = every ? undefined : await startSite(FIRST_PORT + 1, FOLDERS.baseline, mock.url, certificate);
  const lines: Line[] = [];
  const exceeded: string[] = [];
  const weak: string[] = [];
  for (const route of routes) {
    const { name, path, as } = route;
    const visitor: Visitor = as === 'customer' ? { stored: await logInFirst(mock.url) } : as === 'login-dialog' ? { press: LOG_IN } : {};
    const ofSite: Measured[] = [];
    const ofBaseline: Measured[] = [];
    // Alternately, so that a busy minute of the machine slows both.
    for (let run = 0; run < runs; run += 1) {
      ofSite.push(await measure(browser, site.url + path, visitor, as === undefined));
      if (baseline !== undefined) ofBaseline.push(await measure(browser, baseline.url + path, visitor, false));
    }
    const measured = summary(ofSite);
    const compared = baseline === undefined ? undefined : summary(ofBaseline);
    lines.push({ route: name, on: 'site', measured, missed: missedGoals(route, measured, compared), ...(compared ? { baseline: compared } : {}) });
    if (compared !== undefined) lines.push({ route: name, on: 'baseline', measured: compared, missed: new Set() });
    if (!every) exceeded.push(...exceededBudgets(route, measured));
    if (measured.weakAudits.length > 0) weak.push(`${name}: ${measured.weakAudits.join(', ')}`);
    console.log(`${name} measured`);
  }

  console.log(terminalTable(lines));
  console.log(
    `Bytes in KiB as transferred (brotli), times in ms, median of ${runs}; Lighthouse for phones, simulated, HTTP/${http2 ? 2 : 1.1}; responses of the backend after ${DELAY} ms; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}. "!" misses a goal.`,
  );
  for (const line of weak) console.log(`below 0.9 in Lighthouse  ${line}`);
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ runs, delay: DELAY, lines: lines.map(({ missed, ...line }) => ({ ...line, missed: [...missed] })) }, null, 2)}\n`);
  if (markdown !== undefined) writeFileSync(markdown, `${markdownTable(lines)}\n`);
  for (const sentence of exceeded) console.error(`BUDGET  ${sentence}`);
  process.exitCode = exceeded.length > 0 ? 1 : 0;
}
