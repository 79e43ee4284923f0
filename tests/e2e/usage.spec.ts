import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { content } from '#operator';
import { plansSeed } from '../../mock-server/seed/plans.ts';
import type { UsageDetail, UsageRecord } from '../../openapi/generated/model.ts';
import { dayText } from '../../src/lib/macau-date.ts';
import { paths } from '../../src/lib/paths.ts';
import { answered, posted, readOf } from '../support/calls.ts';
import { ADDED, AREA_RUN } from '../support/full.ts';
import { expire, oneBill, postpaid, prepaid, stored } from '../support/log-in.ts';
import { test as base, expect, fill, inLanguages, type Language, messages, sent } from '../support/site.ts';

/** The usage record, found by what the customer reads. */
function usageOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'usage');
  const main = page.getByRole('main');
  const copy = main.getByRole('button', { name: t.reissue.title });
  return {
    t,
    main,
    copy,
    /** The record has a choice of the same name. */
    openCopy: async () => {
      await copy.click();
      await expect(main.getByRole('heading', { level: 1, name: t.reissue.title })).toBeVisible();
    },
    period: main.getByLabel(t.period, { exact: true }),
    request: main.getByRole('button', { name: fill(t.reissue.submit, { fee: 20 }), exact: true }),
    done: main.getByRole('heading', { name: t.reissue.done, exact: true }),
    toRecord: main.getByRole('button', { name: t.reissue.toRecord, exact: true }),
    kind: (name: string) => main.getByRole('tab', { name: new RegExp(`^${name}`) }),
    text: main.getByRole('region', { name: t.record.scroll }),
  };
}

const test = base.extend<{ usage: ReturnType<typeof usageOf> }>({ usage: ({ page, language }, use) => use(usageOf(page, language)) });

/** By kind, not by day. */
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

