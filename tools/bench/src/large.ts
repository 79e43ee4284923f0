import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator } from '@playwright/test';
import type { BrowserLaunch } from './browser.ts';
import { buildSite, FOLDERS } from './builds.ts';
import type { Spot } from './felt-page.ts';
import { type LargeCase, largeCases } from './large-cases.ts';
import { type LongTask, takeLongTasks, watchLongTasks } from './long-tasks.ts';
import { FIRST_PORT, logInFirst, startMock, startSite } from './servers.ts';
import { ms, tableText } from './table.ts';

/** Milliseconds from the end of a load or step until its tasks are counted. */
const QUIET = 1500;
/** Milliseconds from locating an element until counting begins. */
const SETTLED = 400;
const VIEWPORT = { width: 412, height: 823 };
const MIDDLE: Spot = { x: VIEWPORT.width / 2, y: VIEWPORT.height / 2 };

/** URLs of the servers, and the factor by which the processor is slowed down. */
interface Setting {
  mock: string;
  site: string;
  slowDown: number;
}

async function spotOf(target: Locator): Promise<Spot> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element to press is not on screen');
  // A page of a bill is taller than the viewport.
  return { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, VIEWPORT.height - 100) };
}

/** Returns the long tasks of the load, which are not judged, and of each step of one visit. */
async function visit(
  browser: Browser,
  { mock, site, slowDown }: Setting,
  { path, stored = {}, prepare, ready, steps }: LargeCase,
): Promise<Map<string, LongTask[]>> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1.75, locale: 'zh-HK', timezoneId: 'Asia/Macau' });
  const page = await context.newPage();
  try {
    const kept = path.startsWith('/account') ? { ...(await logInFirst(mock)), ...stored } : stored;
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, kept);
    await watchLongTasks(page);
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(site + path);
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

/** `npm run bench -- large`: long tasks (more than 50 ms) of pages with large data, while the visitor scrolls, types and filters. */
export async function benchLarge(args: string[], launch: BrowserLaunch): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
      'slow-down': { type: 'string', default: '4' },
    },
  });
  if (!values['no-build']) {
    console.log('Building the site…');
    buildSite(`http://127.0.0.1:${FIRST_PORT}`);
  }
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url);
  await using browser = await chromium.launch(launch);
  const setting = { mock: mock.url, site: site.url, slowDown: Number(values['slow-down']) };
  const rows: string[][] = [];
  let over = 0;
  for (const one of largeCases.filter(({ name }) => name.includes(values.only))) {
    const visits: Map<string, LongTask[]>[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visit(browser, setting, one));
    for (const step of visits[0]?.keys() ?? []) {
      const byNumber = visits
        .map((found) => found.get(step) ?? [])
        .sort((a, b) => a.length - b.length || (longest(a)?.duration ?? 0) - (longest(b)?.duration ?? 0));
      const tasks = byNumber[Math.floor(byNumber.length / 2)] ?? [];
      const worst = longest(tasks);
      if (!step.startsWith('load')) over += tasks.length;
      rows.push([one.name, step, `${tasks.length}`, ms(worst?.duration), ms(worst?.styles), worst?.scripts.join('; ') ?? '']);
    }
    console.log(`${one.name} visited`);
  }
  const heads = ['page', 'step', 'long tasks', 'longest, ms', 'styles, ms', 'what ran'];
  console.log(tableText({ title: 'Long tasks', heads, names: 2, rows }));
  console.log(`${over} long tasks after load, processor ${values['slow-down']} times slower, median of ${values.runs} visits (goal: none)`);
}
