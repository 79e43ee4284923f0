import { paths } from '../../src/lib/paths.ts';
import { loginOf, postpaid } from '../support/log-in.ts';
import { expect, messages, test } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 }, language: 'en' });

// Of every dialog, also while it is busy: site-layout.test.tsx.
test('Back on a phone closes an open dialog and stays on the page: the log-in', async ({ page }) => {
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
