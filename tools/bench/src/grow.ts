import type { Browser, Page } from '@playwright/test';
import { type GrowCase, growCases } from './grow-cases.ts';
import { type LongTask, takeLongTasks, watchLongTasks } from './long-tasks.ts';
import { median } from './median.ts';
import { logInFirst } from './servers.ts';
import { type BenchTable, ms } from './table.ts';

/** How often the usual rows are in the response. */
export const FACTORS = [1, 10, 100] as const;
/** Milliseconds after the content until the memory is read. */
const QUIET = 1500;

/** Cost of one visit. */
export interface Growth {
  /** Milliseconds until the last row is in the page. */
  content: number;
  /** Number and longest of the tasks over 50 ms until then and 1.5 s longer, in milliseconds. */
  longTasks: number;
  longest: number;
  /** Bytes, after a garbage collection. */
  heap: number;
  nodes: number;
}

async function visit(browser: Browser, { mock, site, slowDown }: { mock: string; site: string; slowDown: number }, one: GrowCase, factor: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'zh-HK', timezoneId: 'Asia/Macau' });
  try {
    const page: Page = await context.newPage();
    const kept = { ...(one.path.startsWith('/account') ? await logInFirst(mock) : {}), ...one.stored };
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, kept);
    await watchLongTasks(page);
    await one.enlarge(page, factor);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(site + one.path, { waitUntil: 'commit' });
    await page.waitForFunction(
      ({ rows, number }) => document.querySelectorAll(rows).length >= number,
      { rows: one.rows, number: one.usual * factor },
      { polling: 'raf', timeout: 120_000 },
    );
    const content = await page.evaluate(() => performance.now());
    await page.waitForTimeout(QUIET);
    const tasks: LongTask[] = await takeLongTasks(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      content,
      longTasks: tasks.length,
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      heap: metric('JSHeapUsedSize'),
      nodes: metric('Nodes'),
    };
  } finally {
    await context.close();
  }
}

/** The median of each figure. */
export function summaryOfGrowth(runs: readonly Growth[]): Growth {
  const middle = (pick: (run: Growth) => number) => median(runs.map(pick));
  return {
    content: middle(({ content }) => content),
    longTasks: middle(({ longTasks }) => longTasks),
    longest: middle(({ longest }) => longest),
    heap: middle(({ heap }) => heap),
    nodes: middle(({ nodes }) => nodes),
  };
}

export function growthTable(found: readonly { page: string; rows: number; growth: Growth }[]): BenchTable {
  return {
    title: 'How cost grows with the rows',
    heads: ['page', 'rows', 'content, ms', 'long tasks', 'longest, ms', 'JS heap, MiB', 'nodes'],
    names: 1,
    rows: found.map(({ page, rows, growth: { content, longTasks, longest, heap, nodes } }) => [
      page,
      `${rows}`,
      ms(content),
      `${longTasks}`,
      longTasks === 0 ? '' : ms(longest),
      (heap / 1024 ** 2).toFixed(1),
      `${nodes}`,
    ]),
  };
}

/** Visits every page with 1, 10 and 100 times its rows. */
export async function measureGrowth(
  browser: Browser,
  setting: { mock: string; site: string; slowDown: number },
  { runs, only }: { runs: number; only: string },
): Promise<BenchTable> {
  const found: { page: string; rows: number; growth: Growth }[] = [];
  for (const one of growCases.filter(({ name }) => name.includes(only))) {
    for (const factor of FACTORS) {
      const visits: Growth[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, setting, one, factor));
      found.push({ page: one.name, rows: one.usual * factor, growth: summaryOfGrowth(visits) });
    }
    console.log(`${one.name} visited`);
  }
  return growthTable(found);
}
