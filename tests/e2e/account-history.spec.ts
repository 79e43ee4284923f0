import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { due } from '../support/figures.ts';
import { ADDED, FULL_ONLY } from '../support/full.ts';
import { oneBill, postpaid } from '../support/log-in.ts';
import { paymentOf } from '../support/payments.ts';
import { expect, test, texts } from '../support/site.ts';

type Act = (page: Page) => Promise<unknown>;

/** One screen of a journey. */
interface Screen {
  /** Leads here from the screen before. */
  go: Act;
  /** Types or chooses something on it. */
  fill?: Act;
  /** Shows that it is there, with what was typed or chosen. */
  seen: Act;
}

const { bills, payments, settings, sms, 'top-up': topUp, usage } = texts('cn');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true }).first().click();
const heading =
  (name: string, level = 1) =>
  (page: Page) =>
    expect(main(page).getByRole('heading', { name, level, exact: true })).toBeVisible();
/** A field that is filled in, and must still hold that later. */
const filled = (label: string, value: string): Pick<Screen, 'fill' | 'seen'> => ({
  fill: (page) => field(page, label).fill(value),
  seen: (page) => expect(field(page, label)).toHaveValue(value),
});
const open = (path: string) => (page: Page) => page.goto(path);
const overview: Screen = { go: open(paths.bills), seen: heading(bills.title) };
const message: Screen = {
  go: open(paths.sms),
  fill: async (page) => {
    await field(page, sms.recipients.label).fill('66123456');
    await field(page, sms.message.label).fill('The fair opens at ten.');
  },
  seen: (page) => expect(field(page, sms.message.label)).toHaveValue('The fair opens at ten.'),
};
const level = (page: Page) => main(page).getByRole('checkbox', { name: '4.8 GB', exact: true });
const plan = (page: Page) => main(page).getByRole('button', { name: /^3 GB\b/ });
const calls = (page: Page) => main(page).getByRole('tab', { name: new RegExp(`^${usage.kind.call}`) });
const dialog = (page: Page) => page.getByRole('dialog');

const journeys: Record<string, readonly Screen[]> = {
  'payment by card': [
    {
      go: open(paths.payAnother()),
      fill: async (page) => {
        await field(page, payments.number.label).fill(oneBill.mobileNo);
        await press(payments.number.find)(page);
        await expect(main(page).getByText(payments.number.found)).toBeVisible();
      },
      seen: (page) => expect(field(page, payments.number.label)).toHaveValue(/6688 ?2345/),
    },
    { go: press(payments.number.next), ...filled(payments.amount.label, '77') },
    {
      go: (page) => paymentOf(page).agree(),
      seen: async (page) => {
        await heading(payments.summary.title, 2)(page);
        await expect(main(page).getByText('77.00').first()).toBeVisible();
      },
    },
  ],
  'top-up': [
    { go: open(paths.topUp), fill: (page) => plan(page).first().click(), seen: (page) => expect(plan(page).first()).toHaveAttribute('aria-pressed', 'true') },
    { go: press(topUp.next), seen: heading(topUp.confirm.question, 2) },
  ],
  bill: [overview, { go: press(new RegExp(`^${bills.services.bill}`)), seen: heading(bills.bill.title) }],
  'e-bill': [overview, { go: press(new RegExp(`^${bills.services.email}`)), ...filled(bills.email.address, 'ines@mail.example') }],
  settings: [
    { go: open(paths.settings), seen: heading(settings.title) },
    { go: press(new RegExp(`^${settings.alert.row}`)), fill: (page) => level(page).uncheck(), seen: (page) => expect(level(page)).not.toBeChecked() },
  ],
  'usage record': [
    { go: open(paths.usage), fill: (page) => calls(page).click(), seen: (page) => expect(calls(page)).toHaveAttribute('aria-selected', 'true') },
    { go: press(new RegExp(`^${usage.reissue.title}`)), seen: heading(usage.reissue.title) },
  ],
  'SMS, scheduled': [message, { go: press(new RegExp(`^${sms.tasks.title}`)), seen: heading(sms.tasks.title) }],
  'SMS, confirmation': [message, { go: press(sms.cost.preview), seen: heading(sms.confirm.title) }],
  'SMS, group to save': [
    message,
    {
      go: press(sms.group.save),
      fill: (page) => dialog(page).getByLabel(sms.group.name).fill('Choir'),
      seen: (page) => expect(dialog(page).getByLabel(sms.group.name)).toHaveValue('Choir'),
    },
  ],
  'SMS, template to use': [
    message,
    { go: press(sms.template.pick), seen: (page) => expect(page.getByRole('dialog', { name: sms.picker.templates })).toBeVisible() },
  ],
};

test.beforeEach(({ rememberCustomer }) => rememberCustomer(postpaid));

for (const [turn, [name, screens]] of Object.entries(journeys).entries()) {
  test(`Back, Forward and reload stay in the journey: ${name}`, {
    tag: ['@ACCT-03', ...(turn === 0 ? [] : [FULL_ONLY]), ...(name === 'usage record' ? [ADDED] : [])],
  }, async ({ page }) => {
    for (const [index, { go, fill, seen }] of screens.entries()) {
      await go(page);
      await fill?.(page);
      await seen(page);
      await page.reload();
      await seen(page);
      const before = screens[index - 1];
      if (before === undefined) continue;
      await page.goBack();
      await before.seen(page);
      await page.goForward();
      await seen(page);
    }
  });
}

test('a link to a step opens it where its input is there, else the step before', { tag: ['@ACCT-03', FULL_ONLY] }, async ({ page }) => {
  const opened: readonly [address: string, seen: Act][] = [
    [`${paths.settings}?setting=alert`, heading(settings.alert.title)],
    [`${paths.settings}?setting=none`, heading(settings.title)],
    [`${paths.topUp}?step=terms&plan=2`, (page) => expect(main(page).getByText('3 GB').first()).toBeVisible()],
    [`${paths.topUp}?step=done`, heading(topUp.plans.question, 2)],
    [`${paths.payment}?step=summary`, (page) => expect(field(page, payments.amount.label)).toHaveValue(due)],
    [`${paths.sms}?step=confirm`, heading(sms.title)],
    [`${paths.sms}?step=result`, heading(sms.title)],
    [`${paths.sms}?dialog=saveGroup`, heading(sms.title)],
  ];
  for (const [address, seen] of opened) {
    await page.goto(address);
    await seen(page);
    await expect(dialog(page)).toHaveCount(0);
  }
});
