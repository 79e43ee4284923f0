import type { Locator, Page } from '@playwright/test';
import { type Persona, SMS_CODE } from '../../mock-server/personas.ts';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { prices } from '../../src/brand/brand.ts';
import { paths } from '../../src/lib/paths.ts';
import { everyNth, FULL_ONLY } from '../support/full.ts';
import { loginOf, oneBill, postpaid, prepaid } from '../support/log-in.ts';
import { expectSound } from '../support/page-checks.ts';
import { PAY } from '../support/payments.ts';
import { expect, expectAccessible, FAILED_RESOURCE, fill, test, texts } from '../support/site.ts';
import { macauDay, smsOf } from '../support/sms.ts';
import { travelCardOf } from '../support/travel-card.ts';
import { serviceNames } from '../support/ussd.ts';

// English: its words are longer than the Chinese.
const { auth, bills, common, payments, prepaid: prepaidTexts, settings, sms, 'top-up': topUp, usage, ussd } = texts('en');
const { failure, loading, toasts } = common;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).first().click();
/** The name of a row is followed by its state. */
const open = (name: string) => (page: Page) => press(page, new RegExp(`^${name}`));
const see = (page: Page, text: string) => expect(main(page).getByText(text).first()).toBeVisible();

test.use({ language: 'en' });

type In<T> = (page: Page) => T;
/** Something that a page of the account reads: what leads to it, what is there once it is read, and what is said when there is nothing. */
type Read = readonly [operation: OperationId, path: string, open: In<Promise<unknown>> | undefined, seen: In<Locator>, empty?: string];

const showPaper = fill(bills.billFacts.showPaper_other, { count: 3 });
const paper: In<Locator> = (page) => main(page).getByRole('button', { name: showPaper, exact: true });
const table: In<Locator> = (page) => main(page).getByRole('table');
const folds: In<Locator> = (page) => main(page).locator('summary');
const saved: In<Locator> = (page) => page.getByRole('dialog').getByRole('radio');
const labelled =
  (label: string): In<Locator> =>
  (page) =>
    page.getByLabel(label, { exact: true });

const reads: readonly Read[] = [
  ['bills', paths.bills, open(bills.services.bill), paper, bills.bill.none],
  ['billPdf', paths.bills, open(bills.services.bill), paper],
  ['billReissuePeriods', paths.bills, open(bills.services.reissue), labelled(bills.reissue.period), bills.reissue.none],
  ['usageDetailPeriods', paths.usage, undefined, labelled(usage.period), usage.empty.title],
  ['usageDetail', paths.usage, undefined, (page) => main(page).getByRole('tab')],
  ['usageReissuePeriods', paths.usage, open(usage.reissue.title), labelled(usage.period), usage.empty.title],
  ['topUpOffer', paths.topUp, undefined, (page) => main(page).getByRole('button', { name: /^\d+ GB/ }), topUp.plans.empty],
  ['ussdGroups', paths.roamingServices, undefined, folds, ussd.empty.title],
  ['ussdGroups', paths.callingServices, undefined, folds, ussd.empty.title],
  ['countries', paths.callingServices, open(serviceNames('en').forwardAll), labelled(ussd.form.country), ussd.form.noCountry],
  ['smsGroups', paths.sms, open(sms.group.pick), saved, sms.picker.noGroups],
  ['smsTemplates', paths.sms, open(sms.template.pick), saved, sms.picker.noTemplates],
  ['smsHistory', paths.sms, (page) => smsOf(page, 'en').record.click(), table, sms.record.empty],
  ['smsTasks', paths.sms, (page) => smsOf(page, 'en').scheduled.click(), table, sms.tasks.empty],
  ['dataUsageAlert', paths.settings, open(settings.alert.row), (page) => main(page).getByRole('checkbox')],
  ['volteStatus', paths.settings, open(settings.volte.row), (page) => main(page).getByText(settings.volte.supported)],
];

for (const [turn, [operation, path, open, seen, empty]] of reads.entries()) {
  test(
    `${operation} on ${path}: failed, loading once it is tried again${empty === undefined ? '' : ', nothing there'}`,
    everyNth(4, turn),
    async ({ page, scenario, rememberCustomer }) => {
      await rememberCustomer(postpaid);
      await scenario(operation, { code: 500 });
      await page.goto(path);
      await open?.(page);
      await expect(page.getByText(failure.panelTitle).first()).toBeVisible();
      await expect(seen(page)).toHaveCount(0);
      await scenario(operation, { delay: 1500 });
      await page.getByRole('button', { name: failure.retry, exact: true }).first().click();
      await expect(page.getByRole('status').filter({ hasText: loading }).first()).toBeAttached();
      await expect(seen(page).first()).toBeVisible();
      await expect(page.getByText(failure.panelTitle)).toHaveCount(0);
      if (empty === undefined) return;
      await scenario(operation, { example: 'empty' });
      await page.reload();
      // A reload closes the form of a service.
      if (operation === 'countries') await open?.(page);
      await expect(page.getByText(empty, { exact: true }).first()).toBeVisible();
      await expect(seen(page)).toHaveCount(0);
    },
  );
}

