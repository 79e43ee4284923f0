import { ALWAYS } from '../support/full.ts';
import { LoginDialog, oneBill, postpaid, stored } from '../support/log-in.ts';
import { expect, messages, test } from '../support/site.ts';

const BILLS = '/account/billManagement/1';

test.describe('account', () => {
  const common = messages('cn', 'common');
  const USAGE = '/account/usageRecord/2';

  test('visitors are sent home and asked to log in, and come back to the page they wanted', { tag: ['@ROLE-08'] }, async ({ page }) => {
    await page.goto(`${USAGE}?from=sms`);
    const dialog = new LoginDialog(page);
    await expect(dialog.root).toBeVisible();
    await expect(page).toHaveURL('/index');
    await dialog.logIn(oneBill);
    await expect(page).toHaveURL(`${USAGE}?from=sms`);
    expect((await stored(page)).isOneBill).toBe('true');
    await page.reload();
    await expect(page).toHaveURL(`${USAGE}?from=sms`);
    await expect(dialog.root).toBeHidden();
  });

  // Decision A10: the exception to ROLE-08.
  test('express payment is open to visitors', { tag: ALWAYS }, async ({ page }) => {
    await page.goto('/account/paymentMethod/3');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/account/paymentMethod/3');
    await expect(new LoginDialog(page).root).toBeHidden();
  });

  test('my account leads to the bills, log-out forgets the customer and goes home', { tag: ['@LOGIN-14', '@LOGIN-15', '@LOGIN-23'] }, async ({
    page,
    calls,
  }) => {
    await page.goto('/index');
    const dialog = new LoginDialog(page);
    await dialog.open();
    await dialog.logIn(postpaid);
    await expect(page).toHaveURL(BILLS);
    await page.goto('/index');
    const menu = page.getByRole('banner').getByRole('button', { name: '6688 1234' });
    await menu.click();
    await page.getByRole('link', { name: common.account.mine }).click();
    await expect(page).toHaveURL(BILLS);
    await menu.click();
    const leaving = page.waitForRequest('**/api/care/logout?*');
    await page.getByRole('button', { name: common.account.logout }).click();
    const request = await leaving;
    expect([request.method(), request.postData(), [...new URL(request.url()).searchParams.keys()]]).toEqual(['GET', null, ['t']]);
    await expect(page).toHaveURL('/index');
    await expect(dialog.root).toBeHidden();
    const kept = await stored(page);
    for (const key of ['token', 'mobileNo', 'isLogin', 'account', 'net']) expect(kept[key], key).toBeUndefined();
    expect((await calls()).map(({ operationId }) => operationId)).toContain('logout');
  });

  test('a change of route reads the login flag again', { tag: ['@LOGIN-16', '@ROLE-08'] }, async ({ page }) => {
    await page.goto('/index');
    const dialog = new LoginDialog(page);
    await dialog.open();
    await dialog.logIn(postpaid);
    // The way to the account reads the flag, too: it must be over.
    await expect(page.getByRole('navigation', { name: common.trail })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('isLogin', 'false'));
    await page.getByRole('navigation', { name: common.trail }).getByRole('link', { name: common.home, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: common.account.login, exact: true })).toBeVisible();
  });

  test('log-out in one tab logs out the others', { tag: ALWAYS }, async ({ page, context }) => {
    await page.goto('/index');
    const dialog = new LoginDialog(page);
    await dialog.open();
    await dialog.logIn(postpaid);
    const other = await context.newPage();
    const typed = () => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('input:')));
    await other.goto('/account/paymentMethod/3');
    await other.getByRole('main').getByLabel('手機號碼', { exact: true }).fill('66882345');
    await other.goto(USAGE);
    await expect(other.getByRole('banner').getByRole('button', { name: '6688 1234' })).toBeVisible();
    expect(await typed()).not.toEqual([]);
    // What the page reads is there: a response after the log-out would end its session in another way.
    await other.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('button', { name: '6688 1234' }).click();
    await page.getByRole('button', { name: common.account.logout }).click();
    await expect(other).toHaveURL('/index');
    await expect(new LoginDialog(other).root).toBeHidden();
    await expect(other.getByRole('banner').getByRole('button', { name: common.account.login, exact: true })).toBeVisible();
    expect(await typed()).toEqual([]);
  });
});
