import { everyNth } from '../support/full.ts';
import { LoginDialog, postpaid, prepaid } from '../support/log-in.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, messages, test } from '../support/site.ts';

for (const [turn, [width, height]] of (
  [
    [320, 640],
    [390, 844],
    [1280, 900],
  ] as const
).entries()) {
  for (const [at, colorScheme] of (['light', 'dark'] as const).entries()) {
    test(`every state is accessible at ${width} px, ${colorScheme}`, everyNth(6, turn + at), async ({ page, setLocale }) => {
      const { next, login, forgot, tab } = messages('en', 'auth');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await setLocale('en');
      await page.goto('/account/billManagement/1');
      const dialog = new LoginDialog(page, 'en');
      const check = async () => {
        await expectNoHorizontalScroll(page);
        const box = await dialog.root.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(width);
        await expectAccessible(page);
      };
      await expect(dialog.root.getByRole('button', { name: next })).toBeVisible();
      await dialog.next.click();
      await expect(dialog.alert).toBeVisible();
      await check();
      await dialog.enter(postpaid.mobileNo);
      await dialog.pin.fill('0000');
      await dialog.root.getByRole('button', { name: login, exact: true }).click();
      await expect(dialog.alert).toBeVisible();
      await check();
      await dialog.enter(prepaid.mobileNo);
      await dialog.send.click();
      await expect(dialog.code).toBeFocused();
      await check();
      await dialog.phone.focus();
      await dialog.root.getByRole('button', { name: forgot }).click();
      await expect(dialog.root.getByRole('tab', { name: tab.reset })).toHaveAttribute('aria-selected', 'true');
      await check();
    });
  }
}