/** Looks at the screen that is shown. */
type Look = (screen: string) => Promise<void>;

/** What is not a page's first screen, which tests/safety/account.spec.ts has. */
const journeys: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'log-in': async (page, look) => {
    const dialog = loginOf(page, 'en');
    await page.goto(paths.bills);
    await dialog.next.click();
    await expect(dialog.alert).toBeVisible();
    await look('no number');
    await dialog.enter(postpaid.mobileNo);
    await dialog.pin.fill('0000');
    await dialog.submit.click();
    await expect(dialog.alert).toBeVisible();
    await look('wrong password');
    await dialog.enter(prepaid.mobileNo);
    await dialog.send.click();
    await expect(dialog.code).toBeFocused();
    await look('code');
    await dialog.phone.focus();
    await dialog.root.getByRole('button', { name: auth.forgot }).click();
    await expect(dialog.root.getByRole('tab', { name: auth.tab.reset })).toHaveAttribute('aria-selected', 'true');
    await look('reset');
  },
  prepaid: async (page, look) => {
    await page.goto(paths.prepaid);
    await press(page, prepaidTexts.balance.ask);
    await see(page, 'MOP$86.50');
    await look('balance');
  },
  bills: async (page, look) => {
    const order = fill(bills.reissue.submit, { fee: prices.reissue });
    await page.goto(paths.bills);
    await press(page, bills.seeBill);
    await press(page, showPaper);
    await expect(main(page).getByRole('toolbar', { name: bills.pdf.tools })).toBeVisible();
    await look('bill');
    await press(page, bills.back);
    await press(page, bills.glance.airtimeMore);
    await see(page, bills.unbilled.basic);
    await look('usage since the last bill');
    await press(page, bills.back);
    await open(bills.services.email)(page);
    await see(page, bills.email.time);
    await look('email bills');
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${bills.email.on}`) })
      .check();
    await field(page, bills.email.address).fill('ines@');
    await press(page, bills.email.submit);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await look('email bills, wrong address');
    await field(page, bills.email.address).fill('ines@mail.example');
    await press(page, bills.email.submit);
    await see(page, bills.email.doneOn);
    await look('email bills, done');
    await press(page, bills.back);
    await open(bills.services.reissue)(page);
    await press(page, order);
    await see(page, bills.reissue.periodMissing);
    await look('paper copy, no date');
    await field(page, bills.reissue.period).selectOption({ index: 2 });
    await press(page, order);
    await see(page, bills.reissue.done);
    await look('paper copy, done');
  },
  usage: async (page, look) => {
    const order = fill(usage.reissue.submit, { fee: prices.reissue });
    await page.goto(paths.usage);
    await main(page).getByText(usage.record.raw, { exact: true }).click();
    await expect(main(page).getByRole('region', { name: usage.record.scroll })).toBeVisible();
    await look('text of the record');
    await open(usage.reissue.title)(page);
    await press(page, order);
    await expect(field(page, usage.period)).toBeFocused();
    await look('copy, no date');
    await field(page, usage.period).selectOption({ index: 1 });
    await press(page, order);
    await see(page, usage.reissue.done);
    await look('copy, done');
  },
  payment: async (page, look) => {
    const terms = page.getByRole('dialog', { name: payments.terms.title });
    await page.goto(paths.payAnother());
    await field(page, payments.number.label).fill('66889999');
    await press(page, payments.number.find);
    await see(page, payments.number.noAccount);
    await look('no account');
    await field(page, payments.number.label).fill(oneBill.mobileNo);
    await press(page, payments.number.find);
    await see(page, payments.number.private);
    await look('another number');
    await press(page, payments.number.next);
    await look('method');
    await press(page, PAY);
    await see(page, payments.amount.wrong);
    await page.getByRole('button', { name: toasts.close }).click();
    await look('wrong amount');
    await field(page, payments.amount.label).fill('200');
    await press(page, PAY);
    await expect(terms).toBeVisible();
    await look('terms');
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: payments.next, exact: true }).click();
    await see(page, payments.summary.title);
    await look('check');
    await press(page, payments.summary.pay);
    await expect(page.getByRole('heading', { name: 'Card checkout' })).toBeVisible();
    await page.goBack();
    await see(page, payments.cameBack.slice(0, 40));
    await look('back from the bank');
    for (const [text, query] of [
      [payments.receipt.paidAmount, `payRes=true&pid=${EXAMPLE_PID}`],
      [payments.result.unconfirmed, 'payRes=true&pid=X1'],
      [payments.result.failed, 'payRes=false&pid=X1'],
    ] as const) {
      await page.goto(`${paths.payment}?${query}`);
      await see(page, text);
      await look(text);
    }
  },
  'top-up': async (page, look) => {
    await page.goto(paths.topUp);
    await main(page).getByRole('link', { name: topUp.service.records.name }).click();
    await see(page, topUp.records.sample);
    await look('history');
    await main(page).getByRole('radio', { name: topUp.service.buy.name }).check();
    await press(page, topUp.next);
    await see(page, topUp.plans.note.split('{{end}}')[1] ?? '');
    await press(page, /^5 GB\b/);
    await look('plans');
    await press(page, topUp.next);
    await open(topUp.confirm.buy)(page);
    await see(page, topUp.confirm.missing);
    await look('terms not agreed to');
    await main(page).getByRole('checkbox').check();
    await open(topUp.confirm.buy)(page);
    await see(page, topUp.done.title);
    await look('done');
  },
  settings: async (page, look) => {
    await page.goto(paths.settings);
    for (const name of ['password', 'promotion', 'alert', 'volte'] as const) {
      await open(settings[name].row)(page);
      await see(page, settings[name].intro);
      if (name === 'password' || name === 'promotion') await press(page, settings[name].save);
      await look(name);
      await press(page, settings.back);
    }
  },
  'roaming and calling services': async (page, look) => {
    await page.goto(paths.roamingServices);
    await main(page).getByRole('switch').first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('question');
    await page.goto(paths.callingServices);
    await press(page, serviceNames('en').forwardAll);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(ussd.form.country, { exact: true })).toHaveValue('853');
    await dialog.getByRole('button', { name: serviceNames('en').forwardAll, exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await look('form, nothing typed');
  },
  'SMS, mistakes': async (page, look) => {
    const form = smsOf(page, 'en');
    await page.goto(paths.sms);
    await form.paste('66123456\n6812 45\n36123456\nAna Lei\n661234567\n+0123');
    await form.content.fill('Order ready 😀');
    await main(page).getByRole('radio', { name: sms.time.cyclic }).check();
    await main(page).getByText(sms.time.limits).click();
    await form.preview.click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await look('errors');
    await press(page, fill(sms.recipients.removeWrong_other, { count: 5 }));
    await field(page, sms.time.endDate).fill(macauDay(30));
    await look('undo');
    await press(page, sms.group.save);
    await form.saveName.fill('Shop team');
    await look('name of a group');
    await form.save.click();
    await page.getByRole('alertdialog').waitFor();
    await look('name that exists');
  },
  'SMS, sent later': async (page, look) => {
    const form = smsOf(page, 'en');
    await page.goto(paths.sms);
    await form.paste('66123456\n+8613812345678');
    await form.content.fill('Order ready');
    await main(page).getByRole('radio', { name: sms.time.once }).check();
    await field(page, sms.time.date).fill(macauDay(3));
    await press(page, sms.group.pick);
    await page.getByRole('dialog').getByRole('radio', { name: 'Shop team' }).check();
    await look('choice of a group');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await form.preview.click();
    await expect(form.heading(sms.confirm.title)).toBeVisible();
    await look('confirmation');
    await form.send.click();
    await expect(form.heading(sms.result.scheduled)).toBeVisible();
    await look('result');
    await press(page, sms.result.seeScheduled);
    await expect(main(page).getByRole('row')).toHaveCount(4);
    await look('scheduled');
    await press(page, sms.tasks.back);
    await form.record.click();
    await expect(main(page).getByRole('row')).toHaveCount(11);
    await look('record');
  },
  'travel card': async (page, look) => {
    const form = travelCardOf(page, 'en');
    await page.goto(paths.travelCard);
    await form.apply.click();
    await expect(form.alert).toBeVisible();
    await look('nothing typed');
    await form.phone.fill(postpaid.mobileNo);
    await form.send.click();
    await expect(form.puzzle.piece).toBeVisible();
    await look('puzzle');
    await form.puzzle.solve();
    await form.puzzle.root.waitFor({ state: 'detached' });
    await form.code.fill(SMS_CODE);
    await form.agree.check();
    await form.apply.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('done');
  },
};
const CUSTOMERS: Readonly<Record<string, Persona | undefined>> = { 'log-in': undefined, prepaid, 'travel card': undefined };

for (const [name, walk] of Object.entries(journeys)) {
  test(`every step of ${name}: accessible in both themes, nothing is cut with large text or at 320 px`, { tag: FULL_ONLY }, async ({
    page,
    rememberCustomer,
    expectConsoleErrors,
  }) => {
    test.slow();
    // The receipt of a payment that there was not.
    if (name === 'payment') expectConsoleErrors(FAILED_RESOURCE);
    const customer = name in CUSTOMERS ? CUSTOMERS[name] : postpaid;
    if (customer !== undefined) await rememberCustomer(customer);
    await walk(page, (screen) =>
      test.step(screen, async () => {
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // Away from where the main menu will be, which opens under the mouse.
        await page.mouse.move(1, 1);
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 844 });
        await expectSound(page);
      }),
    );
  });
}
