import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { ALWAYS } from '../support/full.ts';
import { LoginDialog, postpaid } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/site.ts';

test.describe('account frame', () => {
  test('an expired session says why the log-in is there, and only then', { tag: ['@ERR-02'] }, async ({ page, setLocale, rememberCustomer, scenario }) => {
    await setLocale('en');
    await rememberCustomer(postpaid);
    await scenario('outstandingBalance', { example: 'sessionExpired' });
    await page.goto(paths.bills);
    const dialog = new LoginDialog(page, 'en');
    await expect(dialog.root).toContainText('You have been logged out to keep your account safe. Log in again to carry on where you were.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.open();
    await expect(dialog.root).not.toContainText('You have been logged out');
  });

  for (const path of ['/account/easyPay/4', '/account/call/6', '/account/sms/7']) {
    test(`a visitor of ${path} reads that it needs a log-in, and nothing is requested with a token`, { tag: ['@ROLE-08'] }, async ({ page, calls }) => {
      await page.goto(path);
      await expect(new LoginDialog(page).root).toContainText('請先登入，再查看此頁。');
      await expect(page).toHaveURL('/index');
      const own = ['topUpOffer', 'ussdGroups', 'smsGroups', 'smsTemplates', 'smsTasks', 'smsHistory'];
      expect((await calls()).filter(({ operationId }) => own.includes(operationId))).toEqual([]);
    });
  }

  test('a log-out in another tab is said in this one', { tag: ALWAYS }, async ({ page, context, setLocale, rememberCustomer }) => {
    await setLocale('en');
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await expect(page.getByRole('main').getByText('MOP$386.00')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/index');
    await other.getByRole('banner').getByRole('button', { name: '6688 1234' }).click();
    await other.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByText('You logged out in another tab, so you are logged out here too.')).toBeVisible();
    await expect(other.getByText('You logged out in another tab')).toHaveCount(0);
  });

  test('the search placeholder is not cut at 1280 px in English', async ({ page, setLocale, rememberCustomer }) => {
    await setLocale('en');
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    const room = await page
      .getByRole('banner')
      .getByRole('searchbox')
      .evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = font;
        return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - pen.measureText(field.placeholder).width;
      });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  test('a tab that cannot be loaded leaves the others in place, and loads once there is a network', async ({
    page,
    context,
    setLocale,
    rememberCustomer,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/./);
    await setLocale('en');
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await expect(page.getByRole('main').getByText('MOP$386.00')).toBeVisible();
    await page.route('**/assets/**', (route) => route.abort());
    await context.setOffline(true);
    const tabs = page.getByRole('navigation', { name: 'My account' });
    await tabs.getByRole('link', { name: 'Calling services' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Calling services' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await page.unroute('**/assets/**');
    await context.setOffline(false);
    await expect(main.getByRole('heading', { level: 1, name: 'Calling services' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Forward all calls' })).toBeVisible();
  });

  test('back to top and chat cover nothing at any width', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await expect(page.getByRole('region', { name: '服務通告' })).toBeVisible();
    const help = page.getByRole('complementary', { name: '即時協助' });
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const share of [0.4, 0.7, 1]) {
        await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), share);
        await expect(help).toBeAttached();
        const covered = await help.evaluate((aside) => {
          const box = aside.getBoundingClientRect();
          return [...document.querySelectorAll('main *, footer *')].filter((element) => {
            const own =
              [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) || element.matches('button, a, input');
            const { left, right, top, bottom, width } = element.getBoundingClientRect();
            return own && width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          }).length;
        });
        expect(covered, `at ${width} px`).toBe(0);
      }
    }
    await help.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the active tab stays in sight after a change of language', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.sms);
    const active = page.locator('nav a[aria-current="page"]').filter({ hasText: /^(短訊|SMS)$/ });
    const inSight = async () => {
      const box = await active.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    };
    await expect.poll(inSight).toBe(true);
    await page.getByRole('button', { name: '開啟選單' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await expect(active).toHaveText('SMS');
    await expect.poll(inSight).toBe(true);
  });

  test('a page that a full load opens is at its top, whatever another was scrolled to; a reload keeps its place', async ({
    page,
    context,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/index');
    await page.evaluate(() => window.scrollTo(0, 800));
    // Without it the server sends a page that the browser renders anew, which is where the router restores positions.
    await context.clearCookies({ name: 'DefaultLanguage' });
    await page.goto(`${paths.topUp}?lang=en_US`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('Back shows a step where it was left from the first frame on, on a slow phone, too', { tag: ['@ROUTE-10'] }, async ({
    page,
    context,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const open = page.getByRole('main').getByRole('button', { name: /^我的帳單/ });
    await open.scrollIntoViewIfNeeded();
    await open.click();
    await expect(heading).toHaveText('我的帳單');
    await expect(heading).toBeFocused();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const frames: [string | undefined, number][] = [];
      Object.assign(window, { frames });
      const watch = () => {
        frames.push([document.querySelector('h1')?.textContent, window.scrollY]);
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.getByRole('main').getByRole('button', { name: '返回帳單管理' }).click();
    await expect(heading).toHaveText('帳單管理');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const frames = await page.evaluate(() => (window as unknown as { frames: [string, number][] }).frames);
    const positions = frames.filter(([title]) => title === '帳單管理').map(([, position]) => position);
    expect(new Set(positions).size, `positions of the overview: ${positions}`).toBe(1);
  });

  test('the ground of the account reaches the footer', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await expect(page.getByText('MOP$386.00')).toBeVisible();
    const pixel = async (y: number) => (await page.screenshot({ fullPage: true, clip: { x: 4, y, width: 1, height: 1 } })).toString('base64');
    const end = await page.getByRole('main').evaluate((element) => Math.round(element.getBoundingClientRect().bottom + window.scrollY));
    const ground = await pixel(end - 8);
    expect(await pixel(end + 8)).toBe(ground);
    expect(await pixel(end + 60)).toBe(ground);
  });

  const grouped = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('1028 8416', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(postpaid.account)).toHaveCount(0);
  };

  test('account numbers are grouped everywhere the same', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await grouped(page, paths.bills);
    await grouped(page, paths.payment);
  });
});
