/**
 * `npm run bench`: builds the site and the floor (bench/floor: the same content with React, React Router and React Query only), serves both in
 * the same way and measures them with Lighthouse, alternately, in one batch. Prints a table, and fails when a budget in bytes is broken; what
 * was timed is only reported, with a mark where a goal is missed (docs/performance.md).
 *
 * `--runs 3` how often each page is measured (the middle counts), `--only home,bills` some routes, `--every` all public routes instead, without
 * the floor, `--no-build` measures the last builds, `--http2` speaks HTTP/2 (wants openssl), `--json file` and `--markdown file` write the result down.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { visitableRoutes } from '../../../src/app/visitable-routes.ts';
import { buildFloor, buildSite, FOLDERS } from './builds.ts';
import { makeCertificate } from './certificate.ts';
import { logInFirst } from './customer.ts';
import { brokenBudgets, type Measured, middle, missedGoals } from './goals.ts';
import { measure, type Visitor } from './measure.ts';
import { type BenchRoute, benchRoutes } from './routes.ts';
import { startBackend, startSite } from './server.ts';
import { type Line, markdownTable, terminalTable } from './table.ts';

const { values } = parseArgs({
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
const FIRST = Number(process.env.BENCH_PORT ?? 4290);
/** Milliseconds that every answer of the backend takes. */
const DELAY = 50;
const LOG_IN = '登入';

const runs = Number(values.runs);
const everyRoute = visitableRoutes.map(({ id, path }): BenchRoute => ({ name: id, path, kind: 'other', ahead: true }));
const known = values.every ? everyRoute : benchRoutes;
const wanted = values.only?.split(',');
const routes = known.filter(({ name }) => wanted?.includes(name) ?? true);
if (!Number.isInteger(runs) || runs < 1 || routes.length < (wanted?.length ?? 1)) {
  console.error(`--runs wants a number from 1, --only some of: ${known.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const certificate = values.http2 ? makeCertificate() : undefined;
const origin = `http${values.http2 ? 's' : ''}://127.0.0.1:${FIRST}`;
if (!values['no-build']) {
  console.log(`Building the site${values.every ? '' : ' and the floor'}…`);
  buildSite(origin);
  if (!values.every) buildFloor();
}

const backend = await startBackend(FIRST + 2, DELAY);
const site = await startSite(FIRST, FOLDERS.site, backend.origin, certificate);
const floor = values.every ? undefined : await startSite(FIRST + 1, FOLDERS.floor, backend.origin, certificate);
const lines: Line[] = [];
const broken: string[] = [];
const words: string[] = [];
try {
  for (const route of routes) {
    const { name, path, as } = route;
    const visitor: Visitor = as === 'customer' ? { stored: await logInFirst(backend.origin) } : as === 'asked' ? { press: LOG_IN } : {};
    const here: Measured[] = [];
    const there: Measured[] = [];
    // By turns, so that a busy minute of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      here.push(await measure(site.origin + path, visitor, as === undefined));
      if (floor !== undefined) there.push(await measure(floor.origin + path, visitor, false));
    }
    const measured = middle(here);
    const compared = floor === undefined ? undefined : middle(there);
    lines.push({ route: name, on: 'site', measured, missed: missedGoals(route, measured, compared), ...(compared ? { floor: compared } : {}) });
    if (compared !== undefined) lines.push({ route: name, on: 'floor', measured: compared, missed: new Set() });
    if (!values.every) broken.push(...brokenBudgets(route, measured));
    if (measured.faults.length > 0) words.push(`${name}: ${measured.faults.join(', ')}`);
    console.log(`${name} measured`);
  }
} finally {
  await Promise.all([site.stop(), floor?.stop(), backend.stop()]);
}

console.log(terminalTable(lines));
console.log(
  `Bytes in KiB as transferred (brotli), times in ms, middle of ${runs}; Lighthouse for phones, simulated, HTTP/${values.http2 ? 2 : 1.1}; backend answers after ${DELAY} ms; ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}. "!" misses a goal.`,
);
for (const word of words) console.log(`below 0.9 in Lighthouse  ${word}`);
if (values.json !== undefined)
  writeFileSync(
    values.json,
    `${JSON.stringify({ runs, delay: DELAY, lines: lines.map(({ missed, ...line }) => ({ ...line, missed: [...missed] })) }, null, 2)}\n`,
  );
if (values.markdown !== undefined) writeFileSync(values.markdown, `${markdownTable(lines)}\n`);
for (const sentence of broken) console.error(`BUDGET  ${sentence}`);
process.exitCode = broken.length > 0 ? 1 : 0;
