import type { Page } from 'puppeteer-core';
import type { BenchRoute } from './routes.ts';
import { type BrowserLaunch, openSlowVisit, type Stored, shown } from './visit.ts';

/** What a visitor feels. Milliseconds; infinite where a press or key had no effect. */
export interface PerceivedLatency {
  /** From the navigation until the first press has its effect; the control is pressed as soon as it is painted. */
  press: number;
  /** From the navigation until the first letter is in its field, and stays there. Undefined on pages without a field. */
  key?: number;
}

/** Milliseconds after which a press counts as lost. */
const LOST = 20_000;
/** A letter that every field accepts: of a number, a word, or a country code. */
const LETTER = '6';

/** Run in the page: the time of the effect once it is there. */
const shownAt = (xpath: string) => findVisible(xpath) !== undefined && performance.now();
const typedAt = (xpath: string, letter: string) => (findVisible(xpath) as HTMLInputElement | undefined)?.value.includes(letter) === true && performance.now();

/** Presses the control as soon as it is painted, and types a letter into a field; the time of the frame that has the effect. */
async function timeToEffect(page: Page, url: string, { control, effect }: { control: string; effect?: string }): Promise<number> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const element = await shown(page, control);
  const time = page.waitForFunction(effect === undefined ? typedAt : shownAt, { polling: 'raf', timeout: LOST }, effect ?? control, LETTER).then(
    (found) => found.jsonValue() as Promise<number>,
    () => Number.POSITIVE_INFINITY,
  );
  await element.click();
  if (effect === undefined) await page.keyboard.press(LETTER);
  return await time;
}

async function firstKey(page: Page, url: string, control: string): Promise<number> {
  const time = await timeToEffect(page, url, { control });
  await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 });
  return (await page.evaluate(typedAt, control, LETTER)) === false ? Number.POSITIVE_INFINITY : time;
}

async function visitSlowly(launch: BrowserLaunch, stored: Stored, act: (page: Page) => Promise<number>): Promise<number> {
  await using visit = await openSlowVisit(launch, stored);
  // Awaited here, because the browser ends with this block.
  return await act(visit.page);
}

/** Two visits of a slow phone: for the press, and for the key. */
export async function measurePerceivedLatency(launch: BrowserLaunch, url: string, { press, field }: BenchRoute, stored: Stored): Promise<PerceivedLatency> {
  return {
    press: await visitSlowly(launch, stored, (page) => timeToEffect(page, url, press)),
    ...(field === undefined ? {} : { key: await visitSlowly(launch, stored, (page) => firstKey(page, url, field)) }),
  };
}
