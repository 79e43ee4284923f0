import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { LoginDialog, postpaid } from '../support/log-in.ts';
import { expect, test } from '../support/site.ts';

const isDialogEntry = (page: Page) => page.evaluate(() => window.history.state?.usr?.dialog === true);

/** A dialog's own entry of the history is there. */
const expectEntry = (page: Page, isPresent: boolean) => expect.poll(() => isDialogEntry(page)).toBe(isPresent);

test.describe('Back on a phone closes an open dialog and stays on the page', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ setLocale }) => setLocale('en'));

  test('the log-in', async ({ page }) => {
    await page.goto(paths.news);
    await page.goto(paths.contact);
    const login = new LoginDialog(page, 'en');
    await login.open();
    await expectEntry(page, true);
    await page.goBack();
    await expect(login.root).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(paths.contact);
    // The close button leaves no entry behind.
    await login.open();
    await expectEntry(page, true);
    await login.root.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(login.root).toBeHidden();
    await expectEntry(page, false);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.news}$`));
    // Nor does the log-in itself.
    await page.goForward();
    await login.open();
    await expectEntry(page, true);
    await login.logIn(postpaid);
    await expect(page).toHaveURL(new RegExp(`${paths.bills}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
    await expect(login.root).toBeHidden();
    await expectEntry(page, false);
  });

  test('the confirmation of a service, and its answer', async ({ page, rememberCustomer, calls }) => {
    await rememberCustomer(postpaid);
    await page.goto(paths.contact);
    await page.goto(paths.callingServices);
    const dialog = page.getByRole('alertdialog');
    await page.getByText('Voicemail and missed calls').click();
    await page.getByRole('button', { name: 'Reset the voicemail PIN' }).click();
    await expect(dialog.getByText('Reset the voicemail PIN?')).toBeVisible();
    await expectEntry(page, true);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Calling services' })).toBeVisible();
    expect((await calls()).some(({ operationId }) => operationId === 'applyUssd')).toBe(false);
    await page.getByRole('button', { name: 'Reset the voicemail PIN' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    // The answer follows in a dialog of its own, in the same entry.
    await expect(dialog.getByText('Processing')).toBeVisible();
    await expectEntry(page, true);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
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
