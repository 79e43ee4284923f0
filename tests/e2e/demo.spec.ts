/** The static demo on a plain file server, without an API. */
import { paths } from '../../src/lib/paths.ts';
import { showPaper } from '../support/account-walk.ts';
import { ALWAYS } from '../support/full.ts';
import { loginOf, postpaid, stored } from '../support/log-in.ts';
import { paymentOf } from '../support/payments.ts';
import { expect, expectAccessible, FAILED_RESOURCE, fill, languages, messages, test } from '../support/site.ts';
import { smsOf } from '../support/sms.ts';

const served = test.extend<{ onlyFiles: undefined; at: (path: string) => string }>({
  /** The path of a page on this server, which may serve the demo below a path. */
  at: async ({ baseURL }, use) => use((path) => new URL(baseURL ?? '').pathname + path.slice(1)),
  onlyFiles: [
    async ({ page, baseURL, expectConsoleErrors }, use) => {
      // A URL inside the site is no file: a static host sends the page with status 404.
      expectConsoleErrors(FAILED_RESOURCE);
      const faults: string[] = [];
      let calls = 0;
      page.on('response', (response) => {
        const { origin, pathname } = new URL(response.url());
        const isCall = /^\/(?:api|mock-assets)\//.test(pathname);
        if (isCall) calls += 1;
        if (origin !== new URL(baseURL ?? '').origin || (isCall && !response.fromServiceWorker())) faults.push(response.url());
      });
      await use(undefined);
      expect(faults, 'what left the browser besides files of the demo').toEqual([]);
      expect(calls, 'calls answered inside the browser').toBeGreaterThan(5);
    },
    { auto: true },
  ],
});

/** Tests that a base path can break; they also run on a demo that is served below one. */
const BELOW_A_PATH = '@below-a-path';

for (const language of languages) {
  const tag = language === 'en' ? [BELOW_A_PATH, ALWAYS] : [];
  served(`a customer logs in, changes a list and comes back to it, in ${language}`, { tag }, async ({ page, setLocale, at }) => {
    await setLocale(language);
    const login = loginOf(page, language);
    const sms = smsOf(page, language);
    const { t } = sms;
    await page.goto(at('/'));
    await expect(page.locator('h1').first()).toBeAttached();
    await login.open();
    await login.enter(postpaid.mobileNo);
    await login.pin.fill('000000');
    await login.submit.click();
    await expect(login.alert).toBeVisible();
    await login.pin.fill(postpaid.pin);
    await login.submit.click();
    await login.root.waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.pathname === at(paths.bills));
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', at(paths.root));

    // A list that changes, after the page was loaded anew from a URL that is no file.
    expect((await page.goto(at(paths.sms)))?.status()).toBe(404);
    await sms.numbers.fill('66123456');
    await sms.saveAs('group', 'Choir');
    await expect(sms.toast).toContainText(t.done.stored);
    await page.reload();
    await sms.button(t.group.pick).click();
    const groups = sms.picker(t.picker.groups);
    await expect(groups.getByRole('radio', { name: 'Choir' })).toBeVisible();
    await groups.getByRole('radio', { name: 'Choir' }).check();
    await groups.getByRole('button', { name: t.picker.delete, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.picker.delete, exact: true }).click();
    await expect(groups.getByRole('radio', { name: 'Choir' })).toHaveCount(0);
    // The open dialog is a step of the history, where a reload stays.
    await page.reload();
    await expect(groups.getByRole('radio').first()).toBeVisible();
    await expect(groups.getByRole('radio', { name: 'Choir' })).toHaveCount(0);
  });
}

served('a customer reads a PDF bill that the browser draws, and starts afresh', { tag: BELOW_A_PATH }, async ({ page, at }) => {
  const login = loginOf(page);
  const bills = messages('cn', 'bills');
  await page.goto(at('/'));
  await login.open();
  await login.logIn(postpaid);
  await page.goto(at(paths.bills));
  await page.getByRole('main').getByRole('listitem').filter({ hasText: bills.services.bill }).getByRole('button').click();
  await showPaper(page);
  const first = page.getByRole('region', { name: fill(bills.pdf.position, { page: 1, total: 3 }) });
  await expect(first.locator('canvas')).toBeVisible();

  await page.getByText('示範網站 Demo').click();
  await expect(page.getByRole('cell', { name: postpaid.mobileNo })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await page.waitForURL((url) => url.pathname !== at(paths.bills));
  await expect(page.getByRole('banner').getByRole('button', { name: messages('cn', 'common').account.login, exact: true })).toBeVisible();
  expect((await stored(page)).token).toBeUndefined();
});

for (const [method, outcome] of [
  ['VisaOrMasterPay', 'Pay'],
  ['macauPay', 'Decline'],
] as const) {
  served(`a payment by ${method} goes through the demo's own page: ${outcome}`, { tag: BELOW_A_PATH }, async ({ page, setLocale, at }) => {
    await setLocale('en');
    const { t, main, ...pay } = paymentOf(page, 'en');
    await pay.open(postpaid.mobileNo, undefined, at(paths.payment));
    await pay.method(method).check();
    // A visitor sees no balance of the number.
    await pay.amount.fill('100');
    if (method === 'VisaOrMasterPay') {
      await pay.agree();
      await pay.clickPay.click();
    } else {
      await pay.next.click();
    }
    await expect(page.getByText('No money moves.')).toBeVisible();
    await page.getByRole('button', { name: outcome, exact: true }).click();
    await page.waitForURL((url) => url.pathname === at(paths.payment));
    if (outcome === 'Pay') await expect(main.getByText(t.receipt.title)).toBeVisible();
    else await expect(main.getByText(t.result.failedTitle)).toBeVisible();
  });
}
