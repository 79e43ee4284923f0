import type { Page } from '@playwright/test';
import { configureSite } from '../support/calls.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, test } from '../support/site.ts';

/** Switches the reports on, as an operator does with SITE_REPORT_URL, and collects them. */
async function reports(page: Page, origin: string): Promise<{ body: string; headers: Record<string, string> }[]> {
  const sent: { body: string; headers: Record<string, string> }[] = [];
  await configureSite(page, { report: `${origin}/report-here` });
  await page.route('**/report-here', async (route) => {
    sent.push({ body: route.request().postData() ?? '', headers: await route.request().allHeaders() });
    await route.fulfill({ status: 204 });
  });
  return sent;
}

test('errors and web vitals are reported where it is switched on, and never a number, a name, a token or a PIN', async ({
  page,
  baseURL,
  expectConsoleErrors,
  rememberCustomer,
}) => {
  const name = '陳大文';
  // The errors below are thrown on purpose, and all with everything that must not leave in them.
  expectConsoleErrors(/陳大文|^uncaught: Object/);
  await rememberCustomer(postpaid);
  const sent = await reports(page, baseURL ?? '');
  await page.goto('/account/billManagement/1?pid=FT66881234');
  await expect(page.locator('h1').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const account = await page.evaluate(() => localStorage.getItem('account') ?? '');
  expect(token.length).toBeGreaterThan(5);
  const secrets = [postpaid.mobileNo, postpaid.pin, token, account, name, 'FT66881234', 'pid='];
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
    void Promise.reject(new TypeError(words));
    void Promise.reject({ name: words, message: words });
  }, secrets.join(' '));
  await expect.poll(() => sent.map(({ body }) => body).join()).toContain('"kind":"error"');
  await page.goto('/404');
  await expect.poll(() => sent.map(({ body }) => body).join()).toContain('"kind":"vital"');
  const all = JSON.stringify(sent);
  for (const secret of secrets) expect(all).not.toContain(secret);
  for (const { body, headers } of sent) {
    expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['language', 'release', 'reports']);
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('token');
  }
  expect(all).toContain('account-bills');
});

test('nothing is reported, and its code not fetched, as long as no URL is set', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  await page.goto('/404');
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('seen by nobody') })));
  await page.goto('/info');
  await expect(page.locator('h1')).toBeVisible();
  expect(requested.filter((each) => each.startsWith('POST') || /report/.test(each))).toEqual([]);
});
