import type { Page } from '@playwright/test';
import { SMS_CODE } from '../../mock-server/personas.ts';
import { ADDED, ALWAYS, FULL_ONLY, inTurn, THEMES } from '../support/full.ts';
import { LoginDialog, openLogin, postpaid, prepaid, stored } from '../support/log-in.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, fill, messages, test } from '../support/site.ts';

const shown = prepaid.mobileNo.replace(/(\d{4})(\d{4})/, '$1 $2');

/** Logs the prepaid customer in with the dialog, from the home page. */
async function logIn(page: Page, language: 'cn' | 'en') {
  const dialog = await openLogin(page, language);
  await dialog.logIn(prepaid);
  await expect(page).toHaveURL('/prepaid');
}

for (const language of inTurn('en')) {
  const texted = messages(language, 'prepaid');
  const common = messages(language, 'common');

  test.describe(`prepaid page in ${language}`, () => {
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('greets the customer and leads to services, charges and the hotline', { tag: [ADDED, '@ROLE-05', '@ROUTE-07', '@IDD-09'] }, async ({ page }) => {
      await logIn(page, language);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texted.title);
      await expect(main.getByText(texted.welcome)).toBeVisible();
      await expect(main.getByText(shown)).toBeVisible();
      for (const [name, path] of [
        [texted.roaming.name, '/account/roam/5'],
        [texted.calling.name, '/account/call/6'],
        [texted.settings.name, '/account/accountSettings/0'],
        [texted.charges.name, '/idd/roamingcharge'],
        [texted.idd00.name, '/idd/idd00'],
        [texted.idd060.name, '/idd/idd060'],
      ] as const) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      await expect(main.getByText(fill(texted.offer.text, { first: 50, second: 100, third: 150 }))).toBeVisible();
      // The balance and how to top up come from the services of the card.
      await expect(main.getByText('*1118*')).toBeVisible();
      await main.getByRole('button', { name: language === 'cn' ? '查詢餘額' : 'Check balance', exact: true }).click();
      await expect(main.getByRole('status').filter({ hasText: 'MOP$86.50' })).toBeVisible();
      await expect(main.getByRole('list', { name: texted.offer.cards }).getByRole('listitem')).toHaveText(['MOP$50', 'MOP$100', 'MOP$150']);
      await expect(main.getByRole('link', { name: /1118/ })).toHaveAttribute('href', 'tel:1118');
      await main.getByRole('link', { name: texted.roaming.name }).click();
      await expect(page).toHaveURL('/account/roam/5');
      await page.goBack();
      await page.reload();
      await expect(main.getByText(shown)).toBeVisible();
    });

    test('log-out forgets the customer and goes home', { tag: ALWAYS }, async ({ page, calls }) => {
      await logIn(page, language);
      await page.getByRole('main').getByRole('button', { name: common.account.logout }).click();
      await expect(page).toHaveURL('/index');
      await expect(page.getByRole('banner').getByRole('button', { name: common.account.login, exact: true })).toBeVisible();
      await expect(new LoginDialog(page, language).root).toHaveCount(0);
      const kept = await stored(page);
      for (const key of ['token', 'mobileNo', 'isLogin', 'prepaidAccountToken', 'prepaidMobileNo']) expect(kept[key], key).toBeUndefined();
      expect((await calls()).map(({ operationId }) => operationId)).toContain('logout');
    });
  });
}

