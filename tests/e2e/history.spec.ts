import type { Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';
import { paths } from '../../src/lib/paths.ts';
import { FULL_ONLY } from '../support/full.ts';
import { postpaid } from '../support/log-in.ts';
import { expect, test } from '../support/site.ts';

/** One screen of a journey, found by its English words. */
interface Screen {
  name: string;
  /** Leads here from the screen before. */
  go: (page: Page) => Promise<unknown>;
  /** Shows that the screen is there, with what was typed or chosen on it. */
  seen: (page: Page) => Promise<unknown>;
  /** Types or chooses something on the screen. */
  fill?: (page: Page) => Promise<unknown>;
}

interface Journey {
  name: string;
  customer?: Persona;
  screens: [Screen, ...Screen[]];
  /** Changes the screen before the last one; Forward must not show what it was before. */
  edit?: Required<Pick<Screen, 'fill' | 'seen'>>;
}

const main = (page: Page) => page.getByRole('main');
const heading =
  (name: string, level = 1) =>
  (page: Page) =>
    expect(main(page).getByRole('heading', { name, level, exact: true })).toBeVisible();
const press = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true }).first().click();
const tab = (name: string): Pick<Screen, 'name' | 'go' | 'seen'> => ({
  name,
  go: (page) => main(page).getByRole('tab', { name, exact: true }).click(),
  seen: (page) => expect(main(page).getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true'),
});
const start = (path: string, name: string, seen: Screen['seen']): Screen => ({ name, go: (page) => page.goto(path), seen });
const billView = (name: string, button: string | RegExp): Journey => ({
  name: `bill management, ${name.toLowerCase()}`,
  customer: postpaid,
  screens: [start(paths.bills, 'overview', heading('Bills')), { name, go: press(button), seen: heading(name) }],
});

const smsMessage: Screen = {
  ...start(paths.sms, 'message', (page) => expect(main(page).getByRole('textbox', { name: 'Message text' })).toHaveValue('The fair opens at ten.')),
  fill: async (page) => {
    await main(page).getByRole('textbox', { name: 'Recipients’ numbers' }).fill('66123456');
    await main(page).getByRole('textbox', { name: 'Message text' }).fill('The fair opens at ten.');
  },
};
const setting = (name: string, row: RegExp, title: string, filled?: Pick<Screen, 'fill' | 'seen'>): Journey => ({
  name: `settings, ${name}`,
  customer: postpaid,
  screens: [start(paths.settings, 'rows', heading('Account settings')), { name, go: press(row), seen: heading(title), ...filled }],
});

const paymentCheck = (amount: string): Screen => ({
  name: 'check',
  go: async (page) => {
    await press('Continue')(page);
    const terms = page.getByRole('dialog');
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'Continue', exact: true }).click();
  },
  seen: async (page) => {
    await heading('Check your payment', 2)(page);
    await expect(main(page).getByText(amount).first()).toBeVisible();
  },
});

