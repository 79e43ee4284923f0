import { visitableRoutes } from '../../src/app/visitable-routes.ts';
import { everyNth } from '../support/full.ts';
import { expectNothingCut, NARROW_AND_LARGE } from '../support/large-text.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, languages, revealSections, test } from '../support/site.ts';

/** Waits until the page has its content: no skeleton, no call under way. */
const settled = async (page: import('@playwright/test').Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

for (const [turn, { id, path }] of visitableRoutes.entries()) {
  for (const [at, language] of languages.entries()) {
    test(
      `${id} in ${language}: accessible in both themes, nothing scrolls horizontally from 320 to 1280, nothing is cut with large text, no console error`,
      everyNth(4 * languages.length, turn + at),
      async ({ page, setLocale }) => {
        await setLocale(language);
        await page.goto(path);
        if (id === 'home') await revealSections(page);
        await settled(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(/.+/);
        await expectAccessible(page);
        for (const width of [320, 390, 768]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoHorizontalScroll(page);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
        await expectNothingCut(page, NARROW_AND_LARGE);
      },
    );
  }
}
