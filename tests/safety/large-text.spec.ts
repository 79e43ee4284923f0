import { accountRoutes, visitableRoutes } from '../../src/app/visitable-routes.ts';
import { layoutFaults, setTextSize } from '../support/large-text.ts';
import { LoginDialog, oneBill, postpaid, prepaid, threeG } from '../support/log-in.ts';
import { expect, languages, revealSections, test } from '../support/site.ts';

/** Windows of a phone and of a desktop at twice the usual text size, and the narrowest window at the usual size. */
const WINDOWS = [
  { width: 390, height: 844, text: 32 },
  { width: 1280, height: 900, text: 32 },
  { width: 320, height: 640, text: 16 },
] as const;

const settled = async (page: import('@playwright/test').Page) => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

async function expectNothingCut(page: import('@playwright/test').Page, path: string, reveal = false): Promise<void> {
  for (const { width, height, text } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    // After the size of the window, which would reset it.
    await setTextSize(page, text);
    await settled(page);
    if (reveal) await revealSections(page);
    await settled(page);
    expect(await page.evaluate(() => matchMedia('(max-width: 16em)').matches)).toBe(width / text <= 16);
    expect(await layoutFaults(page), `${path} at ${width} px with text of ${text} px`).toEqual([]);
  }
}

for (const { id, path } of visitableRoutes) {
  for (const language of languages) {
    test(`${id} in ${language} with large text: nothing is cut, nothing scrolls horizontally, bars leave half of the window`, async ({ page, setLocale }) => {
      await setLocale(language);
      await expectNothingCut(page, path, id === 'home');
    });
  }
}

for (const { id, path } of accountRoutes) {
  // Each customer sees other parts of a page.
  for (const [name, persona, language] of [
    ['postpaid', postpaid, 'en'],
    ['postpaid', postpaid, 'cn'],
    ['oneBill', oneBill, 'en'],
    ['threeG', threeG, 'en'],
  ] as const) {
    test(`${id} of the persona ${name} in ${language} with large text: nothing is cut, nothing scrolls horizontally, bars leave half of the window`, async ({
      page,
      setLocale,
      rememberCustomer,
    }) => {
      await setLocale(language);
      await rememberCustomer(persona);
      await expectNothingCut(page, path);
    });
  }
}

test('the prepaid page with large text', async ({ page }) => {
  await page.goto('/index');
  const dialog = new LoginDialog(page);
  await dialog.open();
  await dialog.logIn(prepaid);
  await page.waitForURL('/prepaid');
  await expectNothingCut(page, '/prepaid');
});
