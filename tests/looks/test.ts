import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { test as base, expect, type Language, messages } from '../support/site.ts';
import { MOMENT } from './fixed-clock.ts';

export { expect };

interface Looks {
  /** Opens a page at the fixed moment, for a customer if there is one. */
  visit: (path: string, language: Language, customer?: Persona) => Promise<void>;
}

/** Playwright's test with a page whose clock and chance are fixed. */
export const test = base.extend<Looks>({
  visit: async ({ page, scenario, setLocale, rememberCustomer }, use) => {
    await use(async (path, language, customer) => {
      await page.clock.setFixedTime(MOMENT);
      // A notice is there from the first or from the second page on, depending on when it arrives.
      await scenario('notice', { example: 'hidden' });
      // The slider puzzle chooses its image and gap by chance.
      await page.addInitScript(() => {
        Math.random = () => 0.4;
      });
      await setLocale(language);
      if (customer !== undefined) await rememberCustomer(customer);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main h1').first()).toBeAttached();
      await expect(page.getByRole('complementary', { name: messages(language, 'common').notice.label })).toHaveCount(0);
    });
  },
});

/** Waits until the page has everything that it shows: data, fonts, and images also below the window. */
export async function complete(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    // What waits for being seen is drawn as if it were.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // For a picture of the whole page a phone has another width for a moment, whose smaller padding scrolls a row back that is at its end.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.scrollLeft > 0) element.style.paddingInline = getComputedStyle(element).paddingInline;
    }
  });
}
