import { ADDED, AREA_RUN } from '../support/full.ts';
import { loginOf, openLogin, postpaid, prepaid } from '../support/log-in.ts';
import { expect, fill, inLanguages, messages, PHONE, test } from '../support/site.ts';
import { serviceNames, serviceOf } from '../support/ussd.ts';

const shown = prepaid.mobileNo.replace(/(\d{4})(\d{4})/, '$1 $2');

inLanguages('en', 'prepaid page', (language) => {
  const texted = messages(language, 'prepaid');
  const { tabs } = messages(language, 'account');

  test('greets the customer and leads to services, charges and the hotline', { tag: [ADDED, '@ROLE-05', '@ROUTE-07', '@IDD-09', '@USSD-03'] }, async ({
    page,
  }) => {
    const dialog = await openLogin(page, language);
    await dialog.logIn(prepaid);
    await expect(page).toHaveURL('/prepaid');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texted.title);
    await expect(main.getByText(fill(texted.balance.of, { number: shown }))).toBeVisible();
    for (const [name, path] of [
      [tabs.roaming, '/account/roam/5'],
      [tabs.calling, '/account/call/6'],
      [tabs.settings, '/account/accountSettings/0'],
      [texted.charges.name, '/idd/roamingcharge'],
      [texted.idd00.name, '/idd/idd00'],
      [texted.idd060.name, '/idd/idd060'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(main.getByText(fill(texted.offer, { first: 50, second: 100, third: 150 }))).toBeVisible();
    // The balance and how to top up come from the services of the card.
    await expect(main.getByText(/^\*1118\*/)).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: 'MOP$86.50' })).toBeVisible();
    // The code is dialled on a phone only.
    const dial = main.getByRole('button', { name: texted.topUp.dial });
    await expect(dial).toBeHidden();
    await page.setViewportSize(PHONE);
    await dial.click();
    await expect(main.getByLabel(texted.topUp.voucher)).toBeFocused();
    await expect(main.getByText(texted.topUp.voucherMissing)).toBeVisible();
    await main.getByLabel(texted.topUp.voucher).fill('1234 5678 9012 3456');
    await expect(main.getByLabel(texted.topUp.voucher)).toHaveValue('1234567890123456');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(main.getByRole('link', { name: /1118/ })).toHaveAttribute('href', 'tel:1118');
    await main.getByRole('link', { name: tabs.roaming }).click();
    await expect(page).toHaveURL('/account/roam/5');
    // Roaming services of their own.
    await expect(main.getByText(serviceOf('7311').group.name[language], { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: serviceNames(language).roamingOn, exact: true })).toHaveCount(0);
    await page.goBack();
    await page.reload();
    await expect(main.getByText(fill(texted.balance.of, { number: shown }))).toBeVisible();
  });
});

const t = messages('cn', 'prepaid');

test('a postpaid customer goes to the bills', { tag: '@ROLE-05' }, async ({ page, rememberCustomer }) => {
  await rememberCustomer(postpaid);
  await page.goto('/prepaid');
  await expect(page).toHaveURL('/account/billManagement/1');
});

test('the code of the page comes when it is opened and not before; the account area has the way back and only the tabs that are theirs', {
  tag: ['@ROLE-09', '@ROUTE-07'],
}, async ({ page }) => {
  const account = messages('cn', 'account');
  const own: string[] = [];
  page.on('request', (request) => /\/assets\/prepaid-route-.*\.js$/.test(request.url()) && own.push(request.url()));
  const dialog = await openLogin(page);
  expect(own).toEqual([]);
  await dialog.logIn(prepaid);
  await page.getByRole('main').getByRole('link', { name: account.tabs.calling }).click();
  expect(own).toHaveLength(1);
  const tabs = page.getByRole('navigation', { name: account.mine });
  await expect(tabs.getByRole('link')).toHaveText([account.prepaid, account.tabs.settings, account.tabs.roaming, account.tabs.calling]);
  await tabs.getByRole('link', { name: account.prepaid }).click();
  await expect(page).toHaveURL('/prepaid');
  await page.getByRole('banner').getByRole('button', { name: shown }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: account.mine })).toHaveAttribute('href', '/prepaid');
});

test('a session that ends at work leads back to the work', { tag: [ADDED, '@ERR-02', AREA_RUN] }, async ({ page, scenario, rememberCustomer }) => {
  const main = page.getByRole('main');
  await rememberCustomer(prepaid);
  await page.goto('/prepaid');
  // The page's own read is over.
  await expect(main.getByText(/^\*1118\*/)).toBeVisible();
  await scenario('ussdGroups', { example: 'sessionExpired' });
  await main.getByRole('link', { name: messages('cn', 'account').tabs.calling }).click();
  const dialog = loginOf(page);
  await expect(dialog.root).toBeVisible();
  await scenario('ussdGroups');
  await dialog.logIn(prepaid);
  await expect(page).toHaveURL('/account/call/6');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages('cn', 'ussd').calling.title);
});

test('the page works without the services of the card', async ({ page, scenario, rememberCustomer }) => {
  const { failure } = messages('cn', 'common');
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: t.balance.ask });
  await scenario('ussdGroups', { code: 500 });
  await rememberCustomer(prepaid);
  await page.goto('/prepaid');
  await expect(main.getByText(t.topUp.text)).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expect(page.getByText(failure.server)).toHaveCount(0);
  await expect(main.getByRole('status').filter({ hasText: t.balance.failed })).toBeVisible();
  await scenario('ussdGroups');
  await main.getByRole('button', { name: failure.retry }).click();
  await expect(ask).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'MOP$86.50' })).toBeVisible();
  await expect(main.getByText(/^\*1118\*/)).toBeVisible();
  await expect(main.getByText(t.balance.failed)).toHaveCount(0);
});
