import type { Page } from '@playwright/test';
import { prices } from '#operator';
import { type Persona, SMS_CODE } from '../../mock-server/personas.ts';
import { EXAMPLE_PID } from '../../mock-server/seed/payments.ts';
import { paths } from '../../src/lib/paths.ts';
import { everyNth, FULL_ONLY } from '../support/full.ts';
import { loginOf, oneBill, postpaid, prepaid } from '../support/log-in.ts';
import { expectReady, expectSound } from '../support/page-checks.ts';
import { PAY } from '../support/payments.ts';
import { SENDINGS, type Sending } from '../support/sendings.ts';
import { expect, expectAccessible, FAILED_RESOURCE, fill, type Language, languages, messages, test, texts } from '../support/site.ts';
import { macauDay, smsOf } from '../support/sms.ts';
import { travelCardOf } from '../support/travel-card.ts';
import { serviceNames } from '../support/ussd.ts';
import { cvFile, escaped, jobFormOf } from '../support/visitor-forms.ts';

const { auth, bills, common, payments, prepaid: prepaidTexts, settings, sms, 'top-up': topUp, usage, ussd } = texts('en');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
/** The name of a row is followed by its state. */
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${escaped(name)}`) : name })
    .first()
    .click();
const see = (page: Page, text: string) => expect(main(page).getByText(text).first()).toBeVisible();

/** A walk through what a page does not show by itself; `look` checks what is shown. */
type Walk = (page: Page, language: Language, look: () => Promise<void>) => Promise<unknown>;

interface Steps {
  path?: string;
  /** In turn, if not said. */
  language?: Language;
  width?: number;
  walk?: Walk;
}

async function send(page: Page, operation: string): Promise<void> {
  const sending = SENDINGS[operation] as Sending;
  await (await sending.fill(page)).click();
  await expect(sending.success?.(page) ?? main(page)).toBeVisible();
}

const PUBLIC: Record<string, Steps> = {
  'plans with a comparison': { path: '/powerPlan?compare=2002,2003' },
  comparison: { path: '/powerPlan?compare=2002,2003,2009&view=compare' },
  'comparison of phones': { path: '/allMobile?compare=4001,4002,4003&view=compare' },
  'empty comparison': { path: '/powerPlan?view=compare' },
  'plan without an application': { path: '/sharePlan/2010' },
  'plan with a phone': { path: '/sharePlan/2003?phone=4001&color=2&capacity=2' },
  'special offers': { path: '/mobileDevice?tab=0001' },
  shops: { path: paths.shops },
  'roaming offers': { path: paths.roamingOffers },
  'business services': { path: paths.businessServices },
  'news item': { path: '/news?id=7008' },
  'roaming charges': {
    path: '/idd/roamingcharge?region=506&destination=321&show=1',
    walk: async (page, language, look) => {
      const t = messages(language, 'roaming');
      await page.getByRole('region', { name: t.voice.title, exact: true }).locator('summary').click();
      await page.getByText(t.terms.title).click();
      await look();
      await page.goto(`${paths.roaming}?region=502`);
      await press(page, t.form.submit);
      await look();
    },
  },
  'menu of a desktop': {
    path: paths.info,
    walk: async (page, language, look) => {
      const { account, menu, support } = messages(language, 'common');
      await page.getByRole('navigation', { name: menu.label }).getByRole('button').first().click();
      await look();
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('complementary', { name: support })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: account.label }).click();
      await look();
    },
  },
  'menu of a phone': {
    path: paths.notFound,
    width: 390,
    walk: async (page, language, look) => {
      const { menu } = messages(language, 'common');
      await page.getByRole('banner').getByRole('button', { name: menu.open }).click();
      for (const row of await page.locator('dialog summary').all()) await row.evaluate((element) => element.parentElement?.setAttribute('open', ''));
      await look();
    },
  },
  music: {
    path: paths.music,
    language: 'cn',
    walk: async (page, language, look) => {
      await press(page, fill(messages(language, 'music').form.submit, { price: prices.musicPerMonth }));
      await look();
      await send(page, 'loginMusic');
      await look();
    },
  },
  contact: {
    path: paths.contact,
    language: 'cn',
    walk: async (page, language, look) => {
      await press(page, messages(language, 'contact').submit);
      await look();
      await send(page, 'submitContactMessage');
      await look();
    },
  },
  careers: {
    path: paths.careers,
    walk: async (page, language, look) => {
      const form = jobFormOf(page, language);
      await form.next.click();
      await expect(form.summary).toBeVisible();
      await look();
      await form.fillPosition();
      await form.next.click();
      await expect(form.part('person')).toBeVisible();
      await look();
      await form.fillPerson();
      await form.next.click();
      await expect(form.part('learning')).toBeVisible();
      await look();
      await form.next.click();
      await form.add('job').click();
      await look();
      await form.next.click();
      await expect(form.picture).toBeVisible();
      await form.file.setInputFiles(cvFile('a-very-long-file-name-without-any-space-in-it-that-must-break-somewhere.pdf'));
      await expect(form.replace).toBeVisible();
      await look();
      await form.captcha.fill('wrong');
      await form.submit.click();
      await expect(form.dialog).toBeVisible();
      await look();
      await form.dialog.getByRole('button', { name: form.t.refused.close }).click();
      await form.typeCaptcha();
      await form.submit.click();
      await expect(form.main.getByRole('heading', { name: form.t.sent.title })).toBeVisible();
      await look();
    },
  },
};

/** What is not the first screen of a page of the account, or of what leads to it, in English, whose words are longer. */
const PERSONAL: Record<string, (page: Page, look: () => Promise<void>) => Promise<void>> = {
  'log-in': async (page, look) => {
    const dialog = loginOf(page, 'en');
    await page.goto(paths.bills);
    await dialog.next.click();
    await expect(dialog.alert).toBeVisible();
    await look();
    await dialog.enter(postpaid.mobileNo);
    await dialog.pin.fill('0000');
    await dialog.submit.click();
    await expect(dialog.alert).toBeVisible();
    await look();
    await dialog.enter(prepaid.mobileNo);
    await dialog.send.click();
    await expect(dialog.code).toBeFocused();
    await look();
    await dialog.phone.focus();
    await dialog.root.getByRole('button', { name: auth.forgot }).click();
    await expect(dialog.root.getByRole('tab', { name: auth.tab.reset })).toHaveAttribute('aria-selected', 'true');
    await look();
  },
  prepaid: async (page, look) => {
    await page.goto(paths.prepaid);
    await press(page, prepaidTexts.balance.ask);
    await see(page, 'MOP$86.50');
    await look();
  },
  bills: async (page, look) => {
    const order = fill(bills.reissue.submit, { fee: prices.reissue });
    await page.goto(paths.bills);
    await press(page, bills.seeBill);
    await press(page, bills.billFacts.showPaper_other.split(' (')[0] ?? '');
    await expect(main(page).getByRole('toolbar', { name: bills.pdf.tools })).toBeVisible();
    await look();
    await press(page, bills.back);
    await press(page, bills.glance.airtimeMore);
    await see(page, bills.unbilled.basic);
    await look();
    await press(page, bills.back);
    await press(page, bills.services.email);
    await see(page, bills.email.time);
    await look();
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${bills.email.on}`) })
      .check();
    await field(page, bills.email.address).fill('ines@');
    await press(page, bills.email.submit);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await look();
    await field(page, bills.email.address).fill('ines@mail.example');
    await press(page, bills.email.submit);
    await see(page, bills.email.doneOn);
    await look();
    await press(page, bills.back);
    await press(page, bills.services.reissue);
    await press(page, order);
    await see(page, bills.reissue.periodMissing);
    await look();
    await field(page, bills.reissue.period).selectOption({ index: 2 });
    await press(page, order);
    await see(page, bills.reissue.done);
    await look();
  },
  usage: async (page, look) => {
    const order = fill(usage.reissue.submit, { fee: prices.reissue });
    await page.goto(paths.usage);
    await main(page).getByText(usage.record.raw, { exact: true }).click();
    await expect(main(page).getByRole('region', { name: usage.record.scroll })).toBeVisible();
    await look();
    await press(page, usage.reissue.title);
    await press(page, order);
    await expect(field(page, usage.period)).toBeFocused();
    await look();
    await field(page, usage.period).selectOption({ index: 1 });
    await press(page, order);
    await see(page, usage.reissue.done);
    await look();
  },
  payment: async (page, look) => {
    const terms = page.getByRole('dialog', { name: payments.terms.title });
    await page.goto(paths.payAnother());
    await field(page, payments.number.label).fill('66889999');
    await press(page, payments.number.find);
    await see(page, payments.number.noAccount);
    await look();
    await field(page, payments.number.label).fill(oneBill.mobileNo);
    await press(page, payments.number.find);
    await see(page, payments.number.private);
    await look();
    await press(page, payments.number.next);
    await look();
    await press(page, PAY);
    await see(page, payments.amount.wrong);
    await page.getByRole('button', { name: common.toasts.close }).click();
    await look();
    await field(page, payments.amount.label).fill('200');
    await press(page, PAY);
    await expect(terms).toBeVisible();
    await look();
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: payments.next, exact: true }).click();
    await see(page, payments.summary.title);
    await look();
    await press(page, payments.summary.pay);
    await expect(page.getByRole('heading', { name: 'Card checkout' })).toBeVisible();
    await page.goBack();
    await see(page, payments.cameBack.slice(0, 40));
    await look();
    for (const [text, query] of [
      [payments.receipt.paidAmount, `payRes=true&pid=${EXAMPLE_PID}`],
      [payments.result.unconfirmed, 'payRes=true&pid=X1'],
      [payments.result.failed, 'payRes=false&pid=X1'],
    ] as const) {
      await page.goto(`${paths.payment}?${query}`);
      await see(page, text);
      await look();
    }
  },
  'top-up': async (page, look) => {
    await page.goto(paths.topUp);
    await main(page).getByRole('link', { name: topUp.service.records.name }).click();
    await see(page, topUp.records.sample);
    await look();
    await main(page).getByRole('radio', { name: topUp.service.buy.name }).check();
    await press(page, topUp.next);
    await see(page, topUp.plans.note.split('{{end}}')[1] ?? '');
    await press(page, /^5 GB\b/);
    await look();
    await press(page, topUp.next);
    await press(page, topUp.confirm.buy);
    await see(page, topUp.confirm.missing);
    await look();
    await main(page).getByRole('checkbox').check();
    await press(page, topUp.confirm.buy);
    await see(page, topUp.done.title);
    await look();
  },
  settings: async (page, look) => {
    await page.goto(paths.settings);
    for (const name of ['password', 'promotion', 'alert', 'volte'] as const) {
      await press(page, settings[name].row);
      await see(page, settings[name].intro);
      if (name === 'password' || name === 'promotion') await press(page, settings[name].save);
      await look();
      await press(page, settings.back);
    }
  },
  'roaming and calling services': async (page, look) => {
    await page.goto(paths.roamingServices);
    await main(page).getByRole('switch').first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look();
    await page.goto(paths.callingServices);
    await press(page, serviceNames('en').forwardAll);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(ussd.form.country, { exact: true })).toHaveValue('853');
    await dialog.getByRole('button', { name: serviceNames('en').forwardAll, exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await look();
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
    await look();
    await press(page, fill(sms.recipients.removeWrong_other, { count: 5 }));
    await field(page, sms.time.endDate).fill(macauDay(30));
    await look();
    await press(page, sms.group.save);
    await form.saveName.fill('Shop team');
    await look();
    await form.save.click();
    await page.getByRole('alertdialog').waitFor();
    await look();
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
    await look();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await form.preview.click();
    await expect(form.heading(sms.confirm.title)).toBeVisible();
    await look();
    await form.send.click();
    await expect(form.heading(sms.result.scheduled)).toBeVisible();
    await look();
    await press(page, sms.result.seeScheduled);
    await expect(main(page).getByRole('row')).toHaveCount(4);
    await look();
    await press(page, sms.tasks.back);
    await form.record.click();
    await expect(main(page).getByRole('row')).toHaveCount(11);
    await look();
  },
  'travel card': async (page, look) => {
    const form = travelCardOf(page, 'en');
    await page.goto(paths.travelCard);
    await form.apply.click();
    await expect(form.alert).toBeVisible();
    await look();
    await form.phone.fill(postpaid.mobileNo);
    await form.send.click();
    await expect(form.puzzle.piece).toBeVisible();
    await look();
    await form.puzzle.solve();
    await form.puzzle.root.waitFor({ state: 'detached' });
    await form.code.fill(SMS_CODE);
    await form.agree.check();
    await form.apply.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look();
  },
};
const CUSTOMERS: Readonly<Record<string, Persona | undefined>> = { 'log-in': undefined, prepaid, 'travel card': undefined };

