import type { Page } from '@playwright/test';
import { findWholeBrowser } from './browser.ts';
import { test as base, expect } from './site.ts';

const executablePath = findWholeBrowser();

/** Why its tests cannot run here; undefined where they can. */
export const NO_PAGE_CACHE = executablePath === undefined ? 'NOT CHECKED: the back/forward cache needs a whole Chromium (apt-get install chromium)' : undefined;

/** A browser that keeps pages in the back/forward cache, which Playwright switches off. */
export const test = base.extend<object, object>({
  serviceWorkers: 'allow',
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath && { executablePath }), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Resolves once the service worker controls the page. On a first visit it takes control late, and a page of the cache that it takes control of is dropped. */
export const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });

/** Playwright's own `goBack` waits for a load, which a restored page does not have. */
export async function goBack(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  await page.evaluate(() => history.back()).catch(() => {});
  await expect.poll(() => page.url()).not.toBe(href);
}
