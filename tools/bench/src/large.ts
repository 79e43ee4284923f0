import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { type LargeCase, largeCases, type Spot } from './large-cases.ts';
import { buildSite, FIRST_PORT, FOLDERS, logInFirst, startMock, startSite } from './servers.ts';
import type { BrowserLaunch } from './visit.ts';

/** Milliseconds from the end of a load or step until its tasks are counted. */
const QUIET = 1500;
/** Milliseconds from locating an element until counting begins. */
const SETTLED = 400;
const VIEWPORT = { width: 412, height: 823 };
const MIDDLE: Spot = { x: VIEWPORT.width / 2, y: VIEWPORT.height / 2 };

interface Frame extends PerformanceEntry {
  scripts: { invoker: string; sourceFunctionName: string; sourceURL: string; duration: number }[];
}

/** What kept the main thread busy: tasks of more than 50 ms, and the frames that they delayed. */
interface Recorded {
  tasks: PerformanceEntry[];
  frames: Frame[];
}

declare global {
  var recorded: Recorded;
}

/** Long tasks of a load or step: durations in milliseconds, and what ran in the longest frame. */
interface LongTasks {
  durations: number[];
  scripts: string;
}

/** Runs in the page from its start. */
function record(): void {
  globalThis.recorded = { tasks: [], frames: [] };
  new PerformanceObserver((list) => recorded.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const observer = new PerformanceObserver((list) => recorded.frames.push(...(list.getEntries() as Frame[])));
  observer.observe({ type: 'long-animation-frame', buffered: true });
}

/** The long tasks since the last call. */
const takeLongTasks = (page: Page): Promise<LongTasks> =>
  page.evaluate(() => {
    const durations = recorded.tasks.splice(0).map(({ duration }) => duration);
    const [frame] = recorded.frames.splice(0).sort((one, other) => other.duration - one.duration);
    const scripts = (frame?.scripts ?? []).map(
      ({ invoker, sourceFunctionName, sourceURL, duration }) => `${invoker} ${sourceFunctionName} ${sourceURL.split('/').at(-1)} ${duration.toFixed(0)} ms`,
    );
    return { durations, scripts: scripts.join('; ') };
  });

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
async function visit(browser: Browser, { mock, site, slowDown }: Setting, { path, stored = {}, prepare, ready, steps }: LargeCase) {
  await using context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1.75, locale: 'zh-HK', timezoneId: 'Asia/Macau' });
  const page = await context.newPage();
  const kept = path.startsWith('/account') ? { ...(await logInFirst(mock)), ...stored } : stored;
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  await page.addInitScript(record);
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(site + path);
  await ready(page);
  await page.waitForTimeout(QUIET);
  const found = new Map<string, LongTasks>([['load (not judged)', await takeLongTasks(page)]]);
  for (const { name, act, target } of steps) {
    const spot = target === undefined ? MIDDLE : await spotOf(target(page));
    await page.waitForTimeout(SETTLED);
    await takeLongTasks(page);
    await act(page, spot);
    await page.waitForTimeout(QUIET);
    found.set(name, await takeLongTasks(page));
  }
  return found;
}

const longest = ({ durations }: LongTasks) => Math.round(Math.max(0, ...durations));

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
  const rows: object[] = [];
  let over = 0;
  for (const one of largeCases.filter(({ name }) => name.includes(values.only))) {
    const visits: Map<string, LongTasks>[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visit(browser, setting, one));
    for (const step of visits[0]?.keys() ?? []) {
      const all = visits.flatMap((found) => found.get(step) ?? []);
      all.sort((a, b) => a.durations.length - b.durations.length || longest(a) - longest(b));
      const median = all[Math.floor(all.length / 2)] ?? { durations: [], scripts: '' };
      if (!step.startsWith('load')) over += median.durations.length;
      rows.push({ page: one.name, step, 'long tasks': median.durations.length, 'longest, ms': longest(median), 'what ran': median.scripts });
    }
    console.log(`${one.name} visited`);
  }
  console.table(rows);
  console.log(`${over} long tasks after load, processor ${values['slow-down']} times slower, median of ${values.runs} visits (goal: none)`);
}
