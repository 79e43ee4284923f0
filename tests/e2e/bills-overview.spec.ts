import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { dataWith, due } from '../support/figures.ts';
import { AREA_RUN } from '../support/full.ts';
import { oneBill, postpaid, prepaid, threeG } from '../support/log-in.ts';
import { expect, fill, messages, test } from '../support/site.ts';

const t = messages('en', 'bills');
const { failure } = messages('en', 'common');
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

/** Cards below balance and due date, with the operation that each reads, what it shows, the way on and the heading there. */
const CARDS = [
  [t.data.title, 'topUpOffer', `${dataWith(0, postpaid).left} GB left`, t.data.topUp, messages('en', 'top-up').plans.question],
  [t.glance.airtime, 'unbilledUsage', 'Heart to Heart', t.glance.airtimeMore, t.unbilled.title],
  [t.glance.sms, 'smsTasks', 'messages waiting', t.glance.smsMore, messages('en', 'sms').tasks.title],
] as const;
/** Reads nothing: the contract has no state of a service. */
const ROAMING = [t.glance.roaming, '', t.glance.roamingUnknown, t.glance.roamingMore, messages('en', 'ussd').roaming.title] as const;
const ALERT = fill(t.data.alert, { level: '14.8 GB' });

test.use({ language: 'en' });

test('the overview shows what the contract gives, each card one press from its errand', { tag: ['@BILL-01', AREA_RUN] }, async ({ page, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  await page.goto(paths.bills);
  const bills = page.getByRole('navigation', { name: messages('en', 'account').mine }).getByRole('link', { name: messages('en', 'account').tabs.bills });
  await expect(card(page, t.summary)).toContainText(`MOP$${due}`);
  for (const [name, , shows] of [...CARDS, ROAMING]) await expect(card(page, name)).toContainText(shows);
  await expect(card(page, t.data.title)).toContainText(ALERT);
  // Passed.
  await expect(card(page, t.data.title)).not.toContainText(fill(t.data.alert, { level: '4.8 GB' }));
  await expect(card(page, t.data.title)).toContainText(/Resets on \d+ \w+/);
  for (const [name, , , errand, heading] of [...CARDS, ROAMING]) {
    await card(page, name).getByText(errand, { exact: true }).click();
    await expect(main(page).getByRole('heading', { name: heading }).first()).toBeVisible();
    await bills.click();
  }
  await card(page, t.data.title).getByRole('link', { name: t.data.changeAlerts }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: messages('en', 'settings').alert.title })).toBeVisible();
  await bills.click();
  await card(page, t.summary).getByText(t.seeBill, { exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: t.bill.title })).toBeVisible();
});

test('the bill is opened while summary and balance are under way', async ({ page, rememberCustomer, scenario }) => {
  await rememberCustomer(postpaid);
  for (const operation of ['billSummary', 'outstandingBalance'] as const) await scenario(operation, { delay: 60_000 });
  await page.goto(paths.bills);
  await card(page, t.summary).getByText(t.seeBill, { exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: t.bill.title })).toBeFocused();
  await expect(main(page).getByRole('link', { name: t.bill.download }).first()).toBeVisible();
});

test('each card fails and is tried again alone', async ({ page, rememberCustomer, scenario }) => {
  await rememberCustomer(postpaid);
  for (const operation of [...CARDS.map(([, operation]) => operation), 'dataUsageAlert']) await scenario(operation, { code: 500 });
  await page.goto(paths.bills);
  await expect(card(page, t.summary)).toContainText(`MOP$${due}`);
  for (const [name] of CARDS) await expect(card(page, name)).toContainText(failure.panelTitle);
  for (const [at, [name, operation, shows]] of CARDS.entries()) {
    await scenario(operation);
    await card(page, name)
      .getByRole('button', { name: `${failure.retry}: ${name}` })
      .click();
    await expect(card(page, name)).toContainText(shows);
    for (const [later] of CARDS.slice(at + 1)) await expect(card(page, later)).toContainText(failure.panelTitle);
  }
  // The marks on the bar are missing, not the data.
  const data = card(page, t.data.title);
  await expect(data).toContainText(t.data.noAlerts);
  await scenario('dataUsageAlert');
  await data.getByRole('button', { name: `${failure.retry}: ${t.data.alerts}` }).click();
  await expect(data).toContainText(ALERT);
  await expect(data.getByRole('alert')).toHaveCount(0);
});

test('3G, One Bill and prepaid customers, and one in credit, see what they have', { tag: ['@BILL-02'] }, async ({ page, scenario, rememberCustomer }) => {
  await rememberCustomer(threeG);
  await page.goto(paths.bills);
  await expect(card(page, t.data.title)).toContainText(`${dataWith(0, threeG).left} GB left`);
  await card(page, t.data.title).getByRole('link', { name: t.data.topUp }).click();
  await expect(main(page).getByRole('button', { name: messages('en', 'top-up').apply.submit, exact: true })).toBeVisible();

  const log = async (values: Record<string, string>) => {
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, values);
    await page.goto(paths.bills);
  };
  await scenario('outstandingBalance', { example: 'credit' });
  await log({ isOneBill: 'true', account: oneBill.account });
  await expect(card(page, t.summary)).toContainText(t.oneBill);
  for (const text of [t.credit, 'MOP$114.00', t.nothingDue]) await expect(card(page, t.summary)).toContainText(text);
  await log({ prepaidAccountToken: 'x', prepaidMobileNo: prepaid.mobileNo });
  await expect(main(page).getByRole('link', { name: t.prepaid.go })).toHaveAttribute('href', paths.prepaid);
  await expect(main(page).getByRole('region')).toHaveCount(0);
});
