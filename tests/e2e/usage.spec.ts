import type { Page } from '@playwright/test';
import { REISSUE_FEE_MOP } from '../../src/lib/account-facts.ts';
import { dayText } from '../../src/lib/macau-date.ts';
import { paths } from '../../src/lib/paths.ts';
import { LoginDialog, oneBill, postpaid, stored } from '../support/log-in.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, FAILED_RESOURCE, fill, type Language, languages, messages, sent, test } from '../support/site.ts';

/** The usage record, found by what the customer reads. */
function usageOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'usage');
  const main = page.getByRole('main');
  return {
    t,
    main,
    tab: (name: 'reissue' | 'query') => main.getByRole('tab', { name: t.tabs[name], exact: true }),
    period: main.getByLabel(t.period, { exact: true }),
    request: main.getByRole('button', { name: t.reissue.submit, exact: true }),
    done: main.getByRole('heading', { name: t.reissue.done, exact: true }),
    back: main.getByRole('button', { name: t.back, exact: true }),
    ask: main.getByRole('button', { name: t.query.submit, exact: true }),
    /** The record's text. */
    record: main.getByRole('region', { name: t.query.scroll }),
  };
}

for (const language of languages) {
  test.describe(`usage record in ${language}`, () => {
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('a copy is requested and a record is looked at', {
      tag: ['@USAGE-01', '@USAGE-02', '@USAGE-03', '@USAGE-05', '@USAGE-06', '@USAGE-07', '@USAGE-08'],
    }, async ({ page, rememberCustomer }) => {
      await rememberCustomer(postpaid);
      const usage = usageOf(page, language);
      const { t, main } = usage;
      const listed = page.waitForRequest('**/api/care/detailbillnextthree?*');
      await page.goto(paths.usage);
      expect((await listed).method()).toBe('GET');
      await expect(main.getByRole('tab')).toHaveText([t.tabs.reissue, t.tabs.query]);
      await expect(usage.tab('reissue')).toHaveAttribute('aria-selected', 'true');
      for (const number of ['*8210', '*8110'])
        await expect(main.getByRole('link', { name: fill(t.lines.call, { number }) })).toHaveAttribute('href', `tel:${number}`);

      // A copy costs money: nothing is chosen for the customer.
      expect(REISSUE_FEE_MOP).toBe(20);
      await expect(main.getByText(fill(t.reissue.fee, { fee: 20 }))).toBeVisible();
      await expect(main.getByText(postpaid.account)).toBeVisible();
      await usage.request.click();
      await expect(usage.period).toHaveAccessibleDescription(new RegExp(t.missing));
      await usage.period.selectOption({ index: 2 });
      const day = await usage.period.inputValue();
      const posted = page.waitForRequest((sending) => sending.url().includes('/api/care/detailbillnextthree?') && sending.method() === 'POST');
      await usage.request.click();
      expect((await posted).postDataJSON()).toEqual({ cycleDate: day });
      await expect(usage.done).toBeFocused();
      await expect(main.getByText(fill(t.reissue.doneText, { day: dayText(day, language), fee: 20 }))).toBeVisible();
      await usage.back.click();
      await usage.period.selectOption(day);
      await usage.request.click();
      // The server knows the first request; its message is shown in the form, and the choice stays.
      await expect(main.getByRole('alert')).toBeVisible();
      await expect(usage.period).toHaveValue(day);

      const offered = page.waitForRequest('**/api/care/checkdetailbill?*');
      await usage.tab('query').click();
      expect((await offered).method()).toBe('GET');
      expect((await stored(page)).usageRecord).toBe('1');
      await usage.period.selectOption(day);
      const requested = page.waitForRequest((sending) => sending.url().includes('/api/care/checkdetailbill?') && sending.method() === 'POST');
      await usage.ask.click();
      expect((await requested).postDataJSON()).toEqual({ cycleDate: day });
      await expect(main.getByRole('heading', { name: fill(t.query.result, { day: dayText(day, language) }) })).toBeFocused();
      await expect(usage.record).toContainText(postpaid.mobileNo);
      await expect(usage.record).toContainText(language === 'cn' ? '類別' : 'Number called');
      await expect(main.getByRole('button', { name: t.query.print })).toBeVisible();
      // A reload keeps the sub-tab.
      await page.reload();
      await expect(usage.tab('query')).toHaveAttribute('aria-selected', 'true');
    });

    test('a One Bill customer is led to the chat instead of the query', { tag: ['@ROLE-10', '@USAGE-04'] }, async ({ page, calls, rememberCustomer }) => {
      await rememberCustomer(oneBill);
      const usage = usageOf(page, language);
      await page.goto(paths.usage);
      await expect(usage.main.getByText(usage.t.oneBill, { exact: true })).toBeVisible();
      await usage.tab('query').click();
      await expect(usage.main.getByText(usage.t.query.oneBillText)).toBeVisible();
      await expect(usage.main.getByRole('link', { name: usage.t.query.chat })).toHaveAttribute('href', 'https://chat.farol.example');
      await expect(usage.period).toHaveCount(0);
      expect(sent(await calls(), 'usageDetailPeriods')).toBe(0);
    });
  });
}

