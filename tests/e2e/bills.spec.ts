import type { Page } from '@playwright/test';
import { billDates } from '../../mock-server/ledger/periods.ts';
import { prices } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { showPaper } from '../support/account-walk.ts';
import { posted } from '../support/calls.ts';
import { dataWith, due } from '../support/figures.ts';
import { ADDED, ALWAYS, AREA_RUN } from '../support/full.ts';
import { oneBill, postpaid, threeG } from '../support/log-in.ts';
import { test as base, expect, FAILED_RESOURCE, fill, inLanguages, type Language, messages, sent } from '../support/site.ts';

/** Dates as the page writes them. */
const longDate = (date: string, language: Language) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language === 'cn' ? 'zh-HK' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Bill management, found by what the customer reads. */
function billsOf(page: Page, language: Language = 'cn') {
  const t = messages(language, 'bills');
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  let dates: string[] = [];
  /** A bill date, 0 for the latest. */
  const date = (place = 0) => dates[place] ?? '';
  return {
    t,
    main,
    date,
    /** Opens the main view. The bill dates follow from the server's latest, so that a date that begins meanwhile changes nothing. */
    goto: async (query = '') => {
      const read = page.waitForResponse('**/api/care/checkbill?*');
      await page.goto(paths.bills + query);
      const { data } = (await (await read).json()) as { data: { invoice: { cycleDateStr: string } } };
      dates = billDates(new Date(`${data.invoice.cycleDateStr}T12:00:00+08:00`));
    },
    heading: main.getByRole('heading', { level: 1 }),
    card: main.getByRole('region', { name: t.summary }),
    back: main.getByRole('button', { name: t.back, exact: true }),
    row,
    /** From the main view into a sub-view. */
    open: async (name: 'bill' | 'unbilled' | 'email' | 'reissue') => {
      await (name === 'unbilled' ? main.getByRole('button', { name: t.glance.airtimeMore }) : row(t.services[name]).getByRole('button')).click();
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    },
    document: (of = date()) => main.getByRole('region', { name: fill(t.bill.document, { date: longDate(of, language) }), exact: true }),
    choose: (of: string) => main.getByRole('button', { name: longDate(of, language), exact: true }).click(),
    showPaper: () => showPaper(page, language),
    download: main.getByRole('link', { name: t.bill.download }),
    print: main.getByRole('button', { name: t.bill.print, exact: true }),
    address: main.getByLabel(t.email.address, { exact: true }),
    submit: main.getByRole('button', { name: t.email.submit, exact: true }),
    period: main.getByLabel(t.reissue.period, { exact: true }),
    order: main.getByRole('button', { name: fill(t.reissue.submit, { fee: prices.reissue }), exact: true }),
  };
}

const test = base.extend<{ bills: ReturnType<typeof billsOf> }>({ bills: ({ page, language }, use) => use(billsOf(page, language)) });

