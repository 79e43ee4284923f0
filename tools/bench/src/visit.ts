import { type Browser, launch, type Page } from 'puppeteer-core';
import { type BrowserLaunch, LAZY_LIKE_A_WHOLE_BROWSER } from './browser.ts';
import { throttle } from './throttling.ts';

/** Values of the browser's local storage before the page starts. */
export type Stored = Record<string, string>;

/** A page that is about to be visited; `await using` ends its browser. */
export interface Visit extends AsyncDisposable {
  browser: Browser;
  page: Page;
}

/** Starts a new browser, so that nothing is cached. */
export async function openVisit({ executablePath, args }: BrowserLaunch, stored: Stored = {}): Promise<Visit> {
  const browser = await launch({ executablePath, args: [...args, LAZY_LIKE_A_WHOLE_BROWSER], headless: 'shell' });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument((values) => {
    if (location.protocol.startsWith('http')) for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return { browser, page, [Symbol.asyncDispose]: () => browser.close() };
}

/** As {@link openVisit}, on a slow phone and network. */
export async function openSlowVisit(launch: BrowserLaunch, stored?: Stored): Promise<Visit> {
  const visit = await openVisit(launch, stored);
  await throttle(visit.page);
  return visit;
}