test.describe('usage record', () => {
  const t = messages('cn', 'usage');
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

  test('an expired session leads back to what was chosen; a copy is requested once under a double click', { tag: ['@USAGE-02', '@USAGE-07'] }, async ({
    page,
    scenario,
    calls,
  }) => {
    const usage = usageOf(page);
    await page.goto(paths.usage);
    await usage.period.selectOption({ index: 1 });
    const day = await usage.period.inputValue();
    await scenario('requestUsageReissue', { example: 'sessionExpired' });
    await usage.request.click();
    const login = new LoginDialog(page);
    await expect(login.root).toBeVisible();
    await scenario('requestUsageReissue', { delay: 800 });
    await login.logIn(postpaid);
    await page.waitForURL(`**${paths.usage}`);
    await expect(usage.period).toHaveValue(day);
    const before = sent(await calls(), 'requestUsageReissue');
    await usage.request.dblclick();
    await page.keyboard.press('Enter');
    await expect(usage.done).toBeFocused();
    expect(sent(await calls(), 'requestUsageReissue') - before).toBe(1);
  });

  test('loading, failure, no records, and a record of thousands of lines', { tag: ['@USAGE-01', '@USAGE-06'] }, async ({
    page,
    scenario,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    const usage = usageOf(page);
    await scenario('usageReissuePeriods', { example: 'empty' });
    await scenario('usageDetailPeriods', { delay: 1500 });
    await scenario('usageDetail', { code: 500 });
    await page.goto(paths.usage);
    await expect(usage.main.getByRole('heading', { name: t.empty.title })).toBeVisible();
    await usage.tab('query').click();
    await expect(usage.main.getByRole('status').filter({ hasText: messages('cn', 'common').loading })).toBeAttached();
    await usage.ask.click();
    const retry = usage.main.getByRole('button', { name: messages('cn', 'common').failure.retry, exact: true });
    await expect(retry).toBeVisible();
    await scenario('usageDetail');
    const lines = Array.from({ length: 5000 }, (_line, at) => `2026-11-01  10:00:00  66880000  ${String(at).padStart(5, '0')} KB  0.00  流動數據`);
    await page.route('**/api/care/checkdetailbill?*', (route) => route.fulfill({ json: { status: '0', data: { billDetailText: lines.join('\n') } } }));
    const start = Date.now();
    await retry.click();
    await expect(usage.record).toContainText('04999 KB');
    expect(Date.now() - start, 'milliseconds until 5,000 lines are shown').toBeLessThan(4000);
    // They scroll in their frame; the page stays short.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  });

  test('works by keyboard alone', { tag: ['@USAGE-01'] }, async ({ page }) => {
    const usage = usageOf(page);
    await page.goto(paths.usage);
    await usage.tab('reissue').focus();
    await page.keyboard.press('ArrowRight');
    await expect(usage.tab('query')).toBeFocused();
    await expect(usage.period).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(usage.period).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(usage.record).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(usage.record).toBeFocused();
  });

  test('both sub-tabs are accessible in both themes and fit small screens', { tag: ['@USAGE-01'] }, async ({ page, setLocale }) => {
    await setLocale('en');
    const usage = usageOf(page, 'en');
    const look = async (width: number, colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    };
    await page.goto(paths.usage);
    await expect(usage.period).toBeVisible();
    await usage.request.click();
    await look(320, 'light');
    await look(390, 'dark');
    await usage.tab('query').click();
    await usage.ask.click();
    await expect(usage.record).toContainText(postpaid.mobileNo);
    await look(320, 'dark');
    await look(390, 'light');
  });
});
