import { paths } from '../../src/lib/paths.ts';
import { due } from '../support/figures.ts';
import { postpaid, stored } from '../support/log-in.ts';
import { expect, expectAccessible, fill, test, texts } from '../support/site.ts';

const { account: t, bills, common, usage } = texts('cn');

test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

test('the account has its eight routes, each at its own URL; another number at the end shows the same tab', {
  tag: ['@ROUTE-06', '@ACCT-01', '@ACCT-02', '@ROLE-07'],
}, async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const tabs = page.getByRole('navigation', { name: t.mine });
  // The bare URL leads to the bills (decision A19).
  await page.goto('/account');
  await page.waitForURL('**/account/billManagement/1');
  await expect(tabs.getByRole('link')).toHaveText(Object.values(t.tabs));
  for (const [name, path] of [
    [t.tabs.settings, '/account/accountSettings/0'],
    [t.tabs.usage, '/account/usageRecord/2'],
    [t.tabs.payment, '/account/paymentMethod/3'],
    [t.tabs['top-up'], '/account/easyPay/4'],
    [t.tabs.roaming, '/account/roam/5'],
    [t.tabs.calling, '/account/call/6'],
    [t.tabs.sms, '/account/sms/7'],
    [t.tabs.bills, '/account/billManagement/1'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(title).toHaveText(name);
    await expect(page).toHaveURL(path);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
  }
  const trail = page.getByRole('navigation', { name: common.trail });
  await expect(trail.getByRole('link', { name: common.home })).toHaveAttribute('href', paths.home);
  await expect(trail).toContainText(t.mine);
  const help = page.getByRole('main').getByRole('link', { name: fill(common.hotline.call, { number: '1118' }), exact: true });
  await expect(help).toHaveAttribute('href', 'tel:1118');
  for (const text of [t.hotline, /\*8210/]) await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  // The greeting is for the number that the browser has stored.
  await expect(page.getByText(`${t.welcome} 6688 1234`)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('mobileNo', '66889999'));
  for (const [path, heading] of [
    ['/account/billManagement/0', t.tabs.bills],
    ['/account/easyPay/7', t.tabs['top-up']],
    ['/account/sms/12', t.tabs.sms],
  ] as const) {
    await page.goto(path);
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(`${t.welcome} 6688 9999`)).toBeVisible();
  }
  await page.goto('/admin');
  await page.waitForURL(`**${paths.notFound}`);
});

test('another tab puts sub-tabs and steps back to their start, a reload does not', { tag: ['@ACCT-03', '@STORE-03'] }, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(paths.usage);
  await page.getByRole('button', { name: usage.reissue.title }).click();
  await expect(title).toHaveText(usage.reissue.title);
  await page.reload();
  await expect(title).toHaveText(usage.reissue.title);
  const tabs = page.getByRole('navigation', { name: t.mine });
  const initial = {
    SetIndex: '0',
    usageRecord: '0',
    paymentMethod: '0',
    easyPay: '0',
    choicePlanVal: '0',
    smsIndex: '0',
    isShowType: '{"bill":false,"email":false,"reissue":false,"unbilled":false}',
  };
  // As if steps of all pages had been left behind.
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '1');
  }, Object.keys(initial));
  await tabs.getByRole('link', { name: t.tabs.settings }).click();
  await page.waitForURL(`**${paths.settings}`);
  await expect.poll(() => stored(page)).toMatchObject(initial);
  await tabs.getByRole('link', { name: t.tabs.usage }).click();
  await expect(title).toHaveText(usage.title);
});

test('a tab that cannot be loaded leaves the others in place, and loads once there is a network', async ({ page, context, expectConsoleErrors }) => {
  expectConsoleErrors(/./);
  await page.goto(paths.bills);
  const main = page.getByRole('main');
  await expect(main.getByText(`MOP$${due}`)).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await context.setOffline(true);
  const tab = page.getByRole('navigation', { name: t.mine }).getByRole('link', { name: t.tabs.calling });
  await tab.click();
  await expect(main.getByRole('button', { name: common.failure.retry }).first()).toBeVisible();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.unroute('**/assets/**');
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: t.tabs.calling })).toBeVisible();
  await expect(main.locator('summary').first()).toBeVisible();
});

test('a page that a full load opens is at its top, whatever another was scrolled to; a reload keeps its place', { tag: ['@ROUTE-10'] }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/index');
  await page.evaluate(() => window.scrollTo(0, 800));
  // Without it the server sends a page that the browser renders anew, which is where the router restores positions.
  await context.clearCookies({ name: 'DefaultLanguage' });
  await page.goto(`${paths.topUp}?lang=en_US`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 250));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
});

test('Back shows a step where it was left from the first frame on, on a slow phone, too', { tag: ['@ROUTE-10'] }, async ({ page, context }) => {
  await page.goto(paths.bills);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const open = main.getByRole('button', { name: new RegExp(`^${bills.services.bill}`) });
  // What is above is as high as it will be.
  await expect(main.getByRole('meter').first()).toBeVisible();
  await open.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await open.click();
  await expect(heading).toHaveText(bills.bill.title);
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
  await main.getByRole('button', { name: bills.back }).click();
  await expect(heading).toHaveText(bills.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  const frames = await page.evaluate(() => (window as unknown as { frames: [string, number][] }).frames);
  const positions = frames.filter(([title]) => title === bills.title).map(([, position]) => position);
  expect(new Set(positions).size, `positions of the overview: ${positions}`).toBe(1);
});
