import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { AREA } from '../support/full.ts';
import { oneBill, postpaid, prepaid, threeG } from '../support/log-in.ts';
import { expect, expectAccessible, expectFitsPhones, FAILED_RESOURCE, test } from '../support/site.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

/** Cards below balance and due date, with the operation that each reads and what it shows. */
const CARDS = [
  ['Data this period', 'topUpOffer', 'Left 3.2 GB'],
  ['Calls since your last bill', 'unbilledUsage', 'Heart to Heart'],
  ['Scheduled SMS', 'smsTasks', 'messages waiting'],
  ['Roaming', 'ussdGroups', 'Data roaming · Roaming calls and SMS · Roaming usage'],
] as const;

test.describe('overview', () => {
  test.beforeEach(({ setLocale }) => setLocale('en'));

  test('shows what the contract gives, accessibly in both themes and on small screens', { tag: ['@BILL-01', AREA] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    await expect(card(page, 'Your account at a glance')).toContainText('MOP$386.00');
    for (const [name, , shows] of CARDS) await expect(card(page, name)).toContainText(shows);
    await expect(card(page, 'Data this period')).toContainText('SMS alert at 4.8GB, already passed');
    await expect(card(page, 'Data this period')).toContainText('SMS alert at 14.8GB, already passed');
    await expect(card(page, 'Data this period')).toContainText(/Resets on \d+ \w+/);
    await expect(card(page, 'Service notice')).toContainText('System maintenance');
    // The contract has no state of a service.
    await expect(card(page, 'Roaming')).not.toContainText(/\b(on|off)\.$/);
    await expectAccessible(page);
    await expectFitsPhones(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('each card fails and is tried again alone', async ({ page, rememberCustomer, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    for (const operation of [...CARDS.map(([, operation]) => operation), 'dataUsageAlert']) await scenario(operation, { code: 500 });
    await page.goto(paths.bills);
    await expect(card(page, 'Your account at a glance')).toContainText('MOP$386.00');
    for (const [name] of CARDS) await expect(card(page, name)).toContainText('This part did not load');
    for (const [at, [name, operation, shows]] of CARDS.entries()) {
      await scenario(operation);
      await card(page, name)
        .getByRole('button', { name: `Try again: ${name}` })
        .click();
      await expect(card(page, name)).toContainText(shows);
      for (const [later] of CARDS.slice(at + 1)) await expect(card(page, later)).toContainText('This part did not load');
    }
    // The marks on the bar are missing, not the data.
    const data = card(page, 'Data this period');
    await expect(data).toContainText('We cannot show your SMS alerts right now.');
    await scenario('dataUsageAlert');
    await data.getByRole('button', { name: 'Try again: SMS alerts' }).click();
    await expect(data).toContainText('SMS alert at 4.8GB, already passed');
    await expect(data.getByRole('alert')).toHaveCount(0);
  });

  test('balance and due date are read before the cards below', async ({ page, rememberCustomer, scenario, calls }) => {
    await rememberCustomer(postpaid);
    await scenario('outstandingBalance', { delay: 6000 });
    await page.goto(paths.bills);
    await expect(card(page, 'Your account at a glance')).toContainText('1028 8416');
    expect((await calls()).filter(({ operationId }) => ['smsTasks', 'ussdGroups'].includes(operationId))).toEqual([]);
    await expect(card(page, 'Roaming')).toContainText('Data roaming', { timeout: 20_000 });
  });

  test('each card is one press from its errand', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.bills);
    const go = async (name: string, errand: string, there: string | RegExp) => {
      await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Bills' }).click();
      await card(page, name).getByText(errand, { exact: true }).click();
      await expect(main(page).getByRole('heading', { name: there }).first()).toBeVisible();
    };
    await go('Data this period', 'Buy data', 'Choose how much data to add');
    await go('Calls since your last bill', 'See usage since your last bill', 'Usage since your last bill');
    await go('Scheduled SMS', 'See scheduled messages', 'Scheduled messages');
    await go('Roaming', 'Check or turn on roaming', 'Roaming services');
    await go('Your account at a glance', 'See bill', 'My bills');
  });

  test('3G, One Bill and prepaid customers see what they have', { tag: ['@BILL-02'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(threeG);
    await page.goto(paths.bills);
    await expect(card(page, 'Data this period')).toContainText('Left 0.4 GB');
    await card(page, 'Data this period').getByRole('link', { name: 'Buy data' }).click();
    await expect(main(page).getByRole('button', { name: 'Apply', exact: true })).toBeVisible();

    const log = async (values: Record<string, string>) => {
      await page.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
      }, values);
      await page.goto(paths.bills);
    };
    await log({ isOneBill: 'true', account: oneBill.account });
    await expect(card(page, 'Your account at a glance')).toContainText('One Bill account');
    await log({ prepaidAccountToken: 'x', prepaidMobileNo: prepaid.mobileNo });
    await expect(main(page).getByRole('link', { name: 'Go to your prepaid page' })).toBeVisible();
    await expect(main(page).getByRole('region')).toHaveCount(0);
  });
});