/** Counts calls of the browser's print dialog instead of opening it. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });

inLanguages('cn', 'bill management', (language) => {
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

  test('the main view shows account, balance, dates and number, the ways on, and the unbilled usage', {
    tag: ['@BILL-01', '@BILL-03', '@BILL-04', '@BILL-05', '@BILL-09'],
  }, async ({ page, bills }) => {
    const read = (path: string) => page.waitForResponse(`**/api/care/${path}?*`);
    const usage = read('mycheckunbillusageBill');
    const reads = [read('checkbill'), read('getOutstandingBalance'), usage];
    await bills.goto();
    await expect(bills.heading).toHaveText(bills.t.title);
    await expect(bills.card.getByText(bills.t.account, { exact: true })).toBeVisible();
    await expect(bills.card.getByText('1028 8416', { exact: true })).toBeVisible();
    await expect(bills.card.getByText(`MOP$${due}`)).toBeVisible();
    await expect(bills.card.getByText(longDate(bills.date(), language).replace(/^\d+年| \d+$/, ''), { exact: true })).toBeVisible();
    await expect(bills.card.getByText('6688 1234', { exact: true })).toBeVisible();
    await expect(bills.card.getByRole('link', { name: bills.t.pay, exact: true })).toHaveAttribute('href', paths.payment);
    await expect(bills.main.getByRole('meter', { name: bills.t.data.title })).toHaveAttribute('aria-valuetext', fill(bills.t.data.value, dataWith(0)));
    expect((await Promise.all(reads)).map((response) => response.request().postData())).toEqual([null, null, null]);

    await bills.open('unbilled');
    const { queryUsageVO: use } = (await (await usage).json()).data;
    await expect(bills.main.getByText(fill(bills.t.unbilled.nextBill, { date: longDate(use.nextfdrq, language) }))).toBeVisible();
    await expect(bills.main.getByText(fill(bills.t.data.asOf, { time: `${longDate(use.jsrq, language)} ${use.jssj}` }))).toBeVisible();
    // Which figure has which name: bills.test.tsx.
    for (const [place, view] of (['email', 'reissue', 'bill'] as const).entries()) {
      await bills.back.click();
      await expect(bills.heading).toHaveText(bills.t.title);
      await expect(bills.heading).toBeFocused();
      await bills.open(view);
      await expect(bills.heading).toHaveText([bills.t.email.title, bills.t.reissue.title, bills.t.bill.title][place] ?? '');
    }
    await bills.back.click();
    await expect(bills.heading).toHaveText(bills.t.title);

    await bills
      .row(bills.t.services.usage)
      .filter({ hasNotText: new RegExp(`^${bills.t.services.usage}$`) })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(paths.usage);
  });

  test('the PDF bill: pages rendered, text to select, zoom, another date, download and print', {
    tag: ['@BILL-07', '@BILL-08', '@BILL-23'],
  }, async ({ page, calls, bills }) => {
    await watchPrinting(page);
    await bills.goto();
    await expect(bills.card).toBeVisible();
    expect(await posted(page, '/api/care/getpdfbase64', () => bills.open('bill'))).toEqual({ cycleDate: bills.date() });
    await bills.showPaper();
    const first = bills.document().getByRole('region', { name: fill(bills.t.pdf.position, { page: 1, total: 3 }) });
    await expect(first.locator('canvas')).toBeVisible();
    // The text layer holds the bill's words and lies where they are rendered.
    const total = first.getByText(`MOP$${due}`);
    await expect(total).toBeAttached();
    expect((await total.boundingBox())?.width).toBeGreaterThan(60);
    const tools = bills.main.getByRole('toolbar', { name: bills.t.pdf.tools });
    await expect(tools).toContainText(fill(bills.t.pdf.position, { page: 1, total: 3 }));

    // Twice as large is rendered with twice the pixels.
    const pixels = () => first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width);
    const before = await pixels();
    for (let step = 0; step < 3; step += 1) await tools.getByRole('button', { name: bills.t.pdf.larger }).click();
    await expect(tools).toContainText('200%');
    await expect.poll(pixels).toBeGreaterThan(before * 1.9);
    await tools.getByRole('button', { name: bills.t.pdf.fit }).click();
    await expect.poll(pixels).toBe(before);
    await tools.getByRole('button', { name: bills.t.pdf.next }).click();
    await expect(tools).toContainText(fill(bills.t.pdf.position, { page: 2, total: 3 }));

    await bills.print.click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: fill(bills.t.pdf.position, { page: 3, total: 3 }) })).toBeVisible();
    await expect(bills.main).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const before12 = bills.date(11);
    await bills.choose(before12);
    await expect(bills.document(before12).locator('canvas').first()).toBeVisible();
    const coming = page.waitForEvent('download');
    await bills.download.click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${fill(bills.t.bill.file, { date: before12 })}.pdf`);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
    const log = await calls();
    expect([sent(log, 'bills'), sent(log, 'billPdf'), sent(log, 'billText')]).toEqual([1, 2, 0]);
  });

  test('e-bill: intro with the form, done; once under two clicks and Enter, then back to paper', {
    tag: ['@BILL-10', '@BILL-11', '@BILL-12', '@BILL-17', '@BILL-26'],
  }, async ({ page, calls, scenario, bills }) => {
    await bills.goto();
    await bills.open('email');
    for (const fact of [/停止郵寄紙本帳單|paper bills stop/, /恢復郵寄紙本帳單|email bills stop/, /7 個工作天內生效|within 7 working days/])
      await expect(bills.main.getByText(fact)).toBeVisible();
    // Nothing is chosen beforehand, as no operation says what is set.
    await bills.submit.click();
    const choice = bills.main.getByRole('group', { name: bills.t.email.choice });
    await expect(choice).toHaveAccessibleDescription(new RegExp(bills.t.email.choiceMissing));
    await choice.getByRole('radio', { name: new RegExp(`^${bills.t.email.on}`) }).check();
    for (const wrong of ['', 'ka.ian', 'ka.ian@mail.operator.example, ian']) {
      await bills.address.fill(wrong);
      await bills.submit.click();
      await expect(bills.address).toHaveAccessibleDescription(new RegExp(bills.t.email.addressWrong));
    }
    expect(sent(await calls(), 'registerEbill')).toBe(0);

    await scenario('registerEbill', { delay: 500 });
    await bills.address.fill('ka.ian@mail.operator.example,finance@mail.operator.example');
    const twice = async () => {
      await bills.submit.dblclick();
      await bills.address.press('Enter');
    };
    expect(await posted(page, '/api/care/regebill', twice)).toEqual({ email: 'ka.ian@mail.operator.example, finance@mail.operator.example', mail: '0' });
    await expect(bills.main.getByRole('heading', { name: bills.t.email.doneOn })).toBeFocused();
    await expect(bills.main.getByText('ka.ian@mail.operator.example, finance@mail.operator.example')).toBeVisible();
    expect(sent(await calls(), 'registerEbill')).toBe(1);
    await scenario('registerEbill');

    await bills.back.first().click();
    await bills.open('email');
    await bills.main.getByRole('radio', { name: new RegExp(`^${bills.t.email.off}`) }).check();
    await bills.address.fill('ka.ian@mail.operator.example');
    expect(await posted(page, '/api/care/regebill', () => bills.submit.click())).toEqual({ email: 'ka.ian@mail.operator.example', mail: '1' });
    await expect(bills.main.getByRole('heading', { name: bills.t.email.doneOff })).toBeFocused();
  });

  test('reissue: period, fee, order', { tag: ['@BILL-13', '@BILL-14', '@BILL-15', '@BILL-25'] }, async ({ page, calls, bills }) => {
    await bills.goto();
    await bills.open('reissue');
    await expect(bills.main.getByText('1028 8416')).toBeVisible();
    await expect(bills.main.getByText(fill(bills.t.reissue.fee, { fee: 20 }))).toBeVisible();
    await bills.order.click();
    await expect(bills.period).toHaveAccessibleDescription(new RegExp(bills.t.reissue.periodMissing));
    expect(sent(await calls(), 'requestBillReissue')).toBe(0);

    const period = bills.date(3);
    await bills.period.selectOption({ label: longDate(period, language) });
    // Once under two clicks and Enter: tests/safety/send-once.spec.ts.
    expect(await posted(page, '/api/care/appmthbilldateaction', () => bills.order.click())).toEqual({ cycleDate: period });
    await expect(bills.main.getByRole('heading', { name: bills.t.reissue.done })).toBeFocused();
    await expect(bills.main.getByText(/7 個工作天內寄出，每份收費 MOP\$20|within 7 working days\. It costs MOP\$20/)).toBeVisible();
    await bills.main.getByRole('button', { name: bills.t.reissue.another, exact: true }).click();
    await expect(bills.heading).toBeFocused();
  });
});