const all: Record<string, Steps> = {
  ...PUBLIC,
  ...Object.fromEntries(Object.entries(PERSONAL).map(([name, walk]) => [name, { language: 'en', walk: (page, _, look) => walk(page, look) } satisfies Steps])),
};
for (const [turn, [name, steps]] of Object.entries(all).entries()) {
  const { path, width, language = languages[turn % languages.length] as Language, walk } = steps;
  const run = name in PUBLIC ? everyNth(8, turn + 3) : { tag: FULL_ONLY };
  test(
    `${name}, in ${language}: accessible in both themes, nothing scrolls horizontally or is cut with large text`,
    run,
    async ({ page, setLocale, rememberCustomer, expectConsoleErrors }) => {
      test.slow();
      // The receipt of a payment that there was not.
      if (name === 'payment') expectConsoleErrors(FAILED_RESOURCE);
      const customer = name in PUBLIC || name in CUSTOMERS ? CUSTOMERS[name] : postpaid;
      if (customer !== undefined) await rememberCustomer(customer);
      await setLocale(language);
      if (width !== undefined) await page.setViewportSize({ width, height: 844 });
      if (path !== undefined) {
        await page.goto(path);
        await expectReady(page, path);
      }
      const look = async () => {
        // Away from where the main menu opens under the mouse.
        await page.mouse.move(1, 899);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        if (name in PERSONAL) {
          await expectAccessible(page);
          await page.setViewportSize({ width: 320, height: 844 });
        }
        await expectSound(page);
      };
      await (walk === undefined ? look() : walk(page, language, look));
    },
  );
}