const journeys: Journey[] = [
  {
    name: 'payment by card',
    customer: postpaid,
    screens: [
      {
        ...start(paths.payment, 'number', (page) => expect(main(page).getByLabel('Mobile number')).toHaveValue(/6688 ?2345/)),
        fill: async (page) => {
          await main(page).getByLabel('Mobile number').fill('66882345');
          await press('Find account')(page);
          await expect(main(page).getByText('Account found')).toBeVisible();
        },
      },
      {
        name: 'method',
        go: press('Choose how to pay'),
        fill: (page) => main(page).getByLabel('Amount to pay').fill('77'),
        seen: (page) => expect(main(page).getByLabel('Amount to pay')).toHaveValue('77'),
      },
      paymentCheck('77.00'),
    ],
  },
  {
    name: 'payment from the bill',
    customer: postpaid,
    screens: [
      start(paths.bills, 'overview', heading('Bills')),
      {
        name: 'method',
        go: (page) => main(page).getByRole('link', { name: 'Pay now', exact: true }).click(),
        fill: (page) => main(page).getByLabel('Amount to pay').fill('300'),
        seen: (page) => expect(main(page).getByLabel('Amount to pay')).toHaveValue('300'),
      },
      paymentCheck('300.00'),
    ],
  },
  {
    name: 'top-up',
    customer: postpaid,
    screens: [
      start(paths.topUp, 'service', heading('What would you like to do?', 2)),
      {
        name: 'plan',
        go: press('Continue'),
        fill: press(/^3 GB\b/),
        seen: (page) =>
          expect(
            main(page)
              .getByRole('button', { name: /^3 GB\b/ })
              .first(),
          ).toHaveAttribute('aria-pressed', 'true'),
      },
      {
        name: 'confirm',
        go: press('Continue'),
        seen: async (page) => {
          await heading('Check and buy', 2)(page);
          await expect(main(page).getByText('MOP$68')).toBeVisible();
        },
      },
    ],
  },
  billView('My bills', /^My bills|View bill/),
  billView('Usage since your last bill', /^Usage since your last bill/),
  billView('Order a paper copy of a bill', /^Order a paper copy of a bill/),
  {
    name: 'e-bill',
    customer: postpaid,
    screens: [
      start(paths.bills, 'overview', heading('Bills')),
      { name: 'introduction', go: press(/^Get bills by email/), seen: (page) => expect(main(page).getByRole('button', { name: 'Start now' })).toBeVisible() },
      {
        name: 'form',
        go: press('Start now'),
        fill: (page) => main(page).getByRole('textbox', { name: /email/i }).fill('ines@mail.example'),
        seen: (page) => expect(main(page).getByRole('textbox', { name: /email/i })).toHaveValue('ines@mail.example'),
      },
    ],
  },
  setting('password', /^Password/, 'Change password'),
  setting('promotions', /^Marketing messages/, 'Marketing messages', {
    fill: (page) => main(page).getByRole('switch', { name: 'Offers by SMS' }).uncheck(),
    seen: (page) => expect(main(page).getByRole('switch', { name: 'Offers by SMS' })).not.toBeChecked(),
  }),
  setting('data usage alert', /^Data usage alert/, 'Data usage alert', {
    fill: (page) => main(page).getByRole('checkbox', { name: '4.8GB', exact: true }).uncheck(),
    seen: (page) => expect(main(page).getByRole('checkbox', { name: '4.8GB', exact: true })).not.toBeChecked(),
  }),
  setting('VoLTE', /^VoLTE/, 'VoLTE'),
  {
    name: 'usage record',
    customer: postpaid,
    screens: [
      {
        ...start(paths.usage, 'record', (page) => expect(main(page).getByRole('tab', { name: /^Calls/ })).toHaveAttribute('aria-selected', 'true')),
        fill: (page) =>
          main(page)
            .getByRole('tab', { name: /^Calls/ })
            .click(),
      },
      {
        name: 'earlier period',
        go: (page) => main(page).getByLabel('Bill date').selectOption('2026-10-15'),
        seen: (page) => expect(main(page).getByLabel('Bill date')).toHaveValue('2026-10-15'),
      },
      {
        name: 'copy',
        go: press(/^Order a copy of a usage record/),
        fill: (page) => main(page).getByLabel('Bill date').selectOption('2026-11-15'),
        seen: (page) => expect(main(page).getByLabel('Bill date')).toHaveValue('2026-11-15'),
      },
    ],
  },
  {
    name: 'SMS',
    customer: postpaid,
    screens: [
      smsMessage,
      tab('SMS record'),
      { name: 'scheduled', go: press(/^Scheduled messages/), seen: heading('Scheduled messages') },
      {
        name: 'message again',
        go: press('Back to SMS'),
        seen: (page) => expect(main(page).getByRole('textbox', { name: 'Message text' })).toHaveValue('The fair opens at ten.'),
      },
    ],
  },
  {
    name: 'SMS, confirmation',
    customer: postpaid,
    screens: [
      smsMessage,
      {
        name: 'confirm',
        go: press('Review message'),
        seen: async (page) => {
          await heading('Check and send')(page);
          await expect(main(page).getByText('MOP$0.25').first()).toBeVisible();
        },
      },
    ],
    edit: {
      fill: (page) => main(page).getByRole('textbox', { name: 'Message text' }).fill('The fair opens at eleven.'),
      seen: (page) => expect(main(page).getByRole('textbox', { name: 'Message text' })).toHaveValue('The fair opens at eleven.'),
    },
  },
  {
    name: 'SMS, group to save',
    customer: postpaid,
    screens: [
      smsMessage,
      {
        name: 'sheet',
        go: press('Save as group'),
        fill: (page) => page.getByRole('dialog').getByLabel('Group name').fill('Choir'),
        seen: (page) => expect(page.getByRole('dialog', { name: 'Save as group' }).getByLabel('Group name')).toHaveValue('Choir'),
      },
    ],
  },
  {
    name: 'SMS, template to use',
    customer: postpaid,
    screens: [
      smsMessage,
      { name: 'picker', go: press('Choose a template'), seen: (page) => expect(page.getByRole('dialog', { name: 'Choose a template' })).toBeVisible() },
    ],
  },
];

for (const [turn, { name, customer, screens, edit }] of journeys.entries()) {
  test(`Back, Forward and reload stay in the journey: ${name}`, { tag: ['@ACCT-03', ...(turn % 6 === 0 ? [] : [FULL_ONLY])] }, async ({
    page,
    setLocale,
    rememberCustomer,
  }) => {
    await setLocale('en');
    if (customer) await rememberCustomer(customer);
    const walked: string[] = [];
    for (const [index, screen] of screens.entries()) {
      const before = screens[index - 1];
      await screen.go(page);
      await screen.fill?.(page);
      await screen.seen(page);
      await page.reload();
      await screen.seen(page);
      if (before !== undefined) {
        await page.goBack();
        await before.seen(page);
        await page.goForward();
        await screen.seen(page);
      }
      walked.push(
        `${name.padEnd(32)} ${screen.name.padEnd(24)} reload ✓  Back ${before === undefined ? '–' : '✓'}  Forward ${before === undefined ? '–' : '✓'}`,
      );
    }
    if (edit !== undefined) {
      await page.goBack();
      await edit.fill(page);
      await page.goForward();
      await edit.seen(page);
      await page.reload();
      await edit.seen(page);
    }
    console.info(walked.join('\n'));
  });
}
