import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { completeLanguages, defaultLanguage, type Language } from '../../../openapi/languages.ts';
import { buildSite, FOLDERS } from './builds.ts';
import { makeCertificate, trusting } from './certificate.ts';
import { type PressStep, type PressTask, pressTasks } from './press-tasks.ts';
import { type Customers, customersOf, FIRST_PORT, logInFirst, startMock, startSite } from './servers.ts';
import type { BrowserLaunch } from './visit.ts';

/** Milliseconds after the largest part of the page within which the first press comes, at a moment of its own in each visit. */
const FIRST_PRESS_MS = 10_000;
/** Milliseconds that a customer reads before the next press. */
const READING_MS = 1500;
/** Milliseconds after which a press counts as lost. */
const LOST_MS = 20_000;

declare global {
  /** When the last press or key came, in milliseconds of the page. */
  var pressedAt: number;
  /** The longest interaction since then: from the press to the next frame. */
  var nextPaint: number;
}

/** Milliseconds of one press: to its first effect, at most (it is noticed by a message from the page), and to the next frame (INP). */
interface Pressed {
  effect: number;
  paint: number;
}

/** Runs in the page from its start. */
function watchPresses(): void {
  const mark = (timeStamp: number) => Object.assign(globalThis, { pressedAt: timeStamp, nextPaint: 0 });
  mark(0);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, (event) => mark(event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.startTime >= pressedAt && 'interactionId' in entry) globalThis.nextPaint = Math.max(nextPaint, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

async function press(page: Page, { control, text, key = 'Enter', effect, after }: PressStep): Promise<Pressed> {
  await control.waitFor({ timeout: LOST_MS });
  if (text !== undefined) await control.fill(text);
  await page.waitForTimeout(READING_MS);
  if (text === undefined) await control.tap();
  else await control.press(key);
  const found = await effect.waitFor({ timeout: LOST_MS }).then(
    () => page.evaluate(() => performance.now() - pressedAt),
    () => Number.POSITIVE_INFINITY,
  );
  await page.waitForTimeout(READING_MS);
  const paint = await page.evaluate(() => nextPaint);
  await after?.();
  return { effect: Math.round(found), paint: Math.round(paint) };
}

interface Setting {
  mock: string;
  site: string;
  customers: Customers;
}

/** One visit of a phone on slow 4G with a processor four times slower; `moment` is between 0 and 1. */
async function visit(browser: Browser, { mock, site, customers }: Setting, task: PressTask, language: Language, moment: number): Promise<Map<string, Pressed>> {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Macau',
  });
  const page = await context.newPage();
  const stored = { ...(task.loggedIn && (await logInFirst(mock))), DefaultLanguage: language };
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  await page.addInitScript(watchPresses);
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  const bytes = (kbps: number) => (kbps * 1024) / 8;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: bytes(downloadThroughputKbps),
    uploadThroughput: bytes(uploadThroughputKbps),
  });
  await page.goto(site + task.path);
  await page.getByRole('main').getByRole('heading').first().waitFor({ timeout: LOST_MS });
  await page.waitForTimeout(moment * FIRST_PRESS_MS);
  const found = new Map<string, Pressed>();
  for (const step of task.steps(page, language, customers)) {
    found.set(step.name, await press(page, step));
    if (found.get(step.name)?.effect === Number.POSITIVE_INFINITY) break;
  }
  return found;
}

/** The figure that a share of all is not above. */
const quantile = (values: readonly number[], share: number) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** `npm run bench -- presses`: what each press of the ten tasks costs, in both languages, the first at moments spread over ten seconds. */
export async function benchPresses(args: string[], browserLaunch: BrowserLaunch): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '6' }, only: { type: 'string', default: '' }, 'no-build': { type: 'boolean', default: false } },
  });
  const certificate = makeCertificate();
  if (!values['no-build']) {
    console.log('Building the site…');
    buildSite(`https://127.0.0.1:${FIRST_PORT}`);
  }
  await using mock = await startMock(FIRST_PORT + 2);
  await using site = await startSite(FIRST_PORT, FOLDERS.site, mock.url, certificate);
  await using browser = await chromium.launch(trusting(browserLaunch, certificate));
  const setting = { mock: mock.url, site: site.url, customers: await customersOf(mock.url) };
  const runs = Number(values.runs);
  const rows: object[] = [];
  const all: Pressed[] = [];
  for (const task of pressTasks.filter(({ name }) => name.includes(values.only))) {
    const visits: Map<string, Pressed>[] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await visit(browser, setting, task, completeLanguages[run % completeLanguages.length] ?? defaultLanguage.code, (run + 0.5) / runs));
    for (const step of visits[0]?.keys() ?? []) {
      const found = visits.flatMap((one) => one.get(step) ?? []);
      all.push(...found);
      const effects = found.map(({ effect }) => effect);
      const paints = found.map(({ paint }) => paint);
      rows.push({
        task: task.name,
        press: step,
        'effect p50': quantile(effects, 0.5),
        p75: quantile(effects, 0.75),
        worst: quantile(effects, 1),
        'INP p75': quantile(paints, 0.75),
      });
    }
    console.log(`${task.name} measured`);
  }
  console.table(rows);
  const paints = all.map(({ paint }) => paint);
  console.log(
    `${all.length} presses, slow 4G, processor four times slower: INP ${quantile(paints, 0.75)} ms at p75, ${quantile(paints, 1)} ms at worst (goal: 100)`,
  );
}
