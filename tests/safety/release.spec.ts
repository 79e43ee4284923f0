import type { Page, Route } from '@playwright/test';
import { expect, messages, test } from '../support/site.ts';

const common = messages('cn', 'common');

/** Serves the page as the new release has it: the same with other names of files. */
async function renamed(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(/(\/assets\/[\w.-]+-)[\w-]{8}\.js/g, '$1NewOnes1.js') });
}

/** From now on the server has a new release: the pages name other files, and the files of this one that were not fetched yet are gone. */
async function release(page: Page): Promise<{ pages: () => number }> {
  let pages = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() || request.resourceType() === 'document') {
      pages += 1;
      // What is loaded now has all its files.
      await page.unroute('**/assets/**');
      return route.fallback();
    }
    if (request.resourceType() !== 'fetch') return route.fallback();
    // A request that is still pending when the test ends has no response.
    await renamed(route).catch(() => undefined);
  });
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  return { pages: () => pages };
}

test.beforeEach(async ({ page, expectConsoleErrors }) => {
  // Without prefetch: what no page has needed yet is not loaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  expectConsoleErrors(/Failed to load resource|dynamically imported|Failed to fetch|MIME|preload CSS/);
});

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/** A link that is pressed before the page is hydrated is followed by the browser, without the router. */
async function openHydrated(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', '')));
  await page.goto('/404');
  await expect(hydrated(page)).toBeAttached();
}

test('after a new release, a page whose code is gone is loaded anew where one was going, once', async ({ page }) => {
  await openHydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: common.account.info });
  await expect(link).toBeVisible();
  const server = await release(page);
  await link.click();
  await expect(page.locator('h1')).toHaveText('實用資訊');
  expect(new URL(page.url()).pathname).toBe('/info');
  expect(server.pages()).toBe(1);
  await expect(hydrated(page)).toBeAttached();
  // The same again: this release has been left once, so that a server which sends old pages cannot make the browser go round for ever.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: common.logo }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(common.crash.title);
  expect(server.pages()).toBe(1);
});

test('what was typed is kept: the new-version prompt is shown', async ({ page }) => {
  await openHydrated(page);
  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first();
  await field.fill('漫遊');
  const server = await release(page);
  await page.getByRole('banner').getByRole('button', { name: common.account.login, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: common.newVersion.text })).toBeVisible();
  await expect(field).toHaveValue('漫遊');
  expect(server.pages()).toBe(0);
  await page.getByRole('status').getByRole('button', { name: common.crash.reload }).click();
  await expect.poll(server.pages).toBe(1);
});

test('without a new release nothing is loaded anew by itself', async ({ page }) => {
  await openHydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: common.account.info });
  await expect(link).toBeVisible();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.route('**/assets/**', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(common.crash.title);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
