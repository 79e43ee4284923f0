import { operations } from '../../openapi/generated/operations.ts';
import { FULL_ONLY } from '../support/full.ts';
import { oneBill, prepaid } from '../support/log-in.ts';
import { expect, test } from '../support/site.ts';

test('the API reference finds operations, shows their examples and tries them as a customer, without a request to another host', { tag: FULL_ONLY }, async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== baseURL) outside.push(request.url());
  });
  await page.goto('/__mock/reference');
  await page.waitForURL('**/docs');
  const shown = page.locator('.opblock');
  await expect(shown).toHaveCount(Object.keys(operations).length);

  // By a path, by a field deep inside a response.
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('pdfbase64');
  await expect(page.locator('#operations-bills-billPdf')).toBeVisible();
  await search.fill('/care/checkbill');
  await expect(shown).toHaveCount(1);
  const operation = page.locator('#operations-bills-billSummary');
  await operation
    .getByRole('button', { name: /checkbill/ })
    .first()
    .click();
  await expect(operation.locator('.examples-select select').first()).toContainText('A One Bill account');
  await operation.getByRole('tab', { name: 'Schema' }).first().click();
  await operation.getByRole('button', { name: 'Expand all' }).first().click();
  await expect(operation.getByText('Mobile number of the customer who is logged in').first()).toBeVisible();
  await expect(page.locator('.errors-wrapper')).toHaveCount(0);

  // A trial without a log-in, as two customers, in both languages, and with a wish.
  const result = operation.locator('.live-responses-table .microlight').first();
  const execute = () => operation.getByRole('button', { name: 'Execute' }).click();
  await execute();
  await expect(result).toContainText('"-2"');
  for (const { mobileNo } of [oneBill, prepaid]) {
    await page.getByLabel('Customer').selectOption(mobileNo);
    await expect(page.getByRole('status')).toContainText(`Signed in as ${mobileNo}`);
    await execute();
    await expect(result).toContainText(mobileNo === oneBill.mobileNo ? oneBill.account : '"-1"');
  }
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('Prefer').fill('example=usual');
  await execute();
  await expect(result).toContainText('10288416');
  expect(outside).toEqual([]);
});
