import { paths } from '../../src/lib/paths.ts';
import { loginOf, postpaid } from '../support/log-in.ts';
import { paymentOf } from '../support/payments.ts';
import { expect, FAILED_RESOURCE, languages, messages, test } from '../support/site.ts';
import { ports } from './start.ts';

for (const language of languages) {
  test(`home, a menu's page, log-in and a bill in ${language}, under the policy that customers get`, async ({ page, setLocale }) => {
    await setLocale(language);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hant-MO');
    await expect(page.getByRole('link', { name: messages(language, 'common').chat }).first()).toHaveAttribute('href', 'https://talk.operator.example/web');
    await page.goto(paths.plans());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const dialog = loginOf(page, language);
    await dialog.openInTime();
    await dialog.logIn(postpaid);
    await page.goto(paths.bills);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('a bill is paid by card at the gateway of the environment', async ({ page, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  const pay = paymentOf(page);
  await page.goto(paths.payment);
  await pay.amount.fill('100.50');
  await pay.agree();
  await pay.clickPay.click();
  await expect(pay.bank).toBeVisible();
  expect(new URL(page.url()).origin).toBe(`http://127.0.0.1:${ports.gateway}`);
  const returned = page.waitForRequest(/payRes=true&pid=/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await returned;
  await expect(page.getByRole('region', { name: pay.t.receipt.title })).toBeVisible();
});

test('a customer who tries too often reads the sentence of the server, and keeps what was typed', async ({ page, setLocale, expectConsoleErrors }) => {
  expectConsoleErrors(FAILED_RESOURCE);
  await setLocale('en');
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.77' });
  await page.goto(paths.contact);
  const dialog = loginOf(page, 'en');
  await dialog.openInTime();
  // More requests from the same address.
  await page.evaluate(async () => {
    const attempt = () => fetch('/api/care/accountInquiry', { method: 'POST', body: '{}' });
    await Promise.all(Array.from({ length: 15 }, attempt));
    setInterval(attempt, 200);
  });
  await dialog.enter(postpaid.mobileNo);
  await expect(dialog.root.getByText('You have tried too many times')).toBeVisible();
  await expect(dialog.phone).toHaveValue(postpaid.mobileNo);
});
