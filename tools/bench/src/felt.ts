import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { BrowserLaunch } from './browser.ts';
import { installFeltPage, type Spot, watchControl } from './felt-page.ts';
import type { BenchRoute } from './routes.ts';
import { openSlowVisit, type Stored } from './visit.ts';

/** What a visitor feels. Milliseconds; infinite where a press or key had no effect. */
export interface Felt {
  /** From the navigation until the first press has its effect; the control is pressed as soon as it is painted. */
  press: number;
  /** From the navigation until the first letter is in its field, and stays there. Undefined on pages without a field. */
  key?: number;
}

/** Milliseconds after which a press counts as lost. */
const LOST = 20_000;
/** A letter that every field accepts: of a number, a word, or a country code. */
const LETTER = '6';

/** Opens the page, acts on the control as soon as it is painted, and returns the time of the effect. */
async function timeToEffect(page: Page, url: string, control: string, effect: { shown: string } | { typed: string }): Promise<number> {
  const painted = Promise.withResolvers<Spot>();
  const changed = Promise.withResolvers<number>();
  await page.exposeFunction('reportPainted', painted.resolve);
  await page.exposeFunction('reportEffect', changed.resolve);
  await page.evaluateOnNewDocument(installFeltPage);
  await page.evaluateOnNewDocument(watchControl, control, effect);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const spot = await Promise.race([painted.promise, wait(LOST)]);
  if (spot === undefined) throw new Error(`${url} does not show ${control}`);
  await page.mouse.click(spot.x, spot.y);
  if ('typed' in effect) await page.keyboard.press(LETTER);
  return Promise.race([changed.promise, wait(LOST, Number.POSITIVE_INFINITY)]);
}

async function firstKey(page: Page, url: string, field: string): Promise<number> {
  const time = await timeToEffect(page, url, field, { typed: LETTER });
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
  const kept = await page.evaluate((xpath) => (feltPage.find(xpath) as HTMLInputElement | undefined)?.value, field);
  return kept?.includes(LETTER) ? time : Number.POSITIVE_INFINITY;
}

async function visitSlowly(launch: BrowserLaunch, stored: Stored, act: (page: Page) => Promise<number>): Promise<number> {
  await using visit = await openSlowVisit(launch, stored);
  // Awaited here, because the browser ends with this block.
  return await act(visit.page);
}

/** Two visits of a slow phone: for the press, and for the key. */
export async function feel(launch: BrowserLaunch, url: string, { press, field }: BenchRoute, stored: Stored): Promise<Felt> {
  return {
    press: await visitSlowly(launch, stored, (page) => timeToEffect(page, url, press.control, { shown: press.effect })),
    ...(field === undefined ? {} : { key: await visitSlowly(launch, stored, (page) => firstKey(page, url, field)) }),
  };
}
