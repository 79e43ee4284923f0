import type { Page } from '@playwright/test';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { paths } from '../../src/lib/paths.ts';
import { ALWAYS } from '../support/full.ts';
import { holdRequests } from '../support/hold.ts';
import { oneBill, postpaid } from '../support/log-in.ts';
import { expect, expectAccessible, expectFitsPhones, FAILED_RESOURCE, sent, test } from '../support/site.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
/** Agrees to the terms of a card payment. */
async function agree(page: Page): Promise<void> {
  await button(page, 'Continue').click();
  const terms = page.getByRole('dialog', { name: 'Online payment terms' });
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Continue', exact: true }).click();
}

test.describe('payment of the own bill and of others', () => {
  test.beforeEach(({ setLocale }) => setLocale('en'));

  test('the whole balance goes from the terms to the bank; Back from there waits for a press', { tag: ['@PAY-11', '@PAY-13', '@PAY-15'] }, async ({
    page,
    rememberCustomer,
    calls,
    scenario,
  }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('386.00');
    await expect(button(page, 'Pay in full, MOP$386.00')).toBeVisible();
    await button(page, 'Continue').click();
    const terms = page.getByRole('dialog', { name: 'Online payment terms' });
    await expect(terms).toContainText('MOP$386.00');
    await expect(terms).toContainText('6688 1234');
    await expect(terms).toContainText('“Continue” opens the bank’s secure page');
    await expect(terms.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
    await terms.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(terms.getByRole('checkbox')).toHaveAccessibleDescription(/Agree to the terms to continue/);
    await expect(terms.getByRole('checkbox')).toBeFocused();
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Card checkout' })).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Pay now')).toBeVisible();
    const note = main(page).getByText('You came back before the payment page told us a result');
    await expect(note).toBeInViewport();
    // Also on a phone, where the button that leads to the bank is far below the note.
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, 'Pay now').click();
    await expect(page.getByRole('heading', { name: 'Card checkout' })).toBeVisible();
    await page.goBack();
    await expect(note).toBeVisible();
    await page.waitForLoadState('networkidle');
    const header = await page.getByRole('banner').boundingBox();
    expect((await note.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(sent(await calls(), 'payByCard')).toBe(1);
    // The bank's address does not name the number of the order.
    await scenario('outstandingBalance', { example: 'credit' });
    await page.goto(`${paths.payment}?payRes=false`);
    await expect(main(page).getByText('You now have MOP$114.00 in credit.')).toBeVisible();
  });

  test('the bank opens by itself once; an order is not offered any more when the amount has changed', { tag: ['@PAY-15'] }, async ({
    page,
    rememberCustomer,
    calls,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    let opened = 0;
    await page.route('**/checkout.js', (route) => {
      opened += 1;
      return route.abort();
    });
    await page.goto(paths.bills);
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await agree(page);
    await expect(main(page).getByText('The bank’s payment page did not open. You have not been charged.')).toBeVisible();
    expect(opened).toBe(1);
    await page.goBack();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('386.00');
    await page.goForward();
    await expect(button(page, 'Pay now')).toBeVisible();
    await page.goBack();
    await main(page).getByLabel('Amount to pay').fill('100');
    await page.goForward();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('100');
    await expect(button(page, 'Pay now')).toHaveCount(0);
    expect(opened).toBe(1);
    expect(sent(await calls(), 'payByCard')).toBe(1);
  });

  test('an answer that comes after the step was left leads nowhere', { tag: ALWAYS }, async ({ page, rememberCustomer, calls }) => {
    await rememberCustomer(postpaid);
    const card = await holdRequests(page, '**/api/vmpay/paynew3d?*');
    const wallet = await holdRequests(page, '**/api/macaupay/pay?*');
    const checkout = await holdRequests(page, '**/checkout.js');
    await page.goto(paths.payment);
    await button(page, 'Choose how to pay').click();
    await agree(page);
    await expect.poll(card.count).toBe(1);
    await page.goBack();
    await expect(main(page).getByRole('heading', { name: 'Whose bill are you paying?' })).toBeVisible();
    const ordered = page.waitForResponse('**/api/vmpay/paynew3d?*');
    await card.release();
    await (await ordered).finished();
    await button(page, 'Choose how to pay').click();
    await main(page)
      .getByRole('radio', { name: /^MacauPay/ })
      .check();
    await main(page).getByLabel('Amount to pay').fill('120');
    await button(page, 'Continue').click();
    await expect.poll(wallet.count).toBe(1);
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Bills' }).click();
    await expect(main(page).getByRole('region', { name: 'Your account at a glance' })).toBeVisible();
    const answered = page.waitForResponse('**/api/macaupay/pay?*');
    await wallet.release();
    await (await answered).finished();
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('386.00');
    await agree(page);
    await expect.poll(checkout.count).toBe(1);
    await page.goBack();
    const amount = main(page).getByLabel('Amount to pay');
    await expect(amount).toHaveValue('386.00');
    const loaded = page.waitForResponse('**/checkout.js');
    await checkout.release();
    await (await loaded).finished();
    await expect.poll(() => page.evaluate(() => 'Checkout' in window)).toBe(true);
    await amount.fill('100');
    await expect(amount).toHaveValue('100');
    const log = await calls();
    expect([sent(log, 'payByCard'), sent(log, 'payByWallet')]).toEqual([2, 1]);
  });

  test('a payment that was begun for another number does not become the own one', { tag: ALWAYS }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.payment);
    await main(page).getByLabel('Mobile number').fill(oneBill.mobileNo);
    await button(page, 'Find account').click();
    await button(page, 'Choose how to pay').click();
    await main(page).getByLabel('Amount to pay').fill('77');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Bills' }).click();
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('386.00');
    await expect(main(page).getByText('6688 1234 · Amount due MOP$386.00')).toBeVisible();
  });

  test('balance and account number of another number are not shown', { tag: ['@PAY-32'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.payment);
    // The own ones are, without a press.
    await expect(main(page).getByText('MOP$386.00')).toBeVisible();
    await expect(main(page).getByText('1028 8416')).toBeVisible();
    await main(page).getByLabel('Mobile number').fill(oneBill.mobileNo);
    const answered = page.waitForResponse('**/api/care/checkmybill?*');
    await button(page, 'Find account').click();
    const { data } = await (await answered).json();
    expect((await answered).request().postDataJSON()).toEqual({ mobileNo: oneBill.mobileNo });
    await expect(main(page).getByText('Account found')).toBeVisible();
    await expect(main(page).getByText('•••• 1873')).toBeVisible();
    await expect(main(page).getByText('Only the account owner can see the amount due.')).toBeVisible();
    await button(page, 'Choose how to pay').click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('');
    await expect(main(page)).not.toContainText(String(Number(data.balance)));
    await expect(main(page)).not.toContainText(oneBill.account);
    await page.reload();
    await expect(main(page).getByText('6688 2345')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain(oneBill.mobileNo);
    expect(kept).not.toContain(oneBill.account);
    expect(kept).not.toContain(data.balance);
  });

  test('the own balance is read with every visit, and an amount that was only filled in follows it', { tag: ['@PAY-28', '@PAY-32'] }, async ({
    page,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('386.00');
    await main(page)
      .getByRole('radio', { name: /^MacauPay/ })
      .check();
    const tabs = page.getByRole('navigation', { name: 'My account' });
    await tabs.getByRole('link', { name: 'Bills' }).click();
    await expect(main(page).getByRole('region', { name: 'Your account at a glance' })).toBeVisible();
    await page.route('**/api/care/checkmybill?*', (route) =>
      route.fulfill({ json: { status: '0', data: { account: '31415926', balance: '120.50', resultUrl: paths.payment } } }),
    );
    await tabs.getByRole('link', { name: 'Pay a bill' }).click();
    await expect(main(page).getByText('MOP$120.50')).toBeVisible();
    await expect(main(page).getByText('3141 5926')).toBeVisible();
    await expect(main(page).getByText('MOP$386.00')).toHaveCount(0);
    await button(page, 'Choose how to pay').click();
    await expect(main(page).getByRole('radio', { name: /^MacauPay/ })).toBeChecked();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('120.50');
    // Nothing is said about a number that was typed and not looked up.
    await page.goBack();
    await main(page).getByLabel('Mobile number').fill(oneBill.mobileNo);
    const read = page.waitForResponse('**/api/care/checkmybill?*');
    await page.reload();
    await read;
    await expect(main(page).getByLabel('Mobile number')).toHaveValue(/6688 ?2345/);
    await expect(button(page, 'Choose how to pay')).toBeDisabled();
    await expect(main(page).getByText('We could not find an account')).toHaveCount(0);
  });

  test('a log-out in another tab takes number and balance from the page', { tag: ['@ROLE-08'] }, async ({ page, context, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.payment);
    await expect(main(page).getByText('MOP$386.00')).toBeVisible();
    const other = await context.newPage();
    await other.goto(paths.home);
    await other.getByRole('banner').getByRole('button', { name: '6688 1234' }).click();
    await other.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(main(page).getByLabel('Mobile number')).toHaveValue('');
    await expect(main(page).getByText('MOP$386.00')).toHaveCount(0);
  });

  test('nothing to pay is said without a big button, on the bill and in the payment', { tag: ['@BILL-03'] }, async ({ page, rememberCustomer, scenario }) => {
    await rememberCustomer(postpaid);
    await scenario('outstandingBalance', { example: 'paid' });
    await page.goto(paths.bills);
    const card = main(page).getByRole('region', { name: 'Your account at a glance' });
    await expect(card).toContainText('Pay byNothing to pay');
    const link = card.getByRole('link', { name: 'Pay in advance', exact: true });
    await expect(link).toHaveAttribute('href', paths.payment);
    expect(await link.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)');

    await page.route('**/api/care/checkmybill?*', (route) =>
      route.fulfill({ json: { status: '0', data: { account: postpaid.account, balance: '0.00', resultUrl: paths.payment } } }),
    );
    await link.click();
    await expect(main(page).getByRole('heading', { name: 'Nothing to pay', level: 2 })).toBeFocused();
    await expect(main(page).getByLabel('Amount to pay')).toHaveCount(0);
    await expect(button(page, 'Continue')).toHaveCount(0);
    await expectAccessible(page);
    await expectFitsPhones(page);
    await button(page, 'Pay in advance').click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('');
  });

  test('an amount far above the balance is asked about once', async ({ page, rememberCustomer, calls }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await main(page)
      .getByRole('radio', { name: /^MacauPay/ })
      .check();
    await main(page).getByLabel('Amount to pay').fill('3860');
    await button(page, 'Continue').click();
    const question = page.getByRole('alertdialog', { name: 'Pay MOP$3,860.00?' });
    await expect(question).toContainText('That is much more than the MOP$386.00 due.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Change amount' }).click();
    await expect(main(page).getByLabel('Amount to pay')).toBeFocused();
    expect(sent(await calls(), 'payByWallet')).toBe(0);
    await button(page, 'Continue').click();
    await question.getByRole('button', { name: 'Yes, pay this amount' }).click();
    await expect(page.getByRole('heading', { name: 'MacauPay' })).toBeVisible();
    expect(sent(await calls(), 'payByWallet')).toBe(1);
  });

  test('a failed look-up of the own number leaves the look-up by hand', async ({ page, rememberCustomer, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(/Failed to load resource/);
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await scenario('lookUpBalance', { code: 500 });
    await main(page).getByRole('link', { name: 'Pay now', exact: true }).click();
    await expect(button(page, 'Find account')).toBeVisible();
    await scenario('lookUpBalance');
    await button(page, 'Find account').click();
    await button(page, 'Choose how to pay').click();
    await expect(main(page).getByLabel('Amount to pay')).toHaveValue('386.00');
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`a result opens at its top with the focus on its heading, whatever the first page was scrolled to (${width} px)`, async ({
      page,
      rememberCustomer,
    }) => {
      await rememberCustomer(postpaid);
      await page.setViewportSize({ width, height });
      await page.goto(paths.bills);
      await expect(main(page).getByRole('region', { name: 'Service notice' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 600));
      await main(page)
        .getByRole('link', { name: 'Pay now', exact: true })
        .evaluate((link: HTMLElement) => link.click());
      await main(page)
        .getByRole('radio', { name: /^MacauPay/ })
        .check();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await button(page, 'Continue').click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      const heading = main(page).getByRole('heading', { name: 'Payment waiting for confirmation', level: 1 });
      await expect(heading).toBeFocused();
      await expect(main(page).getByText('Your amount due is now')).toBeVisible();
      await expect(heading).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // Another page that a full load opens, too; a reload and Back keep their place.
      await page.goto(paths.bills);
      await expect(main(page).getByRole('region', { name: 'Service notice' })).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.reload();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    });
  }

  test('nothing reads as a success before it is confirmed; the receipt has the number and a readable date', { tag: ['@PAY-21'] }, async ({
    page,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    await page.goto(`${paths.payment}?payRes=true&body=${postpaid.mobileNo}&buyer_pay_amount=386`);
    await expect(main(page).getByRole('status').filter({ hasText: 'The payment page reported that you paid MOP$386.00.' })).toBeVisible();
    await expect(main(page).getByText('We do not have confirmation yet.')).toBeVisible();
    await expect(main(page)).not.toContainText(/success/i);
    await expectAccessible(page);
    await expectFitsPhones(page);
    await page.goto(`${paths.payment}?payRes=false&pid=FT1&body=${postpaid.mobileNo}`);
    await expect(main(page).getByRole('heading', { name: 'Payment not completed', level: 1 })).toBeFocused();
    await expect(main(page).getByText('Before you pay again, check that you have not been charged.')).toBeVisible();
    await expect(main(page)).not.toContainText('do not have confirmation');
    await expect(main(page).getByRole('link', { name: 'Try again', exact: true })).toBeVisible();
    await expect(button(page, 'Print this page')).toBeVisible();
    await expect(button(page, 'Print receipt')).toHaveCount(0);
    await page.goto(`${paths.payment}?payRes=true&pid=${EXAMPLE_PID}&body=${postpaid.mobileNo}`);
    const receipt = page.getByRole('region', { name: 'Receipt' });
    // Anybody can write a number into the address.
    await expect(receipt).not.toContainText('6688 1234');
    await expect(button(page, 'Print receipt')).toBeVisible();
    await expect(receipt).toContainText('20 November 2026 10:28');
    await main(page).getByRole('link', { name: 'Back to my account' }).click();
    await expect(page).toHaveURL(paths.bills);
  });
});
