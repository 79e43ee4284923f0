import { FULL_ONLY } from '../support/full.ts';
import { expectNothingCut, NARROW_AND_LARGE } from '../support/large-text.ts';
import { LoginDialog, prepaid } from '../support/log-in.ts';
import { test } from '../support/site.ts';

// The other pages with large text: routes.spec.ts and account.spec.ts.
test('the prepaid page with large text', { tag: FULL_ONLY }, async ({ page }) => {
  await page.goto('/index');
  const dialog = new LoginDialog(page);
  await dialog.open();
  await dialog.logIn(prepaid);
  await page.waitForURL('/prepaid');
  await page.waitForLoadState('networkidle');
  await expectNothingCut(page, NARROW_AND_LARGE);
});
