import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { LoginDialog, postpaid } from '../support/log-in.ts';
import { expect, messages, test } from '../support/site.ts';

/** To another page without a load: on the first page of a visit Back leaves the site. */
async function openByLink(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
}

test.describe('Back on a phone closes an open dialog and stays on the page', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ setLocale }) => setLocale('en'));

  test('the log-in', async ({ page }) => {
    await openByLink(page, paths.news, paths.contact);
    const login = new LoginDialog(page, 'en');
    await login.open();
    await page.goBack();
    await expect(login.root).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(paths.contact);
    // The close button leaves nothing to go back to, nor does the log-in itself.
    await login.open();
    await login.root.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(login.root).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.news}$`));
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
    await login.open();
    await login.logIn(postpaid);
    await expect(page).toHaveURL(new RegExp(`${paths.bills}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
    await expect(login.root).toBeHidden();
  });

  test('the confirmation of a service, and its answer', async ({ page, rememberCustomer, calls }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.settings);
    await page
      .getByRole('navigation', { name: messages('en', 'account').mine })
      .getByRole('link', { name: 'Calling services' })
      .click();
    const dialog = page.getByRole('alertdialog');
    await page.getByText('Voicemail and missed calls').click();
    await page.getByRole('button', { name: 'Reset the voicemail PIN' }).click();
    await expect(dialog.getByText('Reset the voicemail PIN?')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Calling services' })).toBeVisible();
    expect((await calls()).some(({ operationId }) => operationId === 'applyUssd')).toBe(false);
    await page.getByRole('button', { name: 'Reset the voicemail PIN' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    // The answer follows in a dialog of its own.
    await expect(dialog.getByText('Processing')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
  });
});

test('a dialog on a desktop adds no entry', async ({ page, setLocale }) => {
  await setLocale('en');
  await page.goto(paths.contact);
  const before = await page.evaluate(() => window.history.length);
  const login = new LoginDialog(page, 'en');
  await login.open();
  await page.keyboard.press('Escape');
  await expect(login.root).toBeHidden();
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
