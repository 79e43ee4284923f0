import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { launchOptions } from '../support/browser.ts';
import { LoginDialog, postpaid, prepaid } from '../support/log-in.ts';
import { expect, expectNoHorizontalScroll, test } from '../support/site.ts';

// The size that the customer has set in the browser, to which the breakpoints in em answer, too.
const { args, ...options } = launchOptions();
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const WIDTHS = [390, 1280];

/** Nothing is wider than the page, and the page's parts are not cut off (use 23). */
async function expectUsable(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
    const cut = await page.getByRole('main').evaluate((main) => {
      const scrolls = (element: Element | null): boolean =>
        element !== null && element !== main && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      return [...main.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, button, a, label, dd, input, select')]
        .filter((element) => element.getClientRects().length > 0 && !scrolls(element) && !/visually/i.test(element.className))
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent}`);
    });
    expect(cut, `cut off at ${width} px`).toEqual([]);
  }
}

test('the usage record and its copy with text of 200 %', async ({ page, setLocale, rememberCustomer }) => {
  await setLocale('en');
  await rememberCustomer(postpaid);
  const main = page.getByRole('main');
  await page.goto(paths.usage);
  await expect(main.getByRole('tab', { name: /^All/ })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await main.locator('summary').click();
  await expectUsable(page);
  await main.getByRole('button', { name: /^Order a copy of a usage record/ }).click();
  await main.getByRole('button', { name: /^Order a copy for MOP/ }).click();
  await expect(main.getByText('Choose a bill date', { exact: true })).toBeVisible();
  await expectUsable(page);
});

test('the settings with text of 200 %', async ({ page, setLocale, rememberCustomer }) => {
  await setLocale('en');
  await rememberCustomer(postpaid);
  const main = page.getByRole('main');
  await page.goto(paths.settings);
  await expect(main.getByText('4.8GB, 14.8GB')).toBeVisible();
  await expectUsable(page);
  for (const [row, seen] of [
    [/^Password/, main.getByLabel('Repeat new password')],
    [/^Marketing messages/, main.getByRole('switch').first()],
    [/^Data usage alert/, main.getByRole('meter')],
    [/^VoLTE/, main.getByText('Your phone model supports VoLTE.')],
  ] as const) {
    await main.getByRole('button', { name: row }).click();
    await expect(seen).toBeVisible();
    await expectUsable(page);
    await main.getByRole('button', { name: 'Back to account settings' }).click();
  }
});

test('the pages of a prepaid customer with text of 200 %', async ({ page, setLocale }) => {
  await setLocale('en');
  await page.goto('/index');
  const login = new LoginDialog(page, 'en');
  await login.open();
  await login.logIn(prepaid);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Check balance' }).click();
  await expect(main.getByText('MOP$86.50')).toBeVisible();
  await expectUsable(page);
  await page.goto(paths.settings);
  await expect(main.getByText('You log in with an SMS code')).toBeVisible();
  await expectUsable(page);
  await page.goto(paths.usage);
  await expect(main.getByText('Prepaid cards have no usage records')).toBeVisible();
  await expectUsable(page);
});

for (const language of ['cn', 'en'] as const) {
  test(`public pages with text of 200 %: ${language}`, async ({ page, setLocale }) => {
    await setLocale(language);
    const main = page.getByRole('main');
    for (const path of ['/index', '/powerPlan?compare=2002,2003', '/sharePlan/2003', '/productDetails/4001']) {
      await page.goto(path);
      await expect(main.getByRole('heading').first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const header = await page.getByRole('banner').boundingBox();
        expect(header?.height, `header at ${width} px`).toBeLessThan(844 / 4);
        const cut = await main.getByRole('heading').evaluateAll((headings) =>
          headings
            .map((heading) => ({ heading, box: heading.getBoundingClientRect(), frame: heading.closest('[aria-roledescription]')?.getBoundingClientRect() }))
            // Neither for assistive technology only, nor on a slide that is not shown.
            .filter(({ box, frame = box }) => box.width > 1 && frame.left < document.documentElement.clientWidth / 2)
            .filter(
              ({ heading, box, frame }) =>
                heading.scrollWidth > heading.clientWidth + 1 ||
                box.right > document.documentElement.clientWidth + 1 ||
                box.bottom > (frame?.bottom ?? box.bottom),
            )
            .map(({ heading }) => heading.textContent),
        );
        expect(cut, `cut at ${width} px of ${path}`).toEqual([]);
      }
      await expectUsable(page);
    }
    const gallery = main.getByRole('region', { name: /Vela|Kumo|Orbe|Nordo|Lume|Tejo/ }).first();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect((await gallery.boundingBox())?.width, `gallery at ${width} px`).toBeGreaterThan(width / 3);
    }
  });
}
