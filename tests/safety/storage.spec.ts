import type { Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { openService, showPaper } from '../support/account-walk.ts';
import { logIn, loginButton, loginOf, logOut, postpaid, prepaid } from '../support/log-in.ts';
import { expect, test, texts } from '../support/site.ts';
import { jobFormOf } from '../support/visitor-forms.ts';

const { bills, common } = texts('cn');

/** Everything that the site may leave on a device, by journey: written out, so that a new key is a decision. */
const STEPS = ['SetIndex', 'choicePlanVal', 'easyPay', 'isShowType', 'paymentMethod', 'smsIndex', 'usageRecord'];
const CUSTOMER = ['account', 'isLogin', 'isOneBill', 'mobileNo', 'net', 'networkType', 'token'];

async function expectStored(page: Page, local: readonly string[], session: readonly string[] = []): Promise<void> {
  const keys = () => page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }));
  await expect.poll(keys).toEqual({ local: [...local].sort(), session: [...session].sort() });
}

/** What both storages hold, as text. */
const allStored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a visitor leaves the language and what was closed', { tag: '@STORE-04' }, async ({ page }) => {
  await page.goto('/index');
  await expectStored(page, STEPS);
  await page.getByRole('complementary', { name: common.notice.label }).getByRole('button', { name: common.notice.close }).click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).first().click();
  await expectStored(page, [...STEPS, 'DefaultLanguage', 'noticeClosed']);
  await page.reload();
  await expectStored(page, [...STEPS, 'DefaultLanguage', 'noticeClosed'], ['react-router-scroll-positions']);
});

test('a postpaid customer leaves nothing after the log-out, and it goes before anything is fetched', {
  tag: ['@LOGIN-15', '@ROLE-03', '@STORE-01', '@STORE-06'],
}, async ({ page }) => {
  await page.goto('/index');
  await logIn(page, postpaid);
  await openService(page, bills.services.bill);
  await showPaper(page);
  await expectStored(page, [...STEPS, ...CUSTOMER]);

  await page.getByRole('banner').getByRole('button', { name: '6688 1234' }).click();
  const kept: string[] = [];
  const tokens: unknown[] = [];
  // Prefetching goes on until the press.
  await page.evaluate(() => addEventListener('click', () => sessionStorage.setItem('pressed', ''), { capture: true, once: true }));
  await page.route('**/*', async (route) => {
    const text = await allStored(page);
    if (text.includes('pressed')) kept.push(text);
    if (route.request().url().includes('logout')) tokens.push(route.request().headers().token);
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: common.account.logout }).click();
  await expect(loginButton(page)).toBeVisible();
  expect(tokens).toEqual([expect.stringMatching(/./)]);
  expect(kept).not.toHaveLength(0);
  for (const text of kept) for (const trace of [postpaid.mobileNo, postpaid.account, '"token"']) expect(text).not.toContain(trace);
  await expectStored(page, [], ['pressed']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a prepaid customer leaves nothing after the log-out, not even the number that the code was sent to', {
  tag: ['@LOGIN-15', '@ROLE-03', '@STORE-05'],
}, async ({ page }) => {
  await page.goto('/index');
  const dialog = loginOf(page);
  await dialog.open();
  await dialog.enter(prepaid.mobileNo);
  await dialog.send.click();
  await expect(dialog.code).toBeFocused();
  await expectStored(page, [...STEPS, 'sent'], [`smsCode:login:${prepaid.mobileNo}`]);
  await dialog.code.fill(SMS_CODE);
  await expect(page).toHaveURL('/prepaid');
  await expectStored(page, [...STEPS, ...CUSTOMER, 'prepaidAccountToken', 'prepaidMobileNo', 'sent'], [`smsCode:login:${prepaid.mobileNo}`]);
  await logOut(page);
  await expectStored(page, []);
});

test('an applicant leaves the draft for a day, without what is private', async ({ page }) => {
  const form = jobFormOf(page);
  await form.open();
  await form.fillPosition();
  await form.next.click();
  await form.fillPerson();
  await expectStored(page, [...STEPS, 'jobApplicationDraft']);
  const draft = await form.draft();
  expect(draft).toContain('CHAN TAI MAN');
  expect(draft).not.toContain('18000');

  // As if a day had passed; any page of the site removes it.
  await page.evaluate((text) => localStorage.setItem('jobApplicationDraft', text.replace(/"savedAt":\d+/, '"savedAt":1')), draft);
  await page.goto('/info');
  await expectStored(page, STEPS, ['react-router-scroll-positions']);
});

test('an expired session leaves the flag only, and still brings the same customer back to what was typed', { tag: '@ERR-02' }, async ({ page, scenario }) => {
  await page.goto('/index');
  await logIn(page, postpaid);
  await openService(page, bills.services.email);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: new RegExp(`^${bills.email.on}`) }).check();
  const address = main.getByLabel(bills.email.address, { exact: true });
  await address.fill('ka.ian@mail.operator.example');
  await scenario('registerEbill', { example: 'sessionExpired' });
  await main.getByRole('button', { name: bills.email.submit, exact: true }).click();
  const dialog = loginOf(page);
  await dialog.root.waitFor();
  await expect(page).toHaveURL('/index');
  await expectStored(page, [...STEPS, 'isLogin']);
  expect(await allStored(page)).not.toMatch(new RegExp(`${postpaid.mobileNo}|${postpaid.account}|ka\\.ian`));
  await dialog.logIn(postpaid);
  await expect(address).toHaveValue('ka.ian@mail.operator.example');
  await expectStored(page, [...STEPS, ...CUSTOMER]);
});
