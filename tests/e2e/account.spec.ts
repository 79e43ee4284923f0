import { paths } from '../../src/lib/paths.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, messages, test } from '../support/site.ts';

/** The eight tabs of the account with their exact routes. */
const TABS = [paths.settings, paths.bills, paths.usage, paths.payment, paths.topUp, paths.roamingServices, paths.callingServices, paths.sms];

/** What local storage holds under these keys. */
const stored = (page: import('@playwright/test').Page, keys: string[]) =>
  page.evaluate((wanted) => Object.fromEntries(wanted.map((key) => [key, localStorage.getItem(key)])), keys);

test('the account has its eight routes, each at its own URL; another number at the end shows the same tab', { tag: ['@ROUTE-06'] }, async ({
  page,
  rememberCustomer,
}) => {
  await rememberCustomer(postpaid);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const tabs = page.getByRole('navigation', { name: '我的帳戶' });
  // The bare URL leads to the bills (decision A19).
  await page.goto('/account');
  await page.waitForURL('**/account/billManagement/1');
  for (const [name, heading, path] of [
    ['帳戶設定', '帳戶設定', '/account/accountSettings/0'],
    ['使用記錄', '使用記錄', '/account/usageRecord/2'],
    ['快捷繳費', '快捷繳費', '/account/paymentMethod/3'],
    ['數據增值', '數據增值', '/account/easyPay/4'],
    ['漫遊服務', '漫遊服務', '/account/roam/5'],
    ['通話服務', '通話服務', '/account/call/6'],
    ['短訊', '短訊', '/account/sms/7'],
    ['帳單管理', '帳單管理', '/account/billManagement/1'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
  }
  for (const [path, heading] of [
    ['/account/billManagement/0', '帳單管理'],
    ['/account/easyPay/7', '數據增值'],
    ['/account/sms/12', '短訊'],
  ] as const) {
    await page.goto(path);
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
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

  // They follow what the customer does.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Get bills by email/ })
    .click();
  await expect.poll(async () => JSON.parse((await stored(page, ['isShowType'])).isShowType ?? '')).toMatchObject({ bill: false, email: true, reissue: false });
  await page.goto(paths.topUp);
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^3 GB\b/ })
    .click();
  await expect.poll(() => stored(page, ['easyPay', 'choicePlanVal'])).toEqual({ easyPay: '01', choicePlanVal: '1' });
  await page.getByRole('banner').getByRole('button', { name: '繁體中文' }).click();
  await expect.poll(() => stored(page, ['DefaultLanguage'])).toEqual({ DefaultLanguage: 'cn' });
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
  await tabs.getByRole('link', { name: messages('cn', 'account').tabs.settings }).click();
  await page.waitForURL(`**${paths.settings}`);
  await expect.poll(() => stored(page, Object.keys(initial))).toEqual(initial);
  await tabs.getByRole('link', { name: messages('cn', 'account').tabs.usage }).click();
  await expect(title).toHaveText(t.title);
});
