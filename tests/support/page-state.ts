import { expect, type Page } from '@playwright/test';

/** Content may move by this much while a page loads, in units of cumulative layout shift. */
export const MAX_SHIFT = 0.05;

/** Adds up what moves without the visitor's doing; call it before the page opens. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
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

/** Fails unless the page is ready: a heading, text, a link or button, no skeleton. */
export async function expectReady(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1').first(), what).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), what).toHaveCount(0);
  await expect(page.locator('main'), what).toHaveText(/.{20}/);
  expect(await page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).count(), what).toBeGreaterThan(0);
  // A key of the locale files that was never turned into a sentence, or an object that was printed.
  await expect(page.locator('main'), what).not.toHaveText(/\[object|undefined|\bNaN\b/);
}
