import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { moneyText } from '../../src/lib/money.ts';
import { paths } from '../../src/lib/paths.ts';
import { spacedNumber } from '../../src/lib/phone-number.ts';
import { answer, answered, holdRequests } from '../support/calls.ts';
import { due } from '../support/figures.ts';
import { ALWAYS, AREA_RUN } from '../support/full.ts';
import { oneBill, postpaid, prepaid } from '../support/log-in.ts';
import { test } from '../support/payments.ts';
import { expect, expectAccessible, FAILED_RESOURCE, fill, sent } from '../support/site.ts';

test.use({ language: 'en' });
test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

test('the whole balance goes from the terms to the bank; Back from there waits for a press', { tag: ['@PAY-11', '@PAY-13', '@PAY-15', AREA_RUN] }, async ({
  page,
  calls,
  scenario,
  pay,
}) => {
  const { t, terms } = pay;
  await page.goto(paths.bills);
  const lookUp = await holdRequests(page, '**/api/care/checkmybill?*');
  await pay.fromBill.click();
  // What was read on the page before is shown before the look-up answers.
  await expect(pay.amount).toHaveValue(due);
  await expect(pay.next).toHaveCount(0);
  await lookUp.release();
  // The own number is no step.
  await expect(pay.main.getByRole('list', { name: t.steps.label }).getByRole('listitem')).toHaveText([new RegExp(t.method.question), new RegExp(t.steps.pay)]);
  // The button says what it does; the whole amount is there already.
  await expect(pay.next).toContainText(`${t.payBy.VisaOrMasterPay} · MOP$${due}`);
  await pay.amount.fill('1');
  await pay.main.getByRole('button', { name: fill(t.amount.all, { amount: `MOP$${due}` }), exact: true }).click();
  await expect(pay.amount).toHaveValue(due);
  await pay.next.click();
  for (const text of [`MOP$${due}`, '6688 1234']) await expect(terms).toContainText(text);
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: t.terms.toBank, exact: true }).click();
  await expect(pay.bank).toBeVisible();
  await page.goBack();
  await expect(pay.clickPay).toBeVisible();
  const note = pay.main.getByText(t.cameBack.slice(0, 50));
  await expect(note).toBeInViewport();
  // Also on a phone, where the button that leads to the bank is far below the note.
  await page.setViewportSize({ width: 390, height: 844 });
  await pay.clickPay.click();
  await expect(pay.bank).toBeVisible();
  await page.goBack();
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(sent(await calls(), 'payByCard')).toBe(1);
  // The bank's address does not name the number of the order.
  await scenario('outstandingBalance', { example: 'credit' });
  await page.goto(`${paths.payment}?payRes=false`);
  await expect(
    pay.main.getByText(fill(t.result.stillCredit.replace('<br/><price/>', 'MOP$114.00'), { mobileNo: spacedNumber(postpaid.mobileNo) })),
  ).toBeVisible();
});

test('a bank that cannot be reached is said; an order is not offered any more when the amount has changed', { tag: ['@PAY-15', AREA_RUN] }, async ({
  page,
  calls,
  expectConsoleErrors,
  pay,
}) => {
  expectConsoleErrors(FAILED_RESOURCE);
  let opened = 0;
  await page.route('**/checkout.js', (route) => {
    opened += 1;
    return route.abort();
  });
  await page.goto(paths.bills);
  await pay.fromBill.click();
  await pay.agree();
  await expect(pay.main.getByText(pay.t.summary.failed)).toBeVisible();
  expect(opened).toBe(1);
  // The page's own Back keeps the order, as the browser's does.
  await pay.main.getByRole('button', { name: pay.t.back, exact: true }).click();
  await expect(pay.amount).toHaveValue(due);
  await page.goForward();
  await expect(pay.clickPay).toBeVisible();
  await page.goBack();
  await pay.amount.fill('100');
  await page.goForward();
  await expect(pay.amount).toHaveValue('100');
  await expect(pay.clickPay).toHaveCount(0);
  expect(opened).toBe(1);
  expect(sent(await calls(), 'payByCard')).toBe(1);
  await page.unroute('**/checkout.js');
  // Not the whole balance: the summary comes first.
  await pay.agree();
  await pay.clickPay.click();
  await expect(pay.bank).toBeVisible();
});

