import { setTimeout as wait } from 'node:timers/promises';
import { startTimespan } from 'lighthouse';
import { kib } from './goals.ts';
import { figuresOf } from './measure.ts';
import { logIn } from './routes.ts';
import type { Customer } from './servers.ts';
import { type BrowserLaunch, openSlowVisit, shown } from './visit.ts';

/** XPath expressions of the steps. */
const STEPS = {
  number: '//dialog//input[@name="mobileNo"]',
  pin: '//dialog//input[@name="password"]',
  /** The date of the last bill or the phone's number, which are read from the backend. */
  bills: '//main//dd[string-length(normalize-space(.)) >= 8]',
} as const;

/** Milliseconds for the last interaction to be painted and recorded. */
const SETTLED = 1000;

/** A log-in on the home page that leads to the bills, on a slow phone: milliseconds from the press or key; KiB and requests after the first page. */
export async function measureJourney(launch: BrowserLaunch, origin: string, { mobileNo, pin }: Customer) {
  await using visit = await openSlowVisit(launch);
  const { page } = visit;
  // Bytes that come from a service worker would count as none.
  await page.setBypassServiceWorker(true);
  await page.goto(`${origin}/index`);
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
  const timespan = await startTimespan(page, { flags: { logLevel: 'silent', throttlingMethod: 'devtools' } });
  const timeUntil = async (xpath: string, act: () => Promise<void>) => {
    const begin = performance.now();
    await act();
    await shown(page, xpath);
    return Math.round(performance.now() - begin);
  };
  const button = await shown(page, logIn.control);
  const toDialog = await timeUntil(logIn.effect, () => button.click());
  await (await shown(page, STEPS.number)).type(mobileNo);
  await page.keyboard.press('Enter');
  await (await shown(page, STEPS.pin)).type(pin);
  const toBills = await timeUntil(STEPS.bills, () => page.keyboard.press('Enter'));
  await wait(SETTLED);
  const result = await timespan.endTimespan();
  if (result === undefined) throw new Error(`Lighthouse measured nothing of the log-in at ${origin}`);
  // The visitor types in between.
  const { figure, bytes } = figuresOf(result.lhr, Number.POSITIVE_INFINITY);
  return {
    'press to dialog': toDialog,
    'PIN to bills': toBills,
    TBT: Math.round(figure('total-blocking-time')),
    INP: Math.round(figure('interaction-to-next-paint')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    js: kib(bytes.js),
    css: kib(bytes.css),
    other: kib(bytes.other),
    requests: bytes.requests,
  };
}
