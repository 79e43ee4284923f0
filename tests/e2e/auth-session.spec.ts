import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { readOf } from '../support/calls.ts';
import { due } from '../support/figures.ts';
import { AREA_RUN } from '../support/full.ts';
import { accountButton, loginButton, loginOf, oneBill, openLogin, postpaid, stored, threeG } from '../support/log-in.ts';
import { expect, test, texts } from '../support/site.ts';

const { auth, common, payments } = texts('cn');
const menu = (page: Page) => accountButton(page, postpaid);

test('visitors are sent home and asked to log in, and come back to the page they wanted', { tag: ['@ROLE-08'] }, async ({ page }) => {
  const wanted = `${paths.usage}?from=sms`;
  await page.goto(wanted);
  const dialog = loginOf(page);
  await expect(dialog.root).toBeVisible();
  await expect(page).toHaveURL('/index');
  await dialog.logIn(oneBill);
  await expect(page).toHaveURL(wanted);
  expect((await stored(page)).isOneBill).toBe('true');
  await page.reload();
  await expect(page).toHaveURL(wanted);
  await expect(dialog.root).toBeHidden();
});

// The same customer comes back to the step: usage.spec.ts, ussd.spec.ts.
test('after an expired session another customer begins at the first step', { tag: ['@ERR-02', AREA_RUN] }, async ({ page, scenario, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  await scenario('topUpOffer', { example: 'sessionExpired' });
  await page.goto(`${paths.topUp}?step=terms&plan=2`);
  const dialog = loginOf(page);
  await expect(dialog.root).toContainText(auth.reason.expired);
  await scenario('topUpOffer');
  await dialog.logIn(threeG);
  await expect(page).toHaveURL(paths.topUp);
});

for (const path of [paths.topUp, paths.callingServices, paths.sms, paths.prepaid]) {
  test(`a visitor of ${path} reads that it needs a log-in, and nothing is requested with a token`, {
    tag: ['@ROLE-08', ...(path === paths.sms ? [] : [AREA_RUN])],
  }, async ({ page, calls }) => {
    await page.goto(path);
    await expect(loginOf(page).root).toContainText(auth.reason.needed);
    await expect(page).toHaveURL('/index');
    const own = ['topUpOffer', 'ussdGroups', 'smsGroups', 'smsTemplates', 'smsTasks', 'smsHistory'];
    expect((await calls()).filter(({ operationId }) => own.includes(operationId))).toEqual([]);
  });
}

test('my account leads to the bills, log-out forgets the customer and goes home; a change of route reads the flag', {
  tag: ['@LOGIN-14', '@LOGIN-15', '@LOGIN-16', '@LOGIN-23', '@ROLE-08'],
}, async ({ page, calls }) => {
  const dialog = await openLogin(page);
  await dialog.logIn(postpaid);
  await expect(page).toHaveURL(paths.bills);
  await page.goto('/index');
  await menu(page).click();
  await page.getByRole('link', { name: common.account.mine }).click();
  await expect(page).toHaveURL(paths.bills);
  // The way to the account reads the flag, too: it must be over.
  const trail = page.getByRole('navigation', { name: common.trail });
  await expect(trail).toBeVisible();
  await page.evaluate(() => localStorage.setItem('isLogin', 'false'));
  await trail.getByRole('link', { name: common.home, exact: true }).click();
  await expect(loginButton(page)).toBeVisible();

  // The session was over, so the log-in is open.
  await expect(dialog.root).toBeVisible();
  await dialog.logIn(postpaid);
  await expect(page).toHaveURL(paths.bills);
  // The end of the navigation closes an open menu.
  await expect(trail).toBeVisible();
  await menu(page).click();
  await readOf(page, '**/api/care/logout?*', () => page.getByRole('button', { name: common.account.logout }).click());
  await expect(page).toHaveURL('/index');
  await expect(dialog.root).toBeHidden();
  const kept = await stored(page);
  for (const key of ['token', 'mobileNo', 'isLogin', 'account', 'net']) expect(kept[key], key).toBeUndefined();
  expect((await calls()).map(({ operationId }) => operationId)).toContain('logout');
});

test('log-out in one tab logs out the others, which say so, and takes what was typed and read from them', { tag: ['@ROLE-08'] }, async ({ page, context }) => {
  const dialog = await openLogin(page);
  await dialog.logIn(postpaid);
  const payment = await context.newPage();
  const number = payment.getByRole('main').getByLabel(payments.number.label, { exact: true });
  const balance = payment.getByRole('main').getByText(`MOP$${due}`);
  await payment.goto(paths.payAnother());
  await expect(balance).toBeVisible();
  const other = await context.newPage();
  const typed = () => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('input:')));
  await other.goto(paths.payAnother());
  await other.getByRole('main').getByLabel(payments.number.label, { exact: true }).fill(oneBill.mobileNo);
  await other.goto(paths.usage);
  await expect(menu(other)).toBeVisible();
  expect(await typed()).not.toEqual([]);
  // What the page reads is there: a response after the log-out would end its session in another way.
  await other.waitForLoadState('networkidle');
  await menu(page).click();
  await page.getByRole('button', { name: common.account.logout }).click();
  await expect(other.getByText(common.account.leftElsewhere)).toBeVisible();
  await expect(page.getByText(common.account.leftElsewhere)).toHaveCount(0);
  await expect(other).toHaveURL('/index');
  await expect(loginOf(other).root).toBeHidden();
  await expect(loginButton(other)).toBeVisible();
  expect(await typed()).toEqual([]);
  await expect(number).toHaveValue('');
  await expect(balance).toHaveCount(0);
});
