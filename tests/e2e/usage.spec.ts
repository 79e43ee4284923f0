import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content } from '#operator';
import type { UsageDetail, UsageRecord } from '../../openapi/generated/model.ts';
import { dayText } from '../../src/lib/macau-date.ts';
import { paths } from '../../src/lib/paths.ts';
import { ADDED, FULL_ONLY, inTurn } from '../support/full.ts';
import { expectNothingCut } from '../support/large-text.ts';
import { LoginDialog, oneBill, openLogin, postpaid, prepaid, stored, threeG } from '../support/log-in.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, FAILED_RESOURCE, fill, type Language, languages, messages, sent, test } from '../support/site.ts';

/** The usage record, found by what the customer reads. */
function usageOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'usage');
  const main = page.getByRole('main');
  return {
    t,
    main,
    copy: main.getByRole('button', { name: t.reissue.title }),
    period: main.getByLabel(t.period, { exact: true }),
    request: main.getByRole('button', { name: fill(t.reissue.submit, { fee: 20 }), exact: true }),
    done: main.getByRole('heading', { name: t.reissue.done, exact: true }),
    toRecord: main.getByRole('button', { name: t.reissue.toRecord, exact: true }),
    kind: (name: string) => main.getByRole('tab', { name: new RegExp(`^${name}`) }),
    /** The record's own text. */
    text: main.getByRole('region', { name: t.record.scroll }),
  };
}

/** What the customer reads, apart from the site's own files. */
const words = {
  cn: {
    record: '使用記錄',
    copy: '補發使用記錄',
    fee: '每份收費 MOP$20，記入下期帳單。',
    submit: '申請補發，收費 MOP$20',
    done: '已收到你的申請',
    another: '補發另一期',
    oneBill: 'One Bill 帳戶未能在網上按發單日查閱使用記錄，客戶服務員會為你查閱各號碼的記錄。',
    chat: '網上客服即時對話',
  },
  en: {
    record: 'Usage records',
    copy: 'Order a copy of a usage record',
    fee: 'Each copy costs MOP$20, added to your next bill.',
    submit: 'Order a copy for MOP$20',
    done: 'We have your order',
    another: 'Order another copy',
    oneBill: 'We cannot show usage for One Bill accounts by bill date here. Chat with us and we will look up the record of each number for you.',
    chat: 'Chat with us',
  },
} as const;

/** By kind, not by day. */
const lines = [
  content.billName.en,
  'Period: 2026-10-15 to 2026-11-14',
  'Date        Time      Other number            Used     MOP  Type',
  '2026-10-15  21:05:54  -                1,572,864 KB    0.00  Mobile data',
  '2026-10-15  22:05:54  -                  524,288 KB    0.00  Mobile data',
  '2026-10-24  12:14:34  66881676             00:07:05    0.00  Local call',
  '2026-10-24  12:18:05  008613800008578      01:05:58  118.80  IDD 00 call',
  '2026-10-23  13:16:33  66880052                    1    0.25  Local SMS',
  'Total calls: 01:13:03',
  'Total data: 2,097,152 KB',
  'Total SMS: 1',
  'Total charge: MOP$119.05',
];
/** By kind, not by day, as in the text. */
const record: UsageRecord = {
  from: '2026-10-15',
  to: '2026-11-14',
  sessions: [
    { startedAt: '2026-10-15 21:05', kind: 'data', type: 'Mobile data', amount: 1_572_864, charge: '0.00' },
    { startedAt: '2026-10-15 22:05', kind: 'data', type: 'Mobile data', amount: 524_288, charge: '0.00' },
    { startedAt: '2026-10-24 12:14', kind: 'call', type: 'Local call', number: '66881676', amount: 425, charge: '0.00' },
    { startedAt: '2026-10-24 12:18', kind: 'idd', type: 'IDD 00 call', number: '008613800008578', amount: 3958, charge: '118.80' },
    { startedAt: '2026-10-23 13:16', kind: 'sms', type: 'Local SMS', number: '66880052', amount: 1, charge: '0.25' },
  ],
};
const respond = (page: Page, data: UsageDetail) =>
  page.route('**/api/care/checkdetailbill?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { status: '0', data } }) : route.continue(),
  );

