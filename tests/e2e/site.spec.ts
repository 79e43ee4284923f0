import type { Page } from '@playwright/test';
import { content } from '#operator';
import { paths } from '../../src/lib/paths.ts';
import { answer, expectGetWithoutPayload } from '../support/calls.ts';
import { AREA_RUN } from '../support/full.ts';
import { loginOf, oneBill, postpaid, stored } from '../support/log-in.ts';
import { expect, expectNoHorizontalScroll, fill, messages, openHydrated, PHONE, test } from '../support/site.ts';

const cn = messages('cn', 'common');
/** A page that is nothing but the shell and a sentence, so that no other area's calls are in the way. */
const QUIET = '/404';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page, language: 'cn' | 'en' = 'cn') => header(page).getByRole('navigation', { name: messages(language, 'common').menu.label });
const hrefs = (page: Page, within: 'header' | 'footer') => page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the header leads to every page that the specification names, without a menu from the server, too; menu, notice and footer are read without a payload', {
  tag: ['@SHELL-01', '@SHELL-12', '@SHELL-20', '@SHELL-21', '@SHELL-22'],
}, async ({ page, scenario, requests }) => {
  await page.goto(QUIET);
  await expect(menu(page).getByRole('button')).toHaveCount(5);
  for (const read of ['getChannellist', 'getgetNotice', 'getfooterChannellist']) await expectGetWithoutPayload(requests, `/api/index/${read}`);
  // A visitor has log-in, express payment and practical information.
  const account = header(page).getByRole('button', { name: cn.account.label });
  await account.click();
  await expect(header(page).getByRole('link', { name: cn.account.payment })).toHaveAttribute('href', '/account/paymentMethod/3');
  await expect(header(page).getByRole('link', { name: cn.account.info })).toHaveAttribute('href', '/info');
  await expect(header(page).getByRole('button', { name: cn.account.logout })).toHaveCount(0);
  const found = await hrefs(page, 'header');
  const named = ['/', '/businessservice', '/account/billManagement/1', '/account/paymentMethod/3', '/info', '/powerPlan', '/roamdataoffer', '/allMobile'];
  expect(found).toEqual(expect.arrayContaining(named));
  await header(page).getByRole('listitem').getByRole('button', { name: cn.account.login }).click();
  await expect(loginOf(page).root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await scenario('menu', { example: 'empty' });
  await page.reload();
  for (const [name, path] of [
    [cn.menu.plans, '/powerPlan'],
    [cn.menu.phones, '/allMobile'],
    [cn.menu.roaming, '/roamdataoffer'],
    [cn.menu.business, '/businessservice'],
  ] as const) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('the header counts 1024 px as a phone and 1025 px as a desktop', { tag: ['@SHELL-09'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(QUIET);
  await expect(header(page).getByRole('button', { name: cn.menu.open })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(header(page).getByRole('button', { name: cn.menu.open })).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the menu of wide screens opens under the mouse and closes behind it, in three levels', { tag: ['@SHELL-08'] }, async ({ page }) => {
  await openHydrated(page);
  const plans = menu(page).getByRole('button', { name: '月費計劃' });
  await plans.hover();
  await expect(plans).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByText('個人計劃')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '學生及青年' })).toHaveAttribute('href', '/powerPlan?id=1003');
  await menu(page).getByRole('button', { name: '手機' }).hover();
  await expect(plans).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: 'Vela' })).toBeVisible();
  await page.mouse.move(640, 880);
  await expect(menu(page).getByRole('link', { name: 'Vela' })).toBeHidden();
});

test('the menu of wide screens works by keyboard: Enter, Space, Escape, leaving with Tab; a click keeps it open, a second click and a click elsewhere close it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(QUIET);
  const button = menu(page).getByRole('button', { name: '企業服務' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: '企業服務', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: '客戶服務' })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 880);
  await page.clock.fastForward(500);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.mouse.click(640, 880);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of wide screens follows what the server says of an item', { tag: ['@SHELL-16', '@SHELL-17'] }, async ({ page }) => {
  await page.goto(QUIET);
  await menu(page).getByRole('button', { name: '手機' }).click();
  const store = menu(page).getByRole('link', { name: /^手機網店/ });
  await expect(store).toHaveAttribute('href', `https://store.${content.domain}/`);
  await expect(store).toHaveAttribute('target', '_blank');
  await expect(store).toHaveAttribute('rel', /noopener/);
  await expect(menu(page).getByText('年終優惠預告')).toHaveCount(0);
  // With popup 1 an item opens the log-in for visitors.
  await menu(page).getByRole('button', { name: '客戶服務' }).click();
  await menu(page).getByRole('link', { name: '帳單管理' }).click();
  await expect(loginOf(page).root).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(QUIET);
  await page.keyboard.press('Escape');
  await menu(page).getByRole('button', { name: '手機' }).click();
  const inside = menu(page).getByRole('link', { name: '全部手機' });
  await expect(inside).not.toHaveAttribute('target');
  await inside.click();
  await page.waitForURL('**/allMobile');
  await expect(inside).toBeHidden();
});