test.describe('prepaid page', () => {
  test('a visitor is sent home and asked to log in, and comes back', { tag: ['@ROUTE-07', '@ROLE-05'] }, async ({ page }) => {
    await page.goto('/prepaid');
    const dialog = new LoginDialog(page);
    await expect(dialog.root).toBeVisible();
    await expect(page).toHaveURL('/index');
    await expect(page.getByText(shown)).toHaveCount(0);
    await dialog.logIn(prepaid);
    await expect(page).toHaveURL('/prepaid');
    await expect(page.getByRole('main').getByText(shown)).toBeVisible();
  });

  test('a postpaid customer goes to the bills', { tag: '@ROLE-05' }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await page.goto('/prepaid');
    await expect(page).toHaveURL('/account/billManagement/1');
  });

  test('the account area has the way back and only the tabs that are theirs', { tag: ['@ROLE-09'] }, async ({ page, setLocale }) => {
    await setLocale('en');
    await logIn(page, 'en');
    await page.getByRole('main').getByRole('link', { name: 'Calling services' }).click();
    const tabs = page.getByRole('navigation', { name: 'My account' });
    await expect(tabs.getByRole('link')).toHaveText(['My prepaid card', 'Account settings', 'Roaming services', 'Calling services']);
    await tabs.getByRole('link', { name: 'My prepaid card' }).click();
    await expect(page).toHaveURL('/prepaid');
    await page.getByRole('banner').getByRole('button', { name: shown }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/prepaid');
  });

  test('a session that ends at work leads back to the work', { tag: [ADDED, '@ERR-02'] }, async ({ page, scenario }) => {
    await page.clock.install();
    await logIn(page, 'cn');
    // The page's own read is over.
    await expect(page.getByRole('main').getByText('*1118*')).toBeVisible();
    await scenario('ussdGroups', { example: 'sessionExpired' });
    await page
      .getByRole('main')
      .getByRole('link', { name: messages('cn', 'prepaid').calling.name })
      .click();
    const dialog = new LoginDialog(page);
    await expect(dialog.root).toBeVisible();
    await scenario('ussdGroups');
    await dialog.enter(prepaid.mobileNo);
    await expect(dialog.code).toBeVisible();
    // Another code can be requested after a minute.
    await page.clock.runFor(60_000);
    await dialog.root.getByRole('button', { name: messages('cn', 'forms').code.resend, exact: true }).click();
    await dialog.code.fill(SMS_CODE);
    await dialog.submit.click();
    await expect(page).toHaveURL('/account/call/6');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(messages('cn', 'ussd').calling.title);
  });

  test('the page works without the services of the card', async ({ page, scenario, expectConsoleErrors }) => {
    expectConsoleErrors(/Failed to load resource/);
    await scenario('ussdGroups', { code: 500 });
    await logIn(page, 'cn');
    await expect(page.getByRole('main').getByText('在服務列表按「增值方法」，或致電客戶服務熱線查詢。')).toBeVisible();
    await expect(page.getByRole('button', { name: '查詢餘額' })).toHaveCount(0);
    await expect(page.getByText(messages('cn', 'common').failure.server)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '未能載入你的儲值卡服務。' })).toBeVisible();
    await scenario('ussdGroups');
    await page.getByRole('main').getByRole('button', { name: '再試一次' }).click();
    await expect(page.getByRole('button', { name: '查詢餘額' })).toBeFocused();
    await expect(page.getByRole('main').getByText('*1118*')).toBeVisible();
    await expect(page.getByText('未能載入你的儲值卡服務。')).toHaveCount(0);
  });

  test('its code comes when the page is opened and not before', { tag: '@ROUTE-07' }, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const own = () => files.filter((file) => /\/assets\/prepaid-route-.*\.js$/.test(file));
    const dialog = await openLogin(page);
    expect(own()).toEqual([]);
    await dialog.logIn(prepaid);
    await expect(page.getByRole('main').getByText(shown)).toBeVisible();
    expect(own()).toHaveLength(1);
  });

  test('is accessible in both themes and fits small screens', { tag: FULL_ONLY }, async ({ page }) => {
    await logIn(page, 'cn');
    await expect(page.getByRole('main').getByText(shown)).toBeVisible();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
      // The amounts stay in their boxes.
      const cards = page.getByRole('list', { name: messages('cn', 'prepaid').offer.cards }).getByRole('listitem');
      for (const card of await cards.all()) expect(await card.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
