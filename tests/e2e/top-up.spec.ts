import type { Page } from '@playwright/test';
import { topUpPlans } from '../../mock-server/seed/top-up.ts';
import type { TopUpOffer } from '../../openapi/generated/model.ts';
import { brand } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { spacedNumber } from '../../src/lib/phone-number.ts';
import { answer, changeAnswer, posted, readOf } from '../support/calls.ts';
import { dataWith } from '../support/figures.ts';
import { AREA_RUN } from '../support/full.ts';
import { postpaid, prepaid, stored, threeG } from '../support/log-in.ts';
import { test as base, expect, FAILED_RESOURCE, fill, inLanguages, type Language, messages, readMessage, sent } from '../support/site.ts';

/** Easy Top-Up, found by what the customer reads. */
function topUpOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'top-up');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    t,
    main,
    heading: (name: string) => main.getByRole('heading', { name, exact: true }),
    service: (name: 'buy' | 'records') => main.getByRole('radio', { name: t.service[name].name }),
    plan: (label: string) => main.getByRole('button', { name: new RegExp(`^${label}\\b`) }),
    next: button(t.next),
    back: button(t.back),
    buy: main.getByRole('button', { name: new RegExp(`^${t.confirm.buy} · `) }),
    again: button(t.done.again),
    agree: main.getByRole('checkbox', { name: t.confirm.agree }),
    records: main.getByRole('link', { name: t.service.records.name, exact: true }),
    number: main.getByLabel(t.apply.number, { exact: true }),
    apply: button(t.apply.submit),
    facts: main.locator('dl > div'),
  };
}

const test = base.extend<{ topUp: ReturnType<typeof topUpOf> }>({ topUp: ({ page, language }, use) => use(topUpOf(page, language)) });

/** Of a top-up in GB. */
const priceOf = (size: number) => `MOP$${topUpPlans.find(({ gb }) => gb === size)?.price}`;

