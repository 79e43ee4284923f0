import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BrowserLaunch } from './browser.ts';
import { buildSite, FOLDERS } from './builds.ts';
import type { Transferred } from './bytes.ts';
import { makeCertificate, trusting } from './certificate.ts';
import { BLANK, type CountingServer, countSent, startCountingServer } from './counting-server.ts';
import { type EngineVisit, engineTable } from './engine-table.ts';
import type { Engine, EngineBrowser } from './engines/engine.ts';
import { findEngines } from './engines/find.ts';
import { downloadOldChromiums } from './engines/old-chromium.ts';
import { STEPS } from './journey.ts';
import { type BenchRoute, chooseRoutes, logIn } from './routes.ts';
import { type Customer, FIRST_PORT, firstCustomer, logInFirst, startMock, startSite } from './servers.ts';
import { markdownTable, terminalTable } from './table.ts';
import type { Stored } from './visit.ts';

const JOURNEY = 'log-in to bills';

async function visitRoute({ page }: EngineBrowser, server: CountingServer, { path, as, kind }: BenchRoute, stored: Stored): Promise<Transferred> {
  if (as === 'customer') {
    await page.goto(server.url + BLANK);
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
  }
  await page.goto(server.url + path);
  if (kind === 'opened') await page.press(logIn.control);
  return countSent(await server.take());
}

async function visitJourney({ page }: EngineBrowser, server: CountingServer, { mobileNo, pin }: Customer): Promise<Transferred> {
  await page.goto(server.url + STEPS.start);
  await page.press(STEPS.press);
  await page.type(STEPS.number, `${mobileNo}\n`);
  await page.type(STEPS.pin, `${pin}\n`);
  return countSent(await server.take());
}

/** `site-bench engines`: what a first visit fetches in every engine. Only reports, with a mark where an engine fetches more or less than current Chromium. */
export async function benchEngines(args: string[], browser: BrowserLaunch): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      engines: { type: 'string' },
      download: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      http1: { type: 'boolean', default: false },
      markdown: { type: 'string' },
    },
  });
  const { routes, extra: withJourney } = chooseRoutes(values.only, JOURNEY);
  if (values.download) downloadOldChromiums();
  if (!values['no-build']) buildSite(`http://127.0.0.1:${FIRST_PORT}`);
  const certificate = values.http1 ? undefined : makeCertificate();
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url);
  await using server = await startCountingServer(site.url, certificate);
  const found = findEngines(trusting(browser, certificate)).filter(({ name }) => values.engines?.split(',').includes(name) ?? true);
  const visits: EngineVisit[] = [];
  const notMeasured: string[] = [];
  const visit = async (engine: Engine, route: string, act: (opened: EngineBrowser) => Promise<Transferred>) => {
    await using opened = await engine.start();
    await server.take();
    visits.push({ engine: `${engine.name} (${opened.version})`, route, sum: await act(opened) });
  };
  for (const engine of found) {
    if ('install' in engine) {
      notMeasured.push(`NOT MEASURED: ${engine.name} (${engine.install})`);
      continue;
    }
    try {
      for (const route of routes) {
        const stored = route.as === 'customer' ? await logInFirst(mock.url) : {};
        await visit(engine, route.name, (opened) => visitRoute(opened, server, route, stored));
      }
      const customer = await firstCustomer(mock.url);
      if (withJourney) await visit(engine, JOURNEY, (opened) => visitJourney(opened, server, customer));
      console.log(`${engine.name} measured`);
    } catch (error) {
      notMeasured.push(`NOT MEASURED: ${engine.name}, from some route on (${error instanceof Error ? error.message : error})`);
    }
  }
  const table = engineTable(visits);
  console.log(terminalTable(table));
  console.log(`HTTP/${values.http1 ? '1.1' : '2'}, counted by the server: bodies in KiB until nothing is asked for any more.`);
  for (const line of notMeasured) console.log(line);
  if (values.markdown !== undefined) writeFileSync(values.markdown, `${markdownTable(table)}\n`);
}
