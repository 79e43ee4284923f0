import type { Page } from '@playwright/test';
import { operations } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/lib/paths.ts';
import { holdRequests } from '../support/calls.ts';
import { AREA_RUN } from '../support/full.ts';
import { expect, FAILED_RESOURCE, inLanguages, messages, test } from '../support/site.ts';

const cn = messages('cn', 'common');
/** As prescribed, so not taken from the page's own constant. */
const SHOWN_MS = 3000;
const popups = (page: Page) => page.getByRole('region', { name: cn.toasts.label });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What a call of the page was told by the server, read from the response itself. */
async function messageOf(page: Page, path: string, act: () => Promise<unknown>): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().includes(path));
  await act();
  return ((await (await answer).json()) as { message: string }).message;
}

inLanguages('cn', 'failures', (language) => {
  const word = language === 'cn' ? '處理中' : 'Loading';
  test(`“${word}” shows while they are pending and blocks nothing`, { tag: ['@HTTP-07', '@HTTP-08'] }, async ({ page }) => {
    const footer = await holdRequests(page, '**/api/index/getfooterChannellist?*');
    await page.goto('/404');
    const pill = page.getByRole('status').getByText(word, { exact: true });
    await expect(pill).toBeVisible();
    await page.getByRole('banner').getByRole('searchbox').fill('works meanwhile');
    await expect(pill).toBeVisible();
    await footer.release();
    await expect(pill).toBeHidden();
    // A skeleton says so in its own words where the content comes: one sign for one wait.
    await holdRequests(page, '**/api/search/keyword?*');
    await page.goto(paths.search('5G'));
    await expect(page.getByRole('main').getByRole('status').getByText(messages(language, 'search').loading)).toBeAttached();
    const sign = page.locator('#root > [role=status]').getByText(word, { exact: true });
    await expect(sign).toBeAttached();
    await expect(sign).toBeHidden();
  });
});

inLanguages('en', 'failures', (language) => {
  test('status -1 shows the server’s message for as long as prescribed', { tag: ['@ERR-01', '@ERR-06'] }, async ({ page, scenario }) => {
    await page.clock.install();
    await page.goto('/404');
    await expect(heading(page)).toBeVisible();
    await scenario('pageTemplate', { example: language === 'cn' ? 'businessError' : 'businessErrorEn' });
    const common = messages(language, 'common');
    const message = await messageOf(page, '/getTemplate', () => page.getByRole('main').getByRole('link', { name: common.account.info }).click());
    const popup = page.getByRole('region', { name: common.toasts.label }).getByRole('alert').filter({ hasText: message });
    await expect(popup).toBeVisible();
    // Not before: toast-region.test.tsx.
    await page.clock.fastForward(SHOWN_MS);
    await expect(popup).toBeHidden();
  });
});

test('HTTP 404 leads to /404', { tag: ['@ERR-03'] }, async ({ page, scenario }) => {
  await scenario('pageTemplate', { code: 404 });
  await page.goto('/info');
  await page.waitForURL('**/404');
  await expect(heading(page)).toHaveText(messages('cn', 'search').notFound.title);
});

test('HTTP 500 of a read shows the server’s message, and the page says that it could not load', { tag: ['@ERR-04'] }, async ({ page, scenario }) => {
  await scenario('pageTemplate', { code: 500 });
  const message = await messageOf(page, '/getTemplate', () => page.goto('/info'));
  const popup = popups(page).getByRole('alert');
  await expect(popup.filter({ hasText: message || cn.failure.server })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
});

test('a server that fails before the messages are there is said in words, never by their key', { tag: ['@ERR-04', AREA_RUN] }, async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_RESOURCE);
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
  const answered = page.waitForResponse('**/api/**');
  await page.route('**/assets/common-*.js', (route) => answered.then(() => route.continue()));
  await page.goto('/powerPlan/0000', { waitUntil: 'commit' });
  await expect(popups(page).getByRole('alert').filter({ hasText: cn.failure.server })).toBeVisible();
  await expect(page.getByText('failure.server')).toHaveCount(0);
});

// A list of the server's pages that cannot be read: site-pages.spec.ts.
test('a server that does not respond shows a panel after ten seconds', { tag: ['@ERR-05'] }, async ({ page, scenario }) => {
  // A tenth of the time.
  await page.addInitScript((path) => {
    const limits = new Set<number>();
    Object.assign(window, { limits });
    const { open } = XMLHttpRequest.prototype;
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      open.call(this, method, url, true);
      const set = (milliseconds: number) => {
        limits.add(milliseconds);
        timeout?.set?.call(this, milliseconds / 10);
      };
      if (String(url).includes(path)) Object.defineProperty(this, 'timeout', { set });
    };
  }, operations.pageTemplate.path);
  await scenario('pageTemplate', { delay: 60_000 });
  await page.goto('/info', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
  // How long it was waited for is what the request was given: a slow machine adds to what passes.
  expect(await page.evaluate(() => [...(window as unknown as { limits: Set<number> }).limits])).toEqual([10_000]);
});