inLanguages('en', 'usage record', (language) => {
  test('the latest record is there at once; a copy is requested in a step of its own', {
    tag: [ADDED, '@USAGE-01', '@USAGE-02', '@USAGE-03', '@USAGE-05', '@USAGE-07'],
  }, async ({ page, rememberCustomer, usage }) => {
    await rememberCustomer(postpaid);
    const { t, main } = usage;
    // Decision A02.
    const fee = fill(t.reissue.fee, { fee: 20 });
    await page.goto(paths.usage);
    await expect(main.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(main.getByRole('heading', { name: t.kind.data, exact: true })).toBeVisible();
    // The server's text can be read as it is.
    await main.getByText(t.record.raw, { exact: true }).click();
    await expect(usage.text).toContainText(postpaid.mobileNo);
    for (const number of ['*8210', '*8110'])
      await expect(main.getByRole('link', { name: fill(t.lines.call, { number }) })).toHaveAttribute('href', `tel:${number}`);

    // Another period takes the place of the first, and a reload keeps it.
    await usage.period.focus();
    const { cycleDate: day } = (await answered(page, '/api/care/checkdetailbill', () => usage.period.selectOption({ index: 2 }))).sent;
    await expect(usage.period).toBeFocused();
    await expect(main.getByRole('status').filter({ hasText: fill(t.record.shown, { day: dayText(day, language) }) })).toBeAttached();
    await page.reload();
    await expect(usage.period).toHaveValue(day);

    await expect(usage.copy).toContainText(fee);
    const periods = await readOf(page, '**/api/care/detailbillnextthree?*', () => usage.copy.click());
    await expect(main.getByRole('heading', { level: 1, name: t.reissue.title })).toBeFocused();
    expect((await stored(page)).usageRecord).toBe('1');
    await expect(main.getByText(fee)).toBeVisible();
    await expect(main.getByText('1028 8416')).toBeVisible();
    const days: string[] = periods.data.invoices.map(({ cycleDateStr }: { cycleDateStr: string }) => cycleDateStr);
    await expect(usage.period.locator('option')).toHaveCount(1 + days.length);
    expect(await usage.period.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual(['', ...days]);
    // A copy costs money: nothing is chosen for the customer.
    await usage.request.click();
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
    expect(await posted(page, '/api/care/detailbillnextthree', () => usage.request.click())).toEqual({ cycleDate: copied });
    await expect(usage.done).toBeFocused();
    await expect(main.getByRole('button', { name: t.reissue.back, exact: true })).toBeVisible();
    await expect(page.getByText('Result 4718')).toHaveCount(0);
    await expect(main.getByText(fill(t.reissue.doneText, { day: dayText(copied, language), fee: 20 }))).toBeVisible();
    // A reload keeps the confirmation; after the browser's Back another copy starts with the form.
    await page.reload();
    await expect(usage.done).toBeVisible();
    await page.goBack();
    await usage.openCopy();
    await usage.period.selectOption(copied);
    await usage.request.click();
    // The server knows the first request; its message is shown in the form, and the choice keeps the focus.
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(usage.period).toHaveValue(copied);
    await expect(usage.period).toBeFocused();
    await usage.toRecord.click();
    await expect(main.getByRole('heading', { level: 1, name: t.title })).toBeFocused();
  });

  test('a One Bill customer is led to the chat instead of the record and of its copy', { tag: ['@ROLE-10', '@USAGE-01', '@USAGE-04'] }, async ({
    page,
    calls,
    rememberCustomer,
    usage,
  }) => {
    await rememberCustomer(oneBill);
    await page.goto(paths.usage);
    await expect(usage.main.getByText(usage.t.oneBill.text)).toBeVisible();
    await expect(usage.main.getByRole('link', { name: usage.t.oneBill.chat })).toHaveAttribute('href', `https://chat.${content.domain}`);
    await expect(usage.period).toHaveCount(0);
    await usage.copy.click();
    await expect(usage.main.getByText(usage.t.reissue.oneBill, { exact: true })).toBeVisible();
    expect(sent(await calls(), 'usageDetailPeriods')).toBe(0);
  });
});

test('a prepaid customer is told where the balance is, and nothing is requested', { tag: ['@ROLE-09', AREA_RUN] }, async ({
  page,
  calls,
  rememberCustomer,
}) => {
  const t = messages('cn', 'usage');
  await rememberCustomer(prepaid);
  await page.goto(paths.usage);
  await expect(page.getByRole('heading', { name: t.prepaid.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: t.reissue.title })).toHaveCount(0);
  const made = await calls();
  for (const operation of ['usageDetailPeriods', 'usageReissuePeriods']) expect(sent(made, operation), operation).toBe(0);
});

test.describe('usage record', () => {
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

  test('its sessions become totals, a picture of the month, days, a filter and a CSV file', { tag: ['@USAGE-06', '@USAGE-08'] }, async ({
    page,
    setLocale,
  }) => {
    await setLocale('en');
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
      ['Data', '2.00 GB', 'Most: 15 October 2.00 GB', 'used on 1 of 31 days'],
      ['Calls', '7 min 5 s', 'Most: 24 October 7 min 5 s', 'used on 1 of 31 days'],
      ['SMS', '1 message', 'Most: 23 October 1 message', 'used on 1 of 31 days'],
      ['IDD calls', '1 h 5 min', 'Most: 24 October 1 h 5 min', 'used on 1 of 31 days'],
    ] as const) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: kind, exact: true }) });
      await expect(card.getByRole('paragraph').first()).toHaveText(total);
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

  test('says what the period would have cost on other plans, and reads nothing for it before', { tag: ['@USAGE-06', ADDED, AREA_RUN] }, async ({
    page,
    calls,
    setLocale,
  }) => {
    await setLocale('en');
    await respond(page, { billDetailText: 'Not read.', record });
    await page.goto(paths.usage);
    const { main, t } = usageOf(page, 'en');
    const fold = main.locator('summary').filter({ hasText: t.costs.title });
    await expect(fold).toBeVisible();
    expect(sent(await calls(), 'planSections')).toBe(0);
    await fold.click();
    // 2 GB are in every plan: the fee, and the charges of the record.
    const [light] = plansSeed.filter(({ name }) => name.en === '5G Light');
    const row = main.getByRole('link').filter({ hasText: '5G Light' });
    await expect(row).toContainText(`MOP$${(Number(light?.monthplan) + 119.05).toFixed(2)}`);
    await expect(row).toHaveAttribute('href', paths.plan(light?.id ?? ''));
  });

  test('a charge of a bill leads to its entries; another period leaves the focus where it is', { tag: [ADDED] }, async ({
    page,
    usage: { t, main, period },
  }) => {
    const heading = main.getByRole('heading', { name: t.entries.title, exact: true });
    const charge = main.getByRole('link', { name: /IDD 00/ }).first();
    await page.goto(`${paths.bills}?view=bill`);
    // The second time the record is there already.
    for (const turn of ['first', 'second']) {
      await charge.click();
      await expect(heading, turn).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(main.getByRole('tabpanel').getByRole('listitem').first()).toBeInViewport();
      if (turn === 'first') await page.goBack();
    }
    await period.focus();
    await period.selectOption({ index: 1 });
    await expect(main.getByRole('tabpanel').getByRole('listitem').first()).toBeAttached();
    await expect(period).toBeFocused();
  });

  test('a text alone is shown as it is, and says so', { tag: ['@USAGE-06', AREA_RUN] }, async ({ page, usage }) => {
    await respond(page, { billDetailText: 'Total charge: MOP$119.05' });
    await page.goto(paths.usage);
    await expect(usage.main.getByText(usage.t.record.unread)).toBeVisible();
    await expect(usage.text).toContainText('MOP$119.05');
    await expect(usage.main.getByRole('heading', { name: usage.t.kind.data, exact: true })).toHaveCount(0);
    await expect(usage.main.getByRole('button', { name: usage.t.record.download })).toHaveCount(0);
    await expect(usage.main.getByRole('button', { name: usage.t.record.print })).toBeVisible();
  });

  test('an expired session leads back to what was chosen, and the copy is requested then', { tag: ['@USAGE-02', AREA_RUN] }, async ({
    page,
    scenario,
    usage,
  }) => {
    await page.goto(paths.usage);
    await usage.openCopy();
    await usage.period.selectOption({ index: 1 });
    const day = await usage.period.inputValue();
    await expire(page, scenario, 'requestUsageReissue', () => usage.request.click());
    await expect(usage.period).toHaveValue(day);
    await usage.request.click();
    await expect(usage.done).toBeFocused();
    await usage.main.getByRole('button', { name: usage.t.reissue.back, exact: true }).click();
    await expect(usage.request).toBeVisible();
  });
});
