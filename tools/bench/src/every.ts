import { parseArgs } from 'node:util';
import { visitableRoutes } from '../../../src/app/visitable-routes.ts';
import type { BrowserLaunch } from './browser.ts';
import { buildSite, FOLDERS } from './builds.ts';
import { makeCertificate, trusting } from './certificate.ts';
import { measureLoad } from './measure.ts';
import { FIRST_PORT, startMock, startSite } from './servers.ts';
import { scoresCell } from './site-tables.ts';
import { kib, ms, terminalTable } from './table.ts';

/** Search engines are told to leave these out. */
const HIDDEN = ['search', 'not-found'];

/** `site-bench every`: the scores of every public route, without the baseline. */
export async function benchEvery(args: string[], browser: BrowserLaunch): Promise<void> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, 'no-build': { type: 'boolean', default: false } } });
  const certificate = makeCertificate();
  const launch = trusting(browser, certificate);
  if (!values['no-build']) buildSite(`https://127.0.0.1:${FIRST_PORT}`);
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url, certificate);
  const rows: string[][] = [];
  const wanted = values.only?.split(',');
  for (const { id, path } of visitableRoutes.filter((route) => wanted?.includes(route.id) ?? true)) {
    const { js, css, requests, lcp, tbt, cls, scores, weakAudits } = await measureLoad(launch, site.url + path, { throttling: 'simulate', scored: true });
    const cell = scoresCell(HIDDEN.includes(id) ? { hidden: true } : {}, scores);
    rows.push([id, kib(js), kib(css), `${requests}`, ms(lcp), ms(tbt), cls.toFixed(3), cell, weakAudits.join(', ')]);
  }
  const heads = ['route', 'JS', 'CSS', 'requests', 'LCP', 'TBT', 'CLS', 'Lighthouse', 'below 0.9'];
  console.log(terminalTable({ title: 'Every public route, throttling simulated', heads, names: 1, rows }));
}
