import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findWholeBrowser, launchOptions } from './browser.ts';
import { test as base, expect } from './site.ts';

const executablePath = findWholeBrowser();

/** Why its tests cannot run here; undefined where they can. */
export const NO_PAGE_CACHE = executablePath === undefined ? 'NOT CHECKED: the back/forward cache needs a whole Chromium (apt-get install chromium)' : undefined;

/** A browser that keeps pages in the back/forward cache, which Playwright switches off. */
export const test = base.extend<{ page: Page }, { cachingBrowser: Browser }>({
  cachingBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const browser = await chromium.launch({
        ...launchOptions(),
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ cachingBrowser, contextOptions, baseURL, locale, viewport, sandbox }, use) => {
    const context: BrowserContext = await cachingBrowser.newContext({ ...contextOptions, baseURL: baseURL ?? '', locale: locale ?? '', viewport });
    await context.addCookies([{ name: 'mock-sandbox', value: sandbox, url: baseURL ?? '' }]);
    await use(context);
    await context.close();
  },
});

/** Playwright's own `goBack` waits for a load, which a restored page does not have. */
export async function goBack(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  await page.evaluate(() => history.back()).catch(() => {});
  await expect.poll(() => page.url()).not.toBe(href);
}
