import { paths } from '../../src/lib/paths.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, languages, messages, test } from '../support/site.ts';

/** The eight tabs of the account with their exact routes. */
const TABS = [paths.settings, paths.bills, paths.usage, paths.payment, paths.topUp, paths.roamingServices, paths.callingServices, paths.sms];

/** What local storage holds under these keys. */
const stored = (page: import('@playwright/test').Page, keys: string[]) =>
  page.evaluate((wanted) => Object.fromEntries(wanted.map((key) => [key, localStorage.getItem(key)])), keys);

test('the account has its eight routes, each at its own URL', { tag: ['@ROUTE-06'] }, async ({ page, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  expect(TABS).toEqual([
    '/account/accountSettings/0',
    '/account/billManagement/1',
    '/account/usageRecord/2',
    '/account/paymentMethod/3',
    '/account/easyPay/4',
    '/account/roam/5',
    '/account/call/6',
    '/account/sms/7',
  ]);
  for (const path of TABS) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages('cn', 'common').notFound.title);
  }
  // Another number at the end shows the same tab; the bare URL leads to the bills (decision A19).
  await page.goto('/account');
  await page.waitForURL(`**${paths.bills}`);
});

test('the browser keeps language, show-flags, top-up step and chosen plan under their keys', { tag: ['@STORE-03', '@STORE-04', '@STORE-06'] }, async ({
  page,
  setLocale,
  rememberCustomer,
}) => {
  await rememberCustomer(postpaid);
  await setLocale('en');
  await page.goto(paths.bills);
  await expect(page.locator('h1')).toBeVisible();
  const values = await stored(page, [
    'isShowType',
    'DefaultLanguage',
    'easyPay',
    'choicePlanVal',
    'SetIndex',
    'usageRecord',
    'mobileNo',
    'account',
    'isOneBill',
    'isLogin',
    'net',
    'token',
    'networkType',
  ]);
  expect(JSON.parse(values.isShowType ?? '')).toMatchObject({ bill: false, email: false, reissue: false });
  expect(values).toMatchObject({
    DefaultLanguage: 'en',
    easyPay: '0',
    choicePlanVal: '0',
    SetIndex: '0',
    usageRecord: '0',
    isLogin: 'true',
    isOneBill: 'false',
  });
  expect(values).toMatchObject({ mobileNo: postpaid.mobileNo, account: postpaid.account, net: postpaid.net, networkType: postpaid.networkType });
  expect(values.token).not.toBe('');
});

test('the catalogue has the sentence for a device that the VoLTE enquiry does not know', { tag: ['@ERR-09'] }, () => {
  expect(messages('en', 'settings').volte.notFound).toBe('We have no information about this model. Ask the manufacturer or the shop you bought it from.');
  for (const language of languages) expect(messages(language, 'settings').volte.notFound).not.toBe('');
});

test('the shell: way back, greeting, and the eight tabs of the customer, none for administrators', { tag: ['@ACCT-01', '@ACCT-02', '@ROLE-07'] }, async ({
  page,
  rememberCustomer,
}) => {
  await rememberCustomer(postpaid);
  const t = messages('cn', 'account');
  const common = messages('cn', 'common');
  await page.goto(paths.bills);
  const tabs = page.getByRole('navigation', { name: t.mine });
  await expect(tabs.getByRole('link')).toHaveText(Object.values(t.tabs));
  for (const [place, path] of TABS.entries()) await expect(tabs.getByRole('link').nth(place)).toHaveAttribute('href', path);
  await expect(tabs.getByRole('link', { name: t.tabs.bills })).toHaveAttribute('aria-current', 'page');
  const trail = page.getByRole('navigation', { name: common.trail });
  await expect(trail.getByRole('link', { name: common.home })).toHaveAttribute('href', paths.home);
  await expect(trail).toContainText(t.mine);
  // The greeting is for the number that the browser has stored.
  await expect(page.getByText(`${t.welcome} 6688 1234`)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('mobileNo', '66889999'));
  await page.reload();
  await expect(page.getByText(`${t.welcome} 6688 9999`)).toBeVisible();
  await page.goto('/admin');
  await page.waitForURL(`**${paths.notFound}`);
});

test('another tab puts sub-tabs and steps back to their start, a reload does not', { tag: ['@ACCT-03'] }, async ({ page, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  const t = messages('cn', 'usage');
  const copy = page.getByRole('button', { name: t.reissue.title });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(paths.usage);
  await copy.click();
  await expect(title).toHaveText(t.reissue.title);
  await page.reload();
  await expect(title).toHaveText(t.reissue.title);
  const tabs = page.getByRole('navigation', { name: messages('cn', 'account').mine });
  await tabs.getByRole('link', { name: messages('cn', 'account').tabs.settings }).click();
  await page.waitForURL(`**${paths.settings}`);
  await expect.poll(async () => (await stored(page, ['usageRecord'])).usageRecord).toBe('0');
  await tabs.getByRole('link', { name: messages('cn', 'account').tabs.usage }).click();
  await expect(title).toHaveText(t.title);
});
