import { paths } from '../../src/lib/paths.ts';
import { loginOf, postpaid } from '../support/log-in.ts';
import { expect, messages, test } from '../support/site.ts';

test.describe('Back on a phone closes an open dialog and stays on the page', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ setLocale }) => setLocale('en'));

  test('the log-in', async ({ page }) => {
    // Without a load: on the first page of a visit Back leaves the site.
    await page.goto(paths.contact);
    await page
      .getByRole('navigation', { name: messages('en', 'common').trail })
      .getByRole('link', { name: messages('en', 'common').home, exact: true })
      .click();
    await expect(page).toHaveURL(paths.home);
    const login = loginOf(page, 'en');
    await login.open();
    await page.goBack();
    await expect(login.root).toBeHidden();
    await expect(page).toHaveURL(paths.home);
    // The close button leaves nothing to go back to, nor does the log-in itself.
    await login.open();
    await login.root.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(login.root).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(paths.contact);
    await page.goForward();
    await expect(page).toHaveURL(paths.home);
    await login.open();
    await login.logIn(postpaid);
    await expect(page).toHaveURL(paths.bills);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
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
    await expect(page).toHaveURL(paths.settings);
  });
});
