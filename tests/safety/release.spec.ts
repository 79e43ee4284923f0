import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../support/calls.ts';
import { expect, hydrated, messages, openHydrated, test } from '../support/site.ts';

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

test('after a new release, a page whose code is gone is loaded anew where one was going, once', async ({ page }) => {
  await openHydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: common.account.info });
  // Scrolling loads the buttons that float over the page: another failure of this release.
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: common.toTop })).toBeVisible();
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

for (const moment of ['while the release is asked for', 'while the page is on its way'] as const) {
  test(`a link that is pressed after another part failed to load is followed: ${moment}`, async ({ page }) => {
    await openHydrated(page);
    await release(page);
    const questions = await holdRequests(page, '**/404');
    // A press and a scroll, which loads the buttons that float over the page.
    await page.locator('h1').click();
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(questions.count, 'asked whether there is a new release').toBe(1);
    const link = page.getByRole('main').getByRole('link', { name: common.account.info });
    await link.scrollIntoViewIfNeeded();
    const { x, y } = (await link.boundingBox()) as { x: number; y: number };
    if (moment === 'while the page is on its way') {
      const again = page.waitForRequest((request) => request.isNavigationRequest());
      await page.route('**/404', (route) => (route.request().isNavigationRequest() ? undefined : route.fallback()));
      await questions.release();
      await again;
    }
    const code = await holdRequests(page, '**/assets/**');
    // `click` would wait for the page that is on its way.
    await page.mouse.click(x + 4, y + 4);
    await expect.poll(code.count, 'the code of the page that was pressed').toBeGreaterThan(0);
    await (moment === 'while the page is on its way' ? code : questions).release();
    await expect(page.locator('h1')).toHaveText('實用資訊');
    expect(new URL(page.url()).pathname).toBe('/info');
  });
}

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

test('without a new release nothing is loaded anew by itself: the frame is shown and offers it', async ({ page }) => {
  await openHydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: common.account.info });
  await expect(link).toBeVisible();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.route('**/assets/**', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(common.crash.title);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.unroute('**/assets/**');
  await page.getByRole('main').getByRole('button', { name: common.crash.reload }).click();
  await expect(page.locator('h1')).toHaveText('實用資訊');
});