test('a bank that comes after the step was left does not open', { tag: ALWAYS }, async ({ page, pay }) => {
  const checkout = await holdRequests(page, '**/checkout.js');
  await page.goto(paths.bills);
  await pay.fromBill.click();
  await expect(pay.amount).toHaveValue(due);
  await pay.agree();
  await expect.poll(checkout.count).toBe(1);
  await page.goBack();
  await expect(pay.amount).toHaveValue(due);
  const loaded = page.waitForResponse('**/checkout.js');
  await checkout.release();
  await (await loaded).finished();
  await expect.poll(() => page.evaluate(() => 'Checkout' in window)).toBe(true);
  await pay.amount.fill('100');
  await expect(pay.amount).toHaveValue('100');
});

test('a payment that was begun for another number does not become the own one', { tag: ALWAYS }, async ({ page, pay }) => {
  await pay.open(oneBill.mobileNo, '77');
  await pay.agree();
  await pay.clickPay.click();
  await expect(pay.bank).toBeVisible();
  await page.goBack();
  const note = pay.main.getByText(pay.t.cameBack.slice(0, 50));
  await expect(note).toBeVisible();
  await pay.tab('bills').click();
  await pay.fromBill.click();
  await expect(pay.amount).toHaveValue(due);
  await expect(pay.main.getByRole('paragraph').filter({ hasText: new RegExp(`^${fill(pay.t.payingFor, { number: '6688 1234' })}$`) })).toBeVisible();
  await expect(pay.main.getByText(`${pay.t.balance} MOP$${due}`)).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('balance and account number of another number are not shown', { tag: ['@PAY-32'] }, async ({ page, pay }) => {
  await page.goto(paths.payAnother());
  // The own ones are, without a press.
  await expect(pay.main.getByText(`MOP$${due}`)).toBeVisible();
  await expect(pay.main.getByText('1028 8416')).toBeVisible();
  await pay.phone.fill(oneBill.mobileNo);
  const { sent: asked, data } = await answered(page, '/api/care/checkmybill', () => pay.find.click());
  expect(asked).toEqual({ mobileNo: oneBill.mobileNo });
  for (const text of [pay.t.number.found, '•••• 1873', pay.t.number.private]) await expect(pay.main.getByText(text)).toBeVisible();
  await pay.toMethod.click();
  await expect(pay.amount).toHaveValue('');
  await expect(pay.main).not.toContainText(String(Number(data.balance)));
  await expect(pay.main).not.toContainText(oneBill.account);
  await page.reload();
  await expect(pay.main.getByText('6688 2345')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain(oneBill.mobileNo);
  expect(kept).not.toContain(oneBill.account);
  expect(kept).not.toContain(data.balance);
});

test('the own balance is read with every visit, and an amount that was only filled in follows it', { tag: ['@PAY-28', '@PAY-32', AREA_RUN] }, async ({
  page,
  pay,
}) => {
  await page.goto(paths.bills);
  await pay.fromBill.click();
  await expect(pay.amount).toHaveValue(due);
  await pay.method('macauPay').check();
  await pay.tab('bills').click();
  await expect(pay.bills).toBeVisible();
  await answer(page, '/api/care/checkmybill', { account: '31415926', balance: '120.50', resultUrl: paths.payment });
  await pay.tab('payment').click();
  // The tab opens at the method, too.
  await expect(pay.main.getByText(`${pay.t.balance} MOP$120.50`)).toBeVisible();
  await expect(pay.method('macauPay')).toBeChecked();
  await expect(pay.amount).toHaveValue('120.50');
  await pay.main.getByRole('button', { name: pay.t.change, exact: true }).click();
  await expect(pay.main.getByText('3141 5926')).toBeVisible();
  await expect(pay.main.getByText(`MOP$${due}`)).toHaveCount(0);
  // Nothing is said about a number that was typed and not looked up.
  await pay.phone.fill(oneBill.mobileNo);
  const read = page.waitForResponse('**/api/care/checkmybill?*');
  await page.reload();
  await read;
  await expect(pay.phone).toHaveValue(/6688 ?2345/);
  await expect(pay.find).toBeVisible();
  await expect(pay.toMethod).toHaveCount(0);
  await expect(pay.main.getByText(pay.t.number.noAccount)).toHaveCount(0);
});

test('nothing to pay is said without a big button, on the bill and in the payment', { tag: ['@BILL-03', AREA_RUN] }, async ({ page, scenario, pay }) => {
  await scenario('outstandingBalance', { example: 'paid' });
  await page.goto(paths.bills);
  await expect(pay.bills).toContainText(pay.t.nothingDue);
  const link = pay.bills.getByRole('link', { name: pay.t.number.advance, exact: true });
  await expect(link).toHaveAttribute('href', paths.payment);
  await answer(page, '/api/care/checkmybill', { account: postpaid.account, balance: '0.00', resultUrl: paths.payment });
  await link.click();
  await expect(pay.main.getByRole('heading', { name: pay.t.nothingDue, level: 2 })).toBeFocused();
  await expect(pay.amount).toHaveCount(0);
  await expect(pay.next).toHaveCount(0);
  await expectAccessible(page);
  await pay.main.getByRole('button', { name: pay.t.number.advance, exact: true }).click();
  await expect(pay.amount).toHaveValue('');
});

test('an amount far above the balance is asked about once', async ({ page, calls, pay }) => {
  await page.goto(paths.bills);
  await pay.fromBill.click();
  await pay.method('macauPay').check();
  const far = String(10 * Number(due));
  await pay.amount.fill(far);
  await pay.next.click();
  const question = page.getByRole('alertdialog', { name: fill(pay.t.unusual.title, { amount: moneyText(far) }) });
  await expect(question).toContainText(`MOP$${due}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: pay.t.unusual.change }).click();
  await expect(pay.amount).toBeFocused();
  expect(sent(await calls(), 'payByWallet')).toBe(0);
  await pay.next.click();
  await question.getByRole('button', { name: pay.t.unusual.pay }).click();
  await expect(page.getByRole('heading', { name: 'MacauPay' })).toBeVisible();
  expect(sent(await calls(), 'payByWallet')).toBe(1);
});

test('nothing reads as a success before it is confirmed, when the own balance is read again; the receipt has a readable date', { tag: ['@PAY-21'] }, async ({
  page,
  calls,
  scenario,
  pay: { main, t },
}) => {
  await scenario('outstandingBalance', { example: 'paid' });
  await page.goto(`${paths.payment}?payRes=true&body=${postpaid.mobileNo}&buyer_pay_amount=386`);
  await expect(main.getByRole('status').filter({ hasText: fill(t.result.paidAmount, { amount: 'MOP$386.00' }) })).toBeVisible();
  await expect(main.getByText(t.result.unconfirmed)).toBeVisible();
  await expect(main).not.toContainText(/success/i);
  await expect(main.getByText(fill(t.result.balance, { amount: 'MOP$0.00' }))).toBeVisible();
  const read = sent(await calls(), 'outstandingBalance');
  // Of another number it says where to look.
  await page.goto(`${paths.payment}?payRes=true&body=${prepaid.mobileNo}&buyer_pay_amount=386`);
  await expect(main.getByText(/MOP\$386\.00/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bills page' })).toHaveAttribute('href', paths.bills);
  await expect(main).not.toContainText(t.result.balance.slice(0, 40));
  expect(sent(await calls(), 'outstandingBalance')).toBe(read);
  await page.goto(`${paths.payment}?payRes=false&pid=FT1&body=${postpaid.mobileNo}`);
  await expect(main.getByRole('heading', { name: t.result.failedTitle, level: 1 })).toBeFocused();
  await expect(main.getByText(/paid\? Do not pay again yet\. From the 2nd working day.* or call 1118\.$/)).toBeVisible();
  await expect(main).not.toContainText(t.result.unconfirmed);
  await expect(main.getByRole('link', { name: t.result.again, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: t.result.printPage, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: t.result.print, exact: true })).toHaveCount(0);
  await page.goto(`${paths.payment}?payRes=true&pid=${EXAMPLE_PID}&body=${postpaid.mobileNo}`);
  const receipt = page.getByRole('region', { name: t.receipt.title });
  // Anybody can write a number into the address.
  await expect(receipt).not.toContainText('6688 1234');
  await expect(main.getByRole('button', { name: t.result.print, exact: true })).toBeVisible();
  await expect(receipt).toContainText('27 October 2026 20:15');
  await main.getByRole('link', { name: t.result.done }).click();
  await expect(page).toHaveURL(paths.bills);
});