inLanguages('en', 'Easy Top-Up', (language) => {
  test('the records and the process are a press away from the plans; the records lead nowhere, buying leads to the plan, then to the terms', {
    tag: ['@TOPUP-01', '@TOPUP-05', '@TOPUP-09', '@TOPUP-10', '@TOPUP-14'],
  }, async ({ page, calls, rememberCustomer, topUp }) => {
    await rememberCustomer(postpaid);
    const { t, main } = topUp;
    await page.goto(paths.topUp);
    await expect(topUp.heading(t.plans.question)).toBeVisible();
    await expect(main.getByRole('link', { name: t.process })).toHaveAttribute('href', '/pags/4G-topup-process');
    await topUp.records.click();
    await expect(topUp.heading(t.service.question)).toBeFocused();
    await expect(main.getByRole('radio')).toHaveCount(2);
    await expect(topUp.service('records')).toBeChecked();
    await expect(main.getByRole('link', { name: t.process })).toHaveAttribute('href', '/pags/4G-topup-process');
    await expect(topUp.next).toBeDisabled();
    await expect(main.getByText(fill(t.records.span, { months: 6 }))).toBeVisible();
    await expect(main.getByText(t.records.sample)).toBeVisible();
    const records = main.getByRole('table');
    await expect(records.getByRole('columnheader')).toHaveText([t.records.date, t.records.amount, t.records.data]);
    await expect(records.getByRole('row').nth(1)).toContainText(/MOP\$\d+.*\d GB/);
    await topUp.service('buy').check();
    await topUp.next.click();
    await expect(topUp.heading(t.plans.question)).toBeFocused();
    // None is chosen for the customer.
    await expect(topUp.plan('1 GB')).toHaveAttribute('aria-pressed', 'false');
    await expect(topUp.next).toHaveCount(0);
    await topUp.plan('1 GB').click();
    await topUp.next.click();
    await expect(topUp.heading(t.confirm.question)).toBeFocused();
    const terms = main.getByRole('list', { name: t.confirm.terms }).getByRole('listitem');
    const facts = [
      /發單日，其後失效|next bill date.*expires/,
      /不設退款|not refund/,
      /One Bill 帳戶.*不能.*共用|One Bill account.*cannot share/,
      /只限本地|Macau only/,
    ];
    await expect(terms).toHaveText(facts);
    expect(sent(await calls(), 'buyTopUp4g')).toBe(0);
  });

  test('a 4G customer buys data: plan, terms, finish; the data left goes up', {
    tag: ['@TOPUP-03', '@TOPUP-04', '@TOPUP-08', '@TOPUP-11', '@TOPUP-12'],
  }, async ({ page, calls, rememberCustomer, topUp }) => {
    await rememberCustomer(postpaid);
    const { t, main } = topUp;
    const { left } = dataWith(3);
    await page.goto(paths.topUp);
    await expect(topUp.heading(t.plans.question)).toBeVisible();
    expect((await stored(page)).easyPay).toBe('01');
    // On a desktop all plans are there to compare.
    const tiles = main.getByRole('region', { name: t.plans.title }).getByRole('listitem');
    await expect(tiles).toHaveCount(topUpPlans.length);
    await topUp.plan('1 GB').click();
    await expect(topUp.plan('1 GB')).toHaveAttribute('aria-pressed', 'true');
    await topUp.plan('3 GB').click();
    await expect(topUp.plan('3 GB')).toHaveAttribute('aria-pressed', 'true');
    await expect(topUp.plan('1 GB')).toHaveAttribute('aria-pressed', 'false');
    await page.setViewportSize({ width: 390, height: 844 });
    // All are seen at once on a phone, too, above the bar.
    for (const { gb } of topUpPlans) await expect(topUp.plan(`${gb} GB`)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(main.getByText(fill(t.plans.after, { amount: left }), { exact: true })).toBeVisible();
    await expect(main.getByText(language === 'en' ? /^You can use the data until \d+ \w+ \d{4}\. / : /^增值數據可使用至 \d{4}年\d+月\d+日，/)).toBeVisible();

    // To the service, and forth again with the same plan; a reload keeps both.
    await topUp.records.click();
    await expect(topUp.heading(t.service.question)).toBeFocused();
    await topUp.service('buy').check();
    await topUp.next.click();
    await expect(topUp.heading(t.plans.question)).toBeFocused();
    await topUp.next.click();
    await expect(topUp.heading(t.confirm.question)).toBeFocused();
    await page.reload();
    await expect(topUp.heading(t.confirm.question)).toBeVisible();
    expect(await stored(page)).toMatchObject({ easyPay: '02', choicePlanVal: '1' });
    await expect(main.getByText(priceOf(3), { exact: true })).toBeVisible();
    await expect(main.getByRole('list', { name: t.confirm.terms })).toBeVisible();
    await expect(topUp.agree).not.toBeChecked();
    await topUp.back.click();
    await expect(topUp.heading(t.plans.question)).toBeFocused();
    await topUp.next.click();

    await expect(main.getByText(`${left} GB`, { exact: true })).toBeVisible();
    await expect(main.getByText(language === 'en' ? /^until \d+ \w+ \d{4}$/ : /^至 \d{4}年\d+月\d+日$/)).toBeVisible();

    await expect(topUp.buy).toHaveAccessibleName(`${t.confirm.buy} · ${priceOf(3)}`);
    await topUp.buy.click();
    await expect(topUp.agree).toHaveAccessibleDescription(t.confirm.missing);
    expect(sent(await calls(), 'buyTopUp4g')).toBe(0);
    await topUp.agree.check();
    await expect(main.getByText(t.confirm.missing)).toHaveCount(0);
    expect(await posted(page, '/api/care/applydatatopup4g', () => topUp.buy.click())).toEqual({ plan: 1 });

    await expect(topUp.heading(fill(t.done.added, { plan: '3 GB' }))).toBeFocused();
    await expect(main.getByRole('heading', { name: t.done.title, level: 1 })).toBeVisible();
    expect((await stored(page)).easyPay).toBe('03');
    const facts = [spacedNumber(postpaid.mobileNo), priceOf(3), language === 'en' ? /until \d+ \w+ \d{4}$/ : /至 \d{4}年\d+月\d+日$/];
    await expect(topUp.facts).toContainText([...facts, `${t.done.total}${left} GB`]);
    // A reload stays at the finish and buys nothing; a new tab has bought nothing.
    await page.reload();
    await expect(topUp.heading(t.done.title)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(paths.topUp);
    await expect(other.getByRole('main').getByRole('heading', { name: t.plans.question })).toBeVisible();
    await expect(other.getByRole('main').getByRole('heading', { name: t.done.title })).toHaveCount(0);
    await other.close();
    await topUp.again.click();
    await expect(topUp.heading(t.service.question)).toBeFocused();
    expect(await stored(page)).toMatchObject({ easyPay: '0', choicePlanVal: '0' });
    expect(sent(await calls(), 'buyTopUp4g')).toBe(1);
  });

  test('a 3G customer applies instead, and sees that the application arrived', { tag: ['@ROLE-11', '@TOPUP-06', '@TOPUP-07', '@TOPUP-18'] }, async ({
    page,
    calls,
    rememberCustomer,
    topUp,
  }) => {
    await rememberCustomer(threeG);
    const { t, main } = topUp;
    await page.goto(paths.topUp);
    await expect(topUp.number).toHaveValue(threeG.mobileNo);
    await expect(topUp.service('buy')).toHaveCount(0);
    await expect(main.getByRole('link', { name: brand.hotline, exact: true })).toHaveAttribute('href', `tel:${brand.hotline}`);
    await expect(main.getByText(fill(t.apply.hotline, { number: brand.hotline }).replace(/<[^>]*>/g, ''))).toBeVisible();
    for (const [typed, said] of [
      ['', t.apply.missing],
      ['28881234', t.apply.wrong],
      ['6688123', t.apply.wrong],
    ] as const) {
      await topUp.number.fill(typed);
      await topUp.apply.click();
      await expect(topUp.number).toHaveAccessibleDescription(new RegExp(said));
      await expect(topUp.number).toHaveValue(typed);
    }
    // The server refuses a 4G number in its own words; what was typed stays.
    await topUp.number.fill(postpaid.mobileNo);
    await topUp.apply.click();
    await expect(main.getByRole('alert')).toContainText(postpaid.mobileNo);
    await expect(topUp.number).toHaveValue(postpaid.mobileNo);
    await answer(page, '/api/care/applydatatopup3g', { res: 'Result 4715' });
    await topUp.number.fill('+853 6688 3456');
    expect(await posted(page, '/api/care/applydatatopup3g', () => topUp.number.press('Enter'))).toEqual({ mobileNo: threeG.mobileNo });
    await expect(topUp.heading(t.apply.received)).toBeFocused();
    await expect(topUp.number).toHaveCount(0);
    await expect(page.getByText('Result 4715')).toHaveCount(0);
    await expect(main.getByText(fill(t.apply.receivedText, { number: '6688 3456' }))).toBeVisible();
    const log = await calls();
    expect([sent(log, 'applyTopUp3g'), sent(log, 'topUpOffer')]).toEqual([1, 0]);
  });
});

test.describe('Easy Top-Up', () => {
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));
  const t = messages('cn', 'top-up');

  /** To the terms, with the plan of 5 GB. */
  async function toTerms(page: Page) {
    const topUp = topUpOf(page);
    await page.goto(paths.topUp);
    await topUp.plan('5 GB').click();
    await topUp.next.click();
    await topUp.agree.check();
    return topUp;
  }

  test('a refusal or a lost response keeps plan and tick', { tag: ['@TOPUP-11', AREA_RUN] }, async ({ page, scenario }) => {
    const topUp = await toTerms(page);
    await scenario('buyTopUp4g', { example: 'businessError' });
    await topUp.buy.click();
    await expect(topUp.main.getByRole('alert')).toBeVisible();
    await expect(topUp.main.getByText(fill(t.confirm.left, { amount: dataWith(0).left }))).toHaveCount(0);
    await scenario('buyTopUp4g', { code: 500 });
    await topUp.buy.click();
    // It is unknown whether this one was bought: the page says so before it is tried again.
    await expect(topUp.main.getByText(fill(t.confirm.left, { amount: dataWith(0).left }))).toBeVisible();
    await expect(topUp.agree).toBeChecked();
    await expect(topUp.main.getByText(priceOf(5), { exact: true })).toBeVisible();
    await scenario('buyTopUp4g');
    await readMessage(page);
    await topUp.buy.click();
    await expect(topUp.heading(fill(t.done.added, { plan: '5 GB' }))).toBeFocused();
  });

  test('buys the plan that the customer saw, wherever it is in the offer by then', { tag: ['@TOPUP-17'] }, async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    const topUp = await toTerms(page);
    await expect(topUp.main.getByText(priceOf(5), { exact: true })).toBeVisible();
    let sold = false;
    await page.route('**/api/care/applydatatopup4g?*', async (route) => {
      sold = true;
      await route.fulfill({ response: await route.fetch(), json: { status: '0', data: { res: 'Result 4716' } } });
    });
    await page.route('**/api/care/applydatatopupBuy?*', async (route) => {
      if (sold) return route.fulfill({ status: 500, body: '' });
      const response = await route.fetch();
      const body = await response.json();
      body.data.plans.reverse();
      await route.fulfill({ response, json: body });
    });
    // Its place, counted from the end.
    const plan = topUpPlans.length - 1 - topUpPlans.findIndex(({ gb }) => gb === 5);
    expect(await posted(page, '/api/care/applydatatopup4g', () => topUp.buy.click())).toEqual({ plan });
    await expect(topUp.heading(fill(t.done.added, { plan: '5 GB' }))).toBeFocused();
    await expect(page.getByText('Result 4716')).toHaveCount(0);
    // The data left cannot be read again: the figure from before the purchase is not shown as the new one.
    await expect(topUp.facts.last()).toHaveText(`${messages('cn', 'top-up').done.expected}${dataWith(5).left} GB`);
    await expect(topUp.main.getByText(dataWith(0).left)).toHaveCount(0);
  });

  test('shows the offer again, and buys nothing, when the plan has another price by then', { tag: ['@TOPUP-17'] }, async ({ page, calls }) => {
    const topUp = await toTerms(page);
    await changeAnswer<TopUpOffer>(page, '/api/care/applydatatopupBuy', (offer) => ({
      ...offer,
      plans: offer.plans.map((plan) => (`MOP$${plan.price}` === priceOf(5) ? { ...plan, price: '999' } : plan)),
    }));
    await topUp.buy.click();
    await expect(topUp.heading(t.plans.question)).toBeFocused();
    await expect(topUp.main.getByText(t.plans.changed)).toBeVisible();
    await expect(topUp.next).toHaveCount(0);
    expect(sent(await calls(), 'buyTopUp4g')).toBe(0);
    await topUp.plan('5 GB').click();
    await topUp.next.click();
    await expect(topUp.heading(t.confirm.question)).toBeFocused();
    await expect(topUp.main.getByText('MOP$999', { exact: true })).toBeVisible();
    await expect(topUp.main.getByText(t.plans.changed)).toHaveCount(0);
  });

  test('usage and plans are shown as the offer has them, counted up to its cut-off', {
    tag: ['@TOPUP-02', '@TOPUP-13', '@TOPUP-15', '@TOPUP-16'],
  }, async ({ page, topUp }) => {
    const plans = [
      { dataThresholdUI: '7 GB', price: '111' },
      { dataThresholdUI: '500 MB', price: '9' },
      { dataThresholdUI: '2.5 GB', price: '55' },
      { dataThresholdUI: '9 GB', price: '133' },
      { dataThresholdUI: '800 MB', price: '12' },
      { dataThresholdUI: '11 GB', price: '155' },
      { dataThresholdUI: '14 GB', price: '188' },
    ];
    const realTimeUsage = { useData: 7_864_320, remainDate: 2_306_867, cutOffDate: '2026-02-03 04:05' };
    await answer(page, '/api/care/applydatatopupBuy', { plans, realTimeUsage });
    await readOf(page, '**/api/care/applydatatopupBuy?*', () => page.goto(paths.topUp));
    // KiB / 1024 / 1024 with one decimal (decision A13).
    for (const text of ['尚餘 2.2 GB', '共 9.7 GB', '已用 7.5 GB，截至 2月3日 04:05'])
      await expect(topUp.main.getByRole('region', { name: t.usage.title })).toContainText(text);
    const tiles = topUp.main.getByRole('region', { name: t.plans.title }).getByRole('listitem');
    await expect(tiles).toHaveText(plans.map(({ dataThresholdUI, price }) => new RegExp(`^${dataThresholdUI}.*MOP\\$${price}(?!\\d)`)));
    await topUp.plan('2.5 GB').click();
    await topUp.next.click();
    await expect(topUp.heading(t.confirm.question)).toBeFocused();
    await expect(topUp.main.getByText('2.5 GB', { exact: true })).toBeVisible();
    await expect(topUp.main.getByText('MOP$55', { exact: true })).toBeVisible();
    // On a phone they are swiped, six at a time.
    await topUp.back.click();
    await page.setViewportSize({ width: 390, height: 844 });
    const carousel = topUp.main.getByRole('region', { name: t.plans.title });
    await expect(carousel).toHaveAttribute('aria-roledescription', /./);
    await expect(topUp.plan('7 GB')).toBeInViewport();
  });

  test('a prepaid customer applies, too', { tag: ['@TOPUP-06', AREA_RUN] }, async ({ page, topUp }) => {
    await page.goto(paths.home);
    await page.evaluate((mobileNo) => {
      for (const [key, value] of Object.entries({ net: '', account: '', mobileNo, prepaidAccountToken: 'x', prepaidMobileNo: mobileNo }))
        localStorage.setItem(key, value);
    }, prepaid.mobileNo);
    await page.goto(paths.topUp);
    await expect(topUp.number).toHaveValue(prepaid.mobileNo);
    await expect(topUp.next).toHaveCount(0);
  });
});
