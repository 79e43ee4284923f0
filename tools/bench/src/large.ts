/**
 * `npm run bench:large`: lists the tasks of more than 50 ms that the main thread has after a page with large data has loaded, with a
 * processor four times slower: 1,000 messages, 500 recipients, 240 countries, a bill of 100 pages, while somebody scrolls, types and
 * filters. Answers are made large on their way to the page, true to the contract (docs/performance.md).
 *
 * `--runs 3` repeats each page, the run with the middle number of long tasks counts; `--only bill` the pages with this word in their name;
 * `--no-build` takes the last build; `--slow-down 4` the processor.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator } from '@playwright/test';
import Table from 'cli-table3';
import { launchOptions } from '../../../scripts/browser.ts';
import { buildSite, FOLDERS } from './builds.ts';
import { logInFirst } from './customer.ts';
import { type LargeCase, largeCases, type Spot } from './large-cases.ts';
import { type LongTask, takeLongTasks, watchLongTasks } from './long-tasks.ts';
import { startBackend, startSite } from './server.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
    'slow-down': { type: 'string', default: '4' },
  },
});
const FIRST = Number(process.env.BENCH_PORT ?? 4290);
/** Milliseconds without anything to do after which a page counts as loaded, and a step as over. */
const QUIET = 1500;
/** Milliseconds after looking for something until counting begins. */
const SETTLED = 400;
const WINDOW = { width: 412, height: 823 };
const MIDDLE: Spot = { x: WINDOW.width / 2, y: WINDOW.height / 2 };

const origin = `http://127.0.0.1:${FIRST}`;
if (!values['no-build']) {
  console.log('Building the site…');
  buildSite(origin);
}
const backend = await startBackend(FIRST + 2, 50);
const site = await startSite(FIRST, FOLDERS.site, backend.origin);
const browser = await chromium.launch(launchOptions());

async function spotOf(target: Locator): Promise<Spot> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What shall be pressed is not on screen');
  // A page of a bill is taller than the window.
  return { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, WINDOW.height - 100) };
}

/** One visit: the long tasks of the load, which are not judged, and of each step. */
async function visit(engine: Browser, { path, stored = {}, prepare, ready, steps }: LargeCase): Promise<Map<string, LongTask[]>> {
  const context = await engine.newContext({ viewport: WINDOW, deviceScaleFactor: 1.75, locale: 'zh-HK', timezoneId: 'Asia/Macau' });
  const page = await context.newPage();
  try {
    const kept = path.startsWith('/account') ? { ...(await logInFirst(backend.origin)), ...stored } : stored;
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, kept);
    await watchLongTasks(page);
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values['slow-down']) });
    await page.goto(site.origin + path);
    await ready(page);
    await page.waitForTimeout(QUIET);
    const found = new Map([['load (not judged)', await takeLongTasks(page)]]);
    for (const { name, act, target, times = 1 } of steps) {
      const tasks: LongTask[] = [];
      for (let time = 0; time < times; time += 1) {
        const spot = target === undefined ? MIDDLE : await spotOf(target(page));
        await page.waitForTimeout(SETTLED);
        await takeLongTasks(page);
        await act(page, spot);
        await page.waitForTimeout(QUIET);
        tasks.push(...(await takeLongTasks(page)));
      }
      found.set(name, tasks);
    }
    return found;
  } finally {
    await context.close();
  }
}

const longest = (tasks: readonly LongTask[]) => tasks.toSorted((one, other) => other.duration - one.duration)[0];
const table = new Table({ head: ['page', 'step', 'long tasks', 'longest, ms', 'styles, ms', 'what ran'], style: { head: [], border: [] } });
let over = 0;
try {
  for (const one of largeCases.filter(({ name }) => name.includes(values.only))) {
    const visits: Map<string, LongTask[]>[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visit(browser, one));
    for (const step of visits[0]?.keys() ?? []) {
      const byNumber = visits
        .map((found) => found.get(step) ?? [])
        .sort((a, b) => a.length - b.length || (longest(a)?.duration ?? 0) - (longest(b)?.duration ?? 0));
      const tasks = byNumber[Math.floor(byNumber.length / 2)] ?? [];
      const worst = longest(tasks);
      if (!step.startsWith('load')) over += tasks.length;
      table.push([one.name, step, tasks.length, worst?.duration.toFixed(0) ?? '', worst?.styles.toFixed(0) ?? '', worst?.scripts.join('\n') ?? '']);
    }
    console.log(`${one.name} visited`);
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), backend.stop()]);
}
console.log(table.toString());
console.log(`${over} long tasks after load, processor ${values['slow-down']} times slower, middle of ${values.runs} visits (goal: none)`);