test('the menu of small screens slides in on a click, unfolds, keeps the focus and gives it back; it has hotline, contact, reset, language, log-in and search', {
  tag: ['@SHELL-08', '@SHELL-10', '@SHELL-13'],
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(QUIET);
  const opener = header(page).getByRole('button', { name: cn.menu.open });
  await opener.click();
  const panel = page.getByRole('dialog', { name: cn.menu.title });
  await expect(panel).toBeVisible();
  await panel.getByText('月費計劃', { exact: true }).click();
  await expect(panel.getByRole('heading', { name: '個人計劃', exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: '學生及青年' })).toBeVisible();
  for (let tab = 0; tab < 30; tab += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar may be between the last and the first stop; the page behind never is.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  // Contact is the second tap: in sight as soon as the menu is open.
  const call = panel.getByRole('link', { name: fill(cn.hotline.call, { number: 1118 }) });
  await expect(call).toHaveAttribute('href', 'tel:1118');
  for (const contact of [call, panel.getByRole('link', { name: cn.footer.contact })]) await expect(contact).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: cn.account.reset }).click();
  await expect(loginOf(page).root.getByRole('tab', { name: messages('cn', 'auth').tab.reset })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await opener.click();
  await panel.getByRole('button', { name: 'English' }).click();
  const en = messages('en', 'common');
  const english = page.getByRole('dialog', { name: en.menu.title });
  await expect(english.getByText('Monthly plans', { exact: true })).toBeVisible();
  await expect(english.getByRole('button', { name: en.account.login, exact: true })).toBeVisible();
  await english.getByRole('searchbox').fill('roaming');
  await english.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/keyWordSearch?keyWord=roaming&page=1');
  await expect(english).toBeHidden();
  // The page of the results takes the focus.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  // The search of the header itself: its button opens the field, goes nowhere for nothing, and sends what is in it.
  const glass = header(page).getByRole('button', { name: en.search.submit });
  await glass.click();
  const field = header(page).getByRole('searchbox', { name: en.search.label });
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.width).toBeGreaterThan(200);
  // An empty field offers tasks of customers and popular pages; what is being typed is answered before it is sent.
  const suggestions = header(page).getByRole('search').getByRole('link');
  await expect(suggestions.filter({ hasText: en.popular.roaming })).toBeVisible();
  await expect(suggestions.first()).toHaveText(en.account.payment);
  await field.fill(' eSIM ');
  await expect(suggestions.filter({ hasText: en.popular.roaming })).toHaveCount(0);
  await expect(suggestions.first()).toBeVisible();
  expect(await suggestions.count()).toBeLessThanOrEqual(5);
  await suggestions.first().focus();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(field).toBeFocused();
  await glass.click();
  await page.waitForURL('**/keyWordSearch?keyWord=eSIM&page=1');
});

test('the user menu of a customer: the own number, name with a welcome, my account, express payment, practical information, log-out', {
  tag: ['@SHELL-11'],
}, async ({ page, rememberCustomer }) => {
  await rememberCustomer(oneBill);
  await page.goto(QUIET);
  await header(page).getByRole('button', { name: '6688 2345' }).click();
  await expect(header(page).getByText(fill(cn.account.welcome, { name: '6688 2345' }))).toBeVisible();
  for (const name of [cn.account.mine, cn.account.payment, cn.account.info]) await expect(header(page).getByRole('link', { name })).toBeVisible();
  for (const [name, path] of [
    [cn.account.usage, paths.usage],
    [cn.account.topUp, paths.topUp],
    [cn.account.roaming, paths.roamingServices],
  ] as const)
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(header(page).getByRole('button', { name: cn.account.logout })).toBeVisible();

  await page.setViewportSize(PHONE);
  await header(page).getByRole('button', { name: cn.menu.open }).click();
  const panel = page.getByRole('dialog', { name: cn.menu.title });
  await expect(panel.getByText(fill(cn.account.welcome, { name: '6688 2345' }))).toBeVisible();
  await expect(panel.getByRole('button', { name: cn.account.reset })).toHaveCount(0);
  await panel.getByRole('button', { name: cn.account.logout }).click();
  await page.waitForURL('**/index');
  await expect.poll(async () => (await stored(page)).token).toBeUndefined();
});

