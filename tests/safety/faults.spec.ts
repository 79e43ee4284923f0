import type { Page } from '@playwright/test';
import { visitableRoutes } from '../../scripts/routes.ts';
import { expect, FAILED_RESOURCE, test, texts } from '../support/site.ts';

/** Content may move by this much while a page loads, in units of cumulative layout shift. */
const MOST_SHIFT = 0.05;

/** Adds up what moves without the visitor's doing; call it before the page opens. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) total.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
}

/** A page that stands: its heading, something to read, a way on, and no bones left over. */
async function expectStanding(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1').first(), what).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), what).toHaveCount(0);
  await expect(page.locator('main'), what).toHaveText(/.{20}/);
  expect(await page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).count(), what).toBeGreaterThan(0);
  // A key of the locale files that was never turned into a sentence, or an object that was printed.
  await expect(page.locator('main'), what).not.toHaveText(/\[object|undefined|\bNaN\b/);
}

for (const { id, path } of visitableRoutes) {
  test(`${id}: stands with nothing, with refusals, with a broken server and without one`, async ({ page, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    for (const [what, answer] of [
      ['empty lists', { example: 'empty' }],
      ['business errors', { example: 'businessError' }],
      ['HTTP 500', { code: 500 }],
    ] as const) {
      await scenario('*', answer);
      await page.goto(path);
      await expectStanding(page, what);
    }
    await scenario('*');
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(path);
    await expectStanding(page, 'no server');
    // Back to work without a reload, where the page offers it.
    await page.unroute('**/api/**');
    const retry = page.locator('main').getByRole('button', { name: texts('cn', 'common').failure.retry });
    while ((await retry.count()) > 0) {
      const left = await retry.count();
      await retry.first().click();
      await expect.poll(() => retry.count()).toBeLessThan(left);
    }
    await expectStanding(page, 'server back');
  });

  test(`${id}: nothing jumps while slow answers arrive`, async ({ page, scenario }) => {
    const shifts = await watchShifts(page);
    await scenario('*', { delay: 300 });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main h1').first()).toBeVisible();
      expect(await shifts(), `layout shift at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}
