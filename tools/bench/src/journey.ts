import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { BrowserLaunch } from './browser.ts';
import { type ProtocolEvent, type Transferred, transferred } from './bytes.ts';
import { installFeltPage } from './felt-page.ts';
import { logIn } from './routes.ts';
import type { Customer } from './servers.ts';
import { type BenchTable, kib, ms } from './table.ts';
import { openSlowVisit } from './visit.ts';

/** A log-in on the home page that leads to the bills, on a slow phone. Milliseconds from the press or key; bytes and requests after the first page. */
export interface Journey extends Pick<Transferred, 'js' | 'css' | 'other' | 'requests'> {
  dialog: number;
  bills: number;
  tbt: number;
  inp: number;
  cls: number;
}

/** XPath expressions of the steps. */
const STEPS = {
  start: '/index',
  press: logIn.control,
  number: '//dialog//input[@name="mobileNo"]',
  pin: '//dialog//input[@name="password"]',
  /** The date of the last bill or the phone's number, which are read from the backend. */
  bills: '//main[.//h1[contains(., "帳單管理")]]//dd[string-length(normalize-space(.)) >= 8]',
} as const;

/** Milliseconds for the last interaction to be painted and recorded. */
const SETTLED = 1000;

/** Types into a field once it is there, and submits its form. */
async function submit(page: Page, field: string, text: string): Promise<void> {
  await page.evaluate((xpath) => feltPage.seen(xpath), field);
  await page.focus(`xpath/${field}`);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

export async function measureJourney(launch: BrowserLaunch, origin: string, { mobileNo, pin }: Customer): Promise<Journey> {
  await using visit = await openSlowVisit(launch);
  const { page } = visit;
  await page.evaluateOnNewDocument(installFeltPage);
  await page.goto(origin + STEPS.start);
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const log: ProtocolEvent[] = [];
  session.on('Network.responseReceived', (params) => log.push({ method: 'Network.responseReceived', params }));
  const seen = (xpath: string) => page.evaluate((expression) => feltPage.seen(expression), xpath);
  const spot = await page.evaluate((xpath) => {
    Object.assign(feltPage, { longestInteraction: 0, blocking: 0, shifts: 0 });
    return feltPage.spotOf(xpath);
  }, STEPS.press);
  if (spot === undefined) throw new Error(`${origin} has no button to log in`);
  await page.mouse.click(spot.x, spot.y);
  const dialog = await seen(logIn.effect);
  await submit(page, STEPS.number, mobileNo);
  await submit(page, STEPS.pin, pin);
  const bills = await seen(STEPS.bills);
  await wait(SETTLED);
  const { js, css, other, requests } = transferred(log);
  const { blocking, longestInteraction, shifts } = await page.evaluate(() => feltPage);
  return { dialog, bills, tbt: blocking, inp: longestInteraction, cls: shifts, js, css, other, requests };
}

export function journeyTable(site: Journey, baseline: Journey): BenchTable {
  const row = (on: string, { dialog, bills, tbt, inp, cls, js, css, other, requests }: Journey) => [
    on,
    ...[ms(dialog), ms(bills), ms(tbt), ms(inp), cls.toFixed(3), kib(js), kib(css), kib(other), `${requests}`],
  ];
  return {
    title: 'Log-in to bills, throttling applied: ms, KiB and requests after the first page',
    heads: ['', 'press to dialog', 'PIN to bills', 'TBT', 'INP', 'CLS', 'JS', 'CSS', 'other', 'requests'],
    names: 1,
    rows: [row('site', site), row('baseline', baseline)],
  };
}