for (const response of [{ example: 'businessError' }, { example: 'sessionExpired' }, { code: 500 }]) {
  test(`log-out forgets the customer, goes home and tells the server once, when it returns ${JSON.stringify(response)}`, {
    tag: ['@LOGIN-15', '@LOGIN-23', ...('code' in response ? [AREA_RUN] : [])],
  }, async ({ page, scenario, calls, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await scenario('logout', response);
    await page.goto(QUIET);
    await header(page).getByRole('button', { name: '6688 1234' }).click();
    const answered = page.waitForResponse('**/api/care/logout?*');
    await header(page).getByRole('button', { name: cn.account.logout }).click();
    await page.waitForURL('**/index');
    await expect(header(page).getByRole('button', { name: cn.account.login, exact: true })).toBeVisible();
    const { message } = (await (await answered).json()) as { message: string };
    await expect(page.getByText(message)).toHaveCount(0);
    const left = await stored(page);
    for (const key of ['token', 'mobileNo', 'isLogin', 'account']) expect(left[key], key).toBeUndefined();
    expect((await calls()).filter(({ operationId }) => operationId === 'logout')).toHaveLength(1);
  });
}

test('the notice shows what the server announces above the header, and stays closed until there is another', {
  tag: ['@SHELL-03', '@SHELL-04', '@SHELL-19', '@SHELL-21'],
}, async ({ page, scenario }) => {
  const notice = page.getByRole('complementary', { name: cn.notice.label });
  // With status 0 there is none.
  await scenario('notice', { example: 'hidden' });
  await page.goto(QUIET);
  await expect(menu(page).getByRole('button').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await scenario('notice');
  await page.reload();
  await expect(notice).toContainText('系統維護');
  await expect(notice).toContainText('暫停繳費');
  await expect(notice.getByRole('link', { name: '詳情' })).toHaveAttribute('href', '/news?id=7010');
  await notice.getByRole('button', { name: cn.notice.close }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(header(page)).toBeVisible();
  await expect(menu(page).getByRole('button').first()).toBeVisible();
  await expect(notice).toBeHidden();
  // Another notice, which is not on the page from its first paint, shifts nothing: it waits for the next page.
  await answer(page, '/api/index/getgetNotice', { status: 1, title: '颱風通知', content: '各門市今日休息。' });
  await page.reload();
  await header(page).getByRole('link', { name: cn.logo }).click();
  await expect(notice).toContainText('各門市今日休息。');
});

test('the footer leads to the main site, the sibling sites, the chat and the hotline, the server’s channels first', {
  tag: ['@SHELL-02', '@SHELL-05', '@SHELL-06', '@SHELL-07', '@SHELL-22'],
}, async ({ page, scenario }) => {
  await page.goto(QUIET);
  await expect(footer(page)).toBeVisible();
  const found = await hrefs(page, 'footer');
  const paths = ['/aboutus', '/crs', '/aboutus/servicepledges', '/news', '/jobs', '/joinUs', '/care/shopsncentres', '/contactUs', '/care/my3macau'];
  for (const path of [...paths, '/service-terms-conditions', '/privacy-personal-statement']) expect(found).toContain(`https://www.${content.domain}${path}`);
  expect(found).toEqual(
    expect.arrayContaining([`https://rewards.${content.domain}`, `https://mall.${content.domain}`, `https://chat.${content.domain}`, 'tel:1118']),
  );
  await expect(footer(page).getByText('1118', { exact: true })).toBeVisible();
  const headings = footer(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['會員及購物', '收費一覽', cn.footer.about, cn.footer.care, cn.footer.more], { useInnerText: true });
  await expect(footer(page).getByRole('link', { name: 'IDD 060 收費' })).toHaveAttribute('href', '/idd/idd060');
  await expect(footer(page).getByRole('link', { name: '企業客戶' })).toHaveAttribute('href', '/businessservice');
  await scenario('footerChannels', { example: 'empty' });
  await page.reload();
  await expect(headings).toHaveText([cn.footer.about, cn.footer.care, cn.footer.more], { useInnerText: true });
});

test('after scrolling the header stays at the top as it is, and back to top and chat appear', { tag: ['@SHELL-05', '@SHELL-14', '@SHELL-15'] }, async ({
  page,
}) => {
  await page.goto('/info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = async () => (await header(page).boundingBox())?.y;
  const height = (await header(page).boundingBox())?.height;
  expect(await top()).toBeGreaterThan(0);
  const floating = page.getByRole('complementary', { name: cn.support });
  await expect(floating).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect(floating.getByRole('link')).toHaveAttribute('href', `https://chat.${content.domain}`);
  await expect.poll(top).toBe(0);
  expect((await header(page).boundingBox())?.height).toBe(height);
  await floating.getByRole('button', { name: cn.toTop }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(floating).toHaveCount(0);
  await expect.poll(top).toBeGreaterThan(0);
  // On phones they would cover what is read on the way down.
  await page.setViewportSize(PHONE);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.mouse.wheel(0, -100);
  await expect(floating.getByRole('link')).toBeInViewport();
  await page.mouse.wheel(0, 50);
  await expect(floating).toHaveCount(0);
  // They would cover prices there.
  await page.goto('/allMobile');
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expect(floating.getByRole('link')).toBeAttached();
  await expect(floating.getByRole('link')).not.toBeInViewport();
});