test('a bill of many pages: the first is there before the rest, only near ones are rendered, the engine comes with the bill; jump and search', {
  tag: ['@BILL-02', '@BILL-08', AREA_RUN],
}, async ({ page, setLocale, rememberCustomer }) => {
  await setLocale('en');
  await rememberCustomer(oneBill);
  const bills = billsOf(page, 'en');
  const engine: string[] = [];
  page.on('request', (requested) => {
    if (/pdf[-.](engine|worker)/.test(requested.url())) engine.push(requested.url());
  });
  await bills.goto();
  await expect(bills.card.getByText(bills.t.oneBill, { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(engine).toEqual([]);
  await bills.open('bill');
  await bills.showPaper();
  const pages = bills.document().locator('[data-page]');
  await expect(pages.first().locator('canvas')).toBeVisible();
  const total = await pages.count();
  expect(total).toBeGreaterThan(15);
  await expect.poll(() => engine.length).toBeGreaterThanOrEqual(2);

  const desk = bills.document().getByRole('region', { name: bills.t.pdf.pages });
  const drawn = () => pages.locator('canvas').count();
  let most = await drawn();
  for (let number = 2; number <= total; number += 1) {
    await pages.nth(number - 1).evaluate((sheet) => sheet.scrollIntoView({ block: 'start' }));
    await expect(pages.nth(number - 1).locator('canvas')).toBeVisible();
    most = Math.max(most, await drawn());
  }
  expect(most, 'most pages drawn at once').toBeLessThanOrEqual(4);
  await expect(pages.first().locator('canvas')).toHaveCount(0);
  await expect(pages.first().getByText('MOP$')).toHaveCount(0);
  const { pdf } = bills.t;
  const tools = bills.main.getByRole('toolbar');
  const expectPage = (number: number) => expect(tools).toContainText(fill(pdf.position, { page: number, total }));
  await expectPage(total);
  // The keyboard scrolls the pages, too.
  await desk.press('Home');
  await expect(pages.first().locator('canvas')).toBeVisible();

  await bills.main.getByLabel(pdf.jump, { exact: true }).fill('13');
  await bills.main.getByRole('button', { name: pdf.go, exact: true }).click();
  await expectPage(13);
  await tools.getByRole('button', { name: pdf.larger }).click();
  await expectPage(13);
  await bills.main.getByLabel(pdf.search).fill('usage records');
  await bills.main.getByRole('button', { name: pdf.find, exact: true }).click();
  await bills.main.getByRole('button', { name: new RegExp(`^${fill(pdf.onPage, { page: 5 })}`) }).click();
  await expectPage(5);
});

test('without 4g the bill is text, to read, download and print', { tag: ['@BILL-07', '@BILL-16', '@BILL-22'] }, async ({
  page,
  calls,
  rememberCustomer,
  bills,
}) => {
  await watchPrinting(page);
  await rememberCustomer(threeG);
  await bills.goto();
  await expect(bills.card).toBeVisible();
  expect(await posted(page, '/api/care/myBill', () => bills.open('bill'))).toEqual({ cycleDate: bills.date() });
  await expect(bills.document()).toContainText(threeG.account);
  await expect(bills.document()).toContainText('應繳金額');
  const older = bills.date(1);
  await bills.choose(older);
  await expect(bills.document(older)).toContainText(longDate(older, 'cn'));
  const coming = page.waitForEvent('download');
  await bills.main.getByRole('link', { name: bills.t.bill.downloadText }).click();
  expect((await coming).suggestedFilename()).toBe(`${fill(bills.t.bill.file, { date: older })}.txt`);
  await bills.print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(bills.document(older)).toBeVisible();
  await expect(bills.heading).toBeHidden();
  await expect(bills.back).toBeHidden();
  expect(sent(await calls(), 'billPdf')).toBe(0);
});

test('a PDF that is none can be requested again, one that is broken be downloaded; only a possible one starts the viewer', async ({
  page,
  rememberCustomer,
  bills,
}) => {
  await rememberCustomer(postpaid);
  const { failure } = messages('cn', 'common');
  let pdf = '<!doctype html><title>502</title>';
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.route('**/api/care/getpdfbase64?*', async (route) =>
    pdf === '' ? route.fallback() : route.fulfill({ json: { status: '0', data: { pdfbase64: btoa(pdf) } } }),
  );
  await bills.goto();
  await bills.open('bill');
  await expect(bills.document().getByText(failure.panelTitle)).toBeVisible();
  await expect(bills.download).toHaveCount(0);
  expect(workers).toEqual([]);
  pdf = '%PDF-1.7 and nothing else';
  await bills.document().getByRole('button', { name: failure.retry }).click();
  await expect(bills.main.getByText(bills.t.bill.failed)).toBeVisible();
  await expect(bills.download).toBeVisible();
  expect(workers).toHaveLength(1);
  pdf = '';
  await page.reload();
  await bills.showPaper();
  await expect(bills.document().locator('canvas').first()).toBeVisible();
});

test.describe('a bill on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

  test('has total, due date and charges as text first, the PDF behind a button', { tag: [ADDED, '@BILL-08', AREA_RUN] }, async ({ page, bills }) => {
    const { billFacts: t } = bills.t;
    await bills.goto();
    await bills.open('bill');
    const bill = bills.document();
    const dueDate = new Date(Date.parse(bills.date()) + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await expect(bill.getByText(`MOP$${due}`, { exact: true })).toBeVisible();
    await expect(bill.getByText(longDate(dueDate, 'cn'))).toBeVisible();
    await expect(bill.getByRole('link', { name: fill(bills.t.payAmount, { amount: `MOP$${due}` }) })).toHaveAttribute('href', paths.payment);
    await expect(bill.getByRole('heading', { name: t.charges })).toBeVisible();
    await expect(bill.getByText(t.source)).toBeVisible();
    await expect(bill.locator('canvas')).toHaveCount(0);
    await bill.getByRole('button', { name: fill(t.showPaper_other, { count: 3 }) }).click();
    await expect(bill.locator('canvas').first()).toBeVisible();
    await page.goBack();
    await expect(bill.locator('canvas')).toHaveCount(0);
    await expect(bill.getByText(`MOP$${due}`, { exact: true })).toBeVisible();
  });

  test('has its figures also when the PDF cannot be rendered', { tag: ALWAYS }, async ({ page, expectConsoleErrors, bills }) => {
    expectConsoleErrors(FAILED_RESOURCE);
    await page.route('**/assets/pdf-engine-*', (route) => route.abort());
    await bills.goto();
    await bills.open('bill');
    await expect(bills.document().getByText(`MOP$${due}`, { exact: true })).toBeVisible();
    await expect(bills.document().getByText(bills.t.billFacts.failed)).toBeVisible();
    await expect(bills.download).toBeVisible();
  });
});
