import { paths } from '../../src/lib/paths.ts';
import { ADDED, ALWAYS, AREA } from '../support/full.ts';
import { oneBill, postpaid } from '../support/log-in.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, FAILED_RESOURCE, messages, test } from '../support/site.ts';

test('a bill on a phone: total, due date and charges as text first, the PDF behind a button', { tag: [ADDED, '@BILL-08'] }, async ({
  page,
  setLocale,
  rememberCustomer,
}) => {
  await setLocale('en');
  await rememberCustomer(postpaid);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.bills);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^My bills/ }).click();
  const bill = main.getByRole('region', { name: /^Bill dated / });
  await expect(bill.getByText('MOP$386.00')).toBeVisible();
  await expect(bill.getByText('29 November 2026')).toBeVisible();
  await expect(bill.getByRole('heading', { name: 'Charges' })).toBeVisible();
  await expect(bill.getByText('Payment received, thank you')).toBeVisible();
  await expect(bill.getByText(/^This is a summary\. The PDF is your bill\./)).toBeVisible();
  await expect(bill.locator('canvas')).toHaveCount(0);
  // Until the engine is there, the buttons of the head are disabled; then their colours change.
  await expect(bill.getByRole('button', { name: 'Show the PDF (3 pages)' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await bill.getByRole('button', { name: 'Show the PDF (3 pages)' }).click();
  await expect(bill.locator('canvas').first()).toBeVisible();
  await page.goBack();
  await expect(bill.locator('canvas')).toHaveCount(0);
  await expect(bill.getByText('MOP$386.00')).toBeVisible();
});

test('on a phone the figures of a bill are there also when its PDF cannot be rendered', { tag: ALWAYS }, async ({
  page,
  expectConsoleErrors,
  rememberCustomer,
}) => {
  expectConsoleErrors(FAILED_RESOURCE);
  await rememberCustomer(postpaid);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/pdf-engine-*', (route) => route.abort());
  await page.goto(paths.bills);
  const t = messages('cn', 'bills');
  await page.getByRole('main').getByRole('button', { name: t.services.bill }).click();
  const bill = page.getByRole('main').getByRole('region', { name: /帳單/ });
  await expect(bill.getByText('MOP$386.00')).toBeVisible();
  await expect(bill.getByText('未能在這裏顯示 PDF')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t.bill.download })).toBeVisible();
  await expect(bill.getByText('MOP$386.00')).toBeVisible();
});

test('a bill of twenty pages: jump to a page, search all pages, zoom keeps the place', { tag: ['@BILL-08', AREA] }, async ({
  page,
  setLocale,
  rememberCustomer,
}) => {
  await setLocale('en');
  await rememberCustomer(oneBill);
  await page.goto(paths.bills);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^My bills/ }).click();
  const tools = main.getByRole('toolbar', { name: 'Bill viewer tools' });
  await expect(tools).toContainText('Page 1 of 20');
  await main.getByLabel('Page', { exact: true }).fill('17');
  await main.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(tools).toContainText('Page 17 of 20');
  await tools.getByRole('button', { name: 'Zoom in' }).click();
  await expect(tools).toContainText('Page 17 of 20');
  await main.getByLabel('Search all pages').fill('usage records');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(main.getByRole('status').filter({ hasText: 'lines found on 19 of 20 pages' })).toBeVisible();
  await main.getByRole('button', { name: /^Page 5:/ }).click();
  await expect(tools).toContainText('Page 5 of 20');
  await expectAccessible(page);
});