for (const language of inTurn('en')) {
  test.describe(`usage record in ${language}`, () => {
    test.beforeEach(async ({ setLocale }) => setLocale(language));

    test('the latest record is there at once; a copy is requested in a step of its own', {
      tag: [ADDED, '@USAGE-01', '@USAGE-02', '@USAGE-03', '@USAGE-05', '@USAGE-07'],
    }, async ({ page, rememberCustomer }) => {
      await rememberCustomer(postpaid);
      const usage = usageOf(page, language);
      const { t, main } = usage;
      const said = words[language];
      await page.goto(paths.usage);
      await expect(main.getByRole('heading', { level: 1, name: said.record })).toBeVisible();
      await expect(main.getByRole('heading', { name: language === 'cn' ? '數據' : 'Data', exact: true })).toBeVisible();
      // The server's text can be read as it is.
      await main.getByText(t.record.raw, { exact: true }).click();
      await expect(usage.text).toContainText(postpaid.mobileNo);
      await expect(usage.text).toContainText(language === 'cn' ? '類別' : 'Other number');
      for (const number of ['*8210', '*8110'])
        await expect(main.getByRole('link', { name: fill(t.lines.call, { number }) })).toHaveAttribute('href', `tel:${number}`);

      // Another period takes the place of the first, and a reload keeps it.
      const earlier = page.waitForRequest((sending) => sending.url().includes('/api/care/checkdetailbill?') && sending.method() === 'POST');
      await usage.period.focus();
      await usage.period.selectOption({ index: 2 });
      const day = ((await earlier).postDataJSON() as { cycleDate: string }).cycleDate;
      await expect(usage.period).toBeFocused();
      await expect(main.getByRole('status').filter({ hasText: fill(t.record.shown, { day: dayText(day, language) }) })).toBeAttached();
      await page.reload();
      await expect(usage.period).toHaveValue(day);

      await expect(usage.copy).toContainText(said.fee);
      const offered = page.waitForResponse('**/api/care/detailbillnextthree?*');
      await usage.copy.click();
      const periods = await offered;
      expect([periods.request().method(), periods.request().postData()]).toEqual(['GET', null]);
      await expect(main.getByRole('heading', { level: 1, name: said.copy })).toBeFocused();
      expect((await stored(page)).usageRecord).toBe('1');
      await expect(main.getByText(said.fee)).toBeVisible();
      await expect(main.getByText('1028 8416')).toBeVisible();
      const days: string[] = (await periods.json()).data.invoices.map(({ cycleDateStr }: { cycleDateStr: string }) => cycleDateStr);
      await expect(usage.period.locator('option')).toHaveCount(1 + days.length);
      expect(await usage.period.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual([
        '',
        ...days,
      ]);
      // A copy costs money: nothing is chosen for the customer.
      await main.getByRole('button', { name: said.submit, exact: true }).click();
      await expect(usage.period).toBeFocused();
      await expect(usage.period).toHaveAccessibleDescription(t.missing);
      await expect(main.getByText(t.missing, { exact: true })).toHaveCount(1);
      const [, copied = ''] = days;
      await usage.period.selectOption(copied);
      // The server's sentence is not shown.
      await page.route(
        '**/api/care/detailbillnextthree?*',
        async (route) => route.fulfill({ response: await route.fetch(), json: { status: '0', data: { res: 'Result 4718' } } }),
        { times: 1 },
      );
      const posted = page.waitForRequest((sending) => sending.url().includes('/api/care/detailbillnextthree?') && sending.method() === 'POST');
      await usage.request.click();
      expect((await posted).postDataJSON()).toEqual({ cycleDate: copied });
      await expect(main.getByRole('heading', { name: said.done, exact: true })).toBeFocused();
      await expect(main.getByRole('button', { name: said.another, exact: true })).toBeVisible();
      await expect(page.getByText('Result 4718')).toHaveCount(0);
      await expect(main.getByText(fill(t.reissue.doneText, { day: dayText(copied, language), fee: 20 }))).toBeVisible();
      // A reload keeps the confirmation; after the browser's Back another copy starts with the form.
      await page.reload();
      await expect(usage.done).toBeVisible();
      await page.goBack();
      await usage.copy.click();
      await usage.period.selectOption(copied);
      await usage.request.click();
      // The server knows the first request; its message is shown in the form, and the choice keeps the focus.
      await expect(main.getByRole('alert')).toBeVisible();
      await expect(usage.period).toHaveValue(copied);
      await expect(usage.period).toBeFocused();
      await usage.toRecord.click();
      await expect(main.getByRole('heading', { level: 1, name: t.title })).toBeFocused();
    });

    test('an individual account has its record and copies of it, and is not led to the chat', { tag: ['@ROLE-10'] }, async ({ page, rememberCustomer }) => {
      await rememberCustomer(postpaid);
      const usage = usageOf(page, language);
      await page.goto(paths.usage);
      await expect(usage.period).toBeVisible();
      await expect(usage.main.getByText(words[language].oneBill)).toHaveCount(0);
      await usage.copy.click();
      await expect(usage.request).toBeVisible();
      await expect(usage.main.getByText(usage.t.reissue.oneBill, { exact: true })).toHaveCount(0);
    });

    test('a One Bill customer is led to the chat instead of the record and of its copy', { tag: ['@ROLE-10', '@USAGE-01', '@USAGE-04'] }, async ({
      page,
      calls,
      rememberCustomer,
    }) => {
      await rememberCustomer(oneBill);
      const usage = usageOf(page, language);
      await page.goto(paths.usage);
      await expect(usage.main.getByText(words[language].oneBill)).toBeVisible();
      await expect(usage.main.getByRole('link', { name: words[language].chat })).toHaveAttribute('href', `https://chat.${content.domain}`);
      await expect(usage.period).toHaveCount(0);
      await usage.copy.click();
      await expect(usage.main.getByText(usage.t.reissue.oneBill, { exact: true })).toBeVisible();
      expect(sent(await calls(), 'usageDetailPeriods')).toBe(0);
    });
  });
}

test.describe('usage record', () => {
  test('every record of the mock is read, in both languages', async ({ page, rememberCustomer, setLocale }) => {
    await setLocale('cn');
    await rememberCustomer(threeG);
    await page.goto(paths.usage);
    for (const language of languages) {
      const usage = usageOf(page, language);
      await expect(usage.period.getByRole('option')).toHaveCount(6);
      const days = await usage.period.getByRole('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      for (const day of days) {
        await usage.period.selectOption(day);
        await expect(usage.main.getByRole('status').filter({ hasText: fill(usage.t.record.shown, { day: dayText(day, language) }) })).toBeAttached();
        await expect(usage.main.getByText(usage.t.record.unread)).toHaveCount(0);
        await expect(usage.main.getByRole('button', { name: usage.t.record.download })).toBeVisible();
      }
      await page.getByRole('banner').getByRole('button', { name: 'ENG' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage records');
    }
  });

  test('its sessions become totals, a picture of the month, days, a filter and a CSV file', { tag: ['@USAGE-06', '@USAGE-08'] }, async ({
    page,
    setLocale,
    rememberCustomer,
  }) => {
    await setLocale('en');
    await rememberCustomer(postpaid);
    await respond(page, { billDetailText: 'Not read.', record });
    const listed = page.waitForResponse((response) => response.url().includes('/api/care/checkdetailbill?') && response.request().method() === 'GET');
    const read = page.waitForRequest((sending) => sending.url().includes('/api/care/checkdetailbill?') && sending.method() === 'POST');
    await page.goto(paths.usage);
    const usage = usageOf(page, 'en');
    const { main } = usage;
    const days: string[] = (await (await listed).json()).data.invoices.map(({ cycleDateStr }: { cycleDateStr: string }) => cycleDateStr);
    expect(days.length).toBeGreaterThan(1);
    await expect(usage.period.locator('option')).toHaveCount(days.length);
    expect(await usage.period.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual(days);
    expect((await read).postDataJSON()).toEqual({ cycleDate: days[0] });
    await expect(usage.period).toHaveValue(days[0] ?? '');
    await expect(main.getByRole('heading', { level: 2, name: '15 October to 14 November' })).toBeVisible();
    await expect(main.getByText('Charges in this period MOP$119.05')).toBeVisible();
    for (const [kind, total, most, label] of [
      ['Data', '2.00 GB', 'Most: 15 October, 2.00 GB', 'used on 1 of 31 days'],
      ['Calls', '7 min 5 s', 'Most: 24 October, 7 min 5 s', 'used on 1 of 31 days'],
      ['SMS', '1 message', 'Most: 23 October, 1 message', 'used on 1 of 31 days'],
      ['IDD calls', '1 h 5 min', 'Most: 24 October, 1 h 5 min', 'used on 1 of 31 days'],
    ] as const) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: kind, exact: true }) });
      await expect(card.getByText(total, { exact: true })).toBeVisible();
      await expect(card.getByText(most)).toBeVisible();
      await expect(card.getByRole('img')).toHaveAccessibleName(new RegExp(`^${kind} by day: ${label}`));
    }
    await expect(main.getByText('Charges: MOP$118.80', { exact: true })).toBeVisible();
    // By day, the newest first.
    await expect(main.getByRole('heading', { level: 4 })).toHaveText(['Saturday 24 October', 'Friday 23 October', 'Thursday 15 October']);
    const saturday = main.getByRole('region', { name: 'Saturday 24 October' });
    await expect(saturday.getByRole('listitem').first()).toContainText('IDD 00 call');
    await expect(saturday.getByRole('listitem').first()).toContainText('MOP$118.80');
    await expect(main.getByRole('tab')).toHaveText(['All5', 'Data2', 'Calls1', 'SMS1', 'IDD calls1']);
    await usage.kind('IDD').click();
    await expect(main.getByRole('tabpanel').getByRole('listitem')).toHaveText([/12:18.*IDD 00 call.*008613800008578.*1 h 5 min.*MOP\$118\.80/]);
    await page.reload();
    await expect(usage.kind('IDD')).toHaveAttribute('aria-selected', 'true');
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^usage-\d{4}-\d\d-15\.csv$/);
    const rows = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(rows[0]).toBe('\ufeffDate,Time,Type,Other number,Used,Unit,Charge (MOP)');
    expect(rows[1]).toBe('2026-10-15,21:05,Mobile data,,1572864,KB,0.00');
    expect(rows).toHaveLength(7);
  });

  test('a text alone is shown as it is, and says so', { tag: ['@USAGE-06'] }, async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    await respond(page, { billDetailText: lines.join('\n') });
    await page.goto(paths.usage);
    const usage = usageOf(page);
    await expect(usage.main.getByText('這份記錄未能整理成圖表，以下為原文。')).toBeVisible();
    await expect(usage.text).toContainText('MOP$119.05');
    await expect(usage.main.getByRole('heading', { name: '數據', exact: true })).toHaveCount(0);
    await expect(usage.main.getByRole('button', { name: '下載 CSV' })).toHaveCount(0);
    await expect(usage.main.getByRole('button', { name: '列印' })).toBeVisible();
  });

  test('a prepaid customer is told where the balance is, and nothing is requested', { tag: ['@ROLE-09'] }, async ({ page, calls }) => {
    const login = await openLogin(page);
    await login.logIn(prepaid);
    await page.waitForURL('**/prepaid');
    await page.goto(paths.usage);
    await expect(page.getByRole('heading', { name: '儲值卡沒有使用記錄' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /補發/ })).toHaveCount(0);
    const made = await calls();
    for (const operation of ['usageDetailPeriods', 'usageReissuePeriods']) expect(sent(made, operation), operation).toBe(0);
  });

  test('an expired session leads back to what was chosen; a copy is requested once under a double click', { tag: ['@USAGE-02'] }, async ({
    page,
    scenario,
    calls,
    rememberCustomer,
  }) => {
    await rememberCustomer(postpaid);
    const usage = usageOf(page);
    await page.goto(paths.usage);
    await usage.copy.click();
    await usage.period.selectOption({ index: 1 });
    const day = await usage.period.inputValue();
    await scenario('requestUsageReissue', { example: 'sessionExpired' });
    await usage.request.click();
    const login = new LoginDialog(page);
    await expect(login.root).toBeVisible();
    await scenario('requestUsageReissue', { delay: 800 });
    await login.logIn(postpaid);
    await page.waitForURL(`**${paths.usage}`);
    await expect(usage.request).toBeVisible();
    await expect(usage.period).toHaveValue(day);
    const before = sent(await calls(), 'requestUsageReissue');
    await usage.request.dblclick();
    await page.keyboard.press('Enter');
    await expect(usage.done).toBeFocused();
    expect(sent(await calls(), 'requestUsageReissue') - before).toBe(1);
    await usage.main.getByRole('button', { name: '補發另一期', exact: true }).click();
    await expect(usage.request).toBeVisible();
  });

  test('loading, failure, no records, and a record of thousands of lines', async ({ page, scenario, expectConsoleErrors, rememberCustomer }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await rememberCustomer(postpaid);
    const usage = usageOf(page);
    const { t } = usage;
    await scenario('usageDetailPeriods', { example: 'empty' });
    await page.goto(paths.usage);
    await expect(usage.main.getByRole('heading', { name: t.empty.title })).toBeVisible();
    await scenario('usageDetailPeriods', { delay: 1500 });
    await scenario('usageDetail', { code: 500 });
    await page.reload();
    await expect(usage.main.getByRole('status').filter({ hasText: messages('cn', 'common').loading })).toBeAttached();
    const retry = usage.main.getByRole('button', { name: messages('cn', 'common').failure.retry, exact: true });
    await expect(retry).toBeVisible();
    await scenario('usageDetail');
    const many = Array.from(
      { length: 5000 },
      (_line, at) => ({ startedAt: '2026-11-01 10:00', kind: 'data', type: '流動數據', amount: at, charge: '0.00' }) as const,
    );
    await respond(page, { billDetailText: '數據合計：12,497,500 KB', record: { ...record, sessions: many } });
    await retry.click();
    const items = usage.main.getByRole('tabpanel').getByRole('listitem');
    await expect(items).toHaveCount(10);
    await usage.main.getByRole('button', { name: '顯示全部 5000 項' }).click();
    await expect(items).toHaveCount(5000);
  });

  test('works by keyboard alone', async ({ page, rememberCustomer }) => {
    await rememberCustomer(postpaid);
    const usage = usageOf(page);
    await page.goto(paths.usage);
    // The buttons of the record come with it.
    await expect(usage.main.getByRole('button', { name: '下載 CSV' })).toBeVisible();
    await usage.period.focus();
    await page.keyboard.press('Tab');
    await expect(usage.main.getByRole('button', { name: '下載 CSV' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(usage.main.getByRole('button', { name: '列印' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(usage.kind('全部')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(usage.kind('數據')).toBeFocused();
    await expect(usage.main.getByRole('tabpanel', { name: /數據/ })).toBeVisible();
    await usage.main.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(usage.text).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(usage.copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(usage.main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(usage.period).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(usage.period).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(usage.request).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(usage.period).toBeFocused();
  });

  test('record and copy are accessible in both themes and fit small screens', { tag: FULL_ONLY }, async ({ page, setLocale, rememberCustomer }) => {
    test.slow();
    await setLocale('en');
    await rememberCustomer(postpaid);
    const usage = usageOf(page, 'en');
    const look = async (width: number, colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    };
    await page.goto(paths.usage);
    await expect(usage.kind('All')).toBeVisible();
    await look(320, 'light');
    await look(390, 'dark');
    await usage.main.getByText(usage.t.record.raw, { exact: true }).click();
    await look(390, 'light');
    await usage.copy.click();
    await usage.request.click();
    await expect(usage.period).toBeFocused();
    await look(320, 'dark');
    await look(390, 'light');
    await expectNothingCut(page);
  });
});
