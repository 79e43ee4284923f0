import type { Page } from '@playwright/test';
import { operations } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/lib/paths.ts';
import { AREA_RUN } from '../support/full.ts';
import { holdRequests } from '../support/hold.ts';
import { LoginDialog, postpaid, stored } from '../support/log-in.ts';
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

test.describe('requests', () => {
  test('carry language, token and time', { tag: ['@HTTP-04', '@HTTP-05', '@HTTP-06'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    const seen: { language: string | undefined; token: string | undefined; t: string | null }[] = [];
    page.on('request', (call) => {
      if (!call.url().includes('/api/')) return;
      const { language, token } = call.headers();
      seen.push({ language, token, t: new URL(call.url()).searchParams.get('t') });
    });
    await page.goto('/info');
    await expect(heading(page)).toBeVisible();
    const { token } = await stored(page);
    await expect.poll(() => seen.length).toBeGreaterThanOrEqual(4);
    for (const call of seen) expect(call).toEqual({ language: 'cn', token, t: expect.stringMatching(/^\d{13}$/) });
  });

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
      // A skeleton says the same where the content comes: one sign for one wait.
      await holdRequests(page, '**/api/search/keyword?*');
      await page.goto(paths.search('5G'));
      await expect(page.getByRole('main').getByRole('status').getByText(word, { exact: true })).toBeAttached();
      const sign = page.locator('#root > [role=status]').getByText(word, { exact: true });
      await expect(sign).toBeAttached();
      await expect(sign).toBeHidden();
      await expect(sign).toBeHidden();
    });
  });
});

test.describe('failures', () => {
  inLanguages('en', 'failures', (language) => {
    test('status -1 shows the server’s message for 3 seconds', { tag: ['@ERR-01', '@ERR-06'] }, async ({ page, scenario }) => {
      await page.clock.install();
      await page.goto('/404');
      await expect(heading(page)).toBeVisible();
      await scenario('pageTemplate', { example: language === 'cn' ? 'businessError' : 'businessErrorEn' });
      // From here on the page's time passes only where the test says so.
      await page.clock.pauseAt(Date.now() + 600_000);
      const common = messages(language, 'common');
      const answered = page.waitForResponse('**/api/page/getTemplate?*');
      await page.getByRole('main').getByRole('link', { name: common.account.info }).click();
      const popup = page.getByRole('region', { name: common.toasts.label }).getByRole('alert');
      let passed = 0;
      const pass = async (milliseconds: number) => {
        await page.clock.runFor(milliseconds);
        passed += milliseconds;
      };
      await expect(async () => {
        await pass(20);
        await expect(popup).toBeVisible({ timeout: 100 });
      }).toPass();
      const shown = passed;
      await expect(popup).toContainText(((await (await answered).json()) as { message: string }).message);
      // In steps, so that a toast that closes too early is gone by then.
      while (passed < SHOWN_MS - 20) await pass(Math.min(100, SHOWN_MS - 20 - passed));
      await expect(popup).toBeVisible();
      await pass(shown + 200);
      await expect(popup).toBeHidden();
    });
  });

  test('status -2 takes the log-in flag, opens the log-in and goes home', { tag: ['@ERR-02'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    // No page that is built yet reads with a token, so the response is given to one that reads without.
    await page.route('**/api/page/getTemplate**', (route) => route.fulfill({ json: { status: '-2', message: '登入時間已過，請重新登入。' } }));
    await page.goto('/info');
    await page.waitForURL('**/index');
    await expect(new LoginDialog(page).root).toBeVisible();
    const kept = await stored(page);
    expect(kept.isLogin).toBe('false');
    expect(kept.token ?? null).toBeNull();
    await expect(popups(page).getByRole('alert')).toHaveCount(0);
  });

  test('HTTP 404 leads to /404', { tag: ['@ERR-03'] }, async ({ page, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await scenario('pageTemplate', { code: 404 });
    await page.goto('/info');
    await page.waitForURL('**/404');
    await expect(heading(page)).toHaveText(cn.notFound.title);
  });

  test('HTTP 500 of a read shows the server’s message, and the page says that it could not load', { tag: ['@ERR-04'] }, async ({
    page,
    scenario,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await scenario('pageTemplate', { code: 500 });
    const message = await messageOf(page, '/getTemplate', () => page.goto('/info'));
    await expect(
      popups(page)
        .getByRole('alert')
        .filter({ hasText: message || cn.failure.server }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
    await scenario('pageTemplate');
    await page.getByRole('main').getByRole('button', { name: cn.failure.retry }).click();
    await expect(heading(page)).toHaveText('實用資訊');
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

  for (const operation of ['jumpRoutes', 'pageTemplate'] as const) {
    test(`a server that does not respond shows a panel after ten seconds: ${operation}`, { tag: ['@ERR-05'] }, async ({ page, scenario }) => {
      // A tenth of the time.
      await page.addInitScript((path) => {
        const limits = new Set<number>();
        Object.assign(window, { limits });
        const { open } = XMLHttpRequest.prototype;
        const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
        const asked = new WeakSet<XMLHttpRequest>();
        XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
          if (String(url).includes(path)) asked.add(this);
          return open.call(this, method, url, ...(rest as [boolean]));
        };
        Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
          ...timeout,
          set(this: XMLHttpRequest, milliseconds: number) {
            if (asked.has(this)) limits.add(milliseconds);
            timeout?.set?.call(this, milliseconds / 10);
          },
        });
      }, operations[operation].path);
      await scenario(operation, { delay: 60_000 });
      await page.goto('/info', { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('alert')).toContainText(cn.failure.panelTitle);
      // How long it was waited for is what the request was given: a slow machine adds to what passes.
      expect(await page.evaluate(() => [...(window as unknown as { limits: Set<number> }).limits])).toEqual([10_000]);
      await scenario(operation);
      // The page fetches the list ahead, too: the first retry may wait for that request.
      await expect(async () => {
        await page.getByRole('main').getByRole('button', { name: cn.failure.retry }).click();
        await expect(heading(page)).toHaveText('實用資訊', { timeout: 2000 });
      }).toPass();
    });
  }

  test('any other status is ignored', { tag: ['@ERR-07', '@HTTP-03'] }, async ({ page }) => {
    // The mock returns nothing that the contract does not know, so this one is put in its place here.
    await page.route('**/api/index/getfooterChannellist*', (route) =>
      route.fulfill({ json: { status: '7', message: 'nobody reads this', data: [{ name: 'ignored', isfullurl: 0, type: 1 }] } }),
    );
    await page.goto('/404');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('nobody reads this')).toHaveCount(0);
    await expect(page.getByText('ignored')).toHaveCount(0);
    await expect(popups(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(cn.notFound.title);
  });
});
