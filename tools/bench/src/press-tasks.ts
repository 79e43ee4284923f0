import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../openapi/languages.ts';
import { paths } from '../../../src/lib/paths.ts';
import type { Customers } from './servers.ts';

/** A control that is pressed, or typed into and left with Enter. */
export interface PressStep {
  name: string;
  control: Locator;
  /** Typed before, unmeasured; the key is measured then. */
  text?: string;
  /** Default: Enter. */
  key?: string;
  /** What is there when the press has had its first effect. */
  effect: Locator;
  /** Typed or chosen after it, unmeasured: what the next press needs. */
  after?: () => Promise<unknown>;
}

/** One of the ten tasks that customers come for. */
export interface PressTask {
  name: string;
  path: string;
  /** The postpaid customer has logged in before. */
  loggedIn?: boolean;
  steps: (page: Page, language: Language, customers: Customers) => PressStep[];
}

const texts = (language: Language, namespace: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: texts of any area, which fail where they are used
  JSON.parse(readFileSync(`src/i18n/locales/${language}/${namespace}.json`, 'utf8')) as any;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name }).first();

/** Secret: PIN, or the code of an SMS. */
function logIn(page: Page, language: Language, { mobileNo, secret, byCode }: Customers['postpaid'], effect: Locator): PressStep[] {
  const auth = texts(language, 'auth');
  const { code } = texts(language, 'forms');
  const dialog = page.getByRole('dialog', { name: auth.title });
  const number = dialog.getByLabel(auth.phone, { exact: true });
  const send = dialog.getByRole('button', { name: code.send, exact: true });
  const field = dialog.getByLabel(byCode ? code.label : auth.pin, { exact: true });
  return [
    { name: 'log in', control: page.getByRole('banner').getByRole('button', { name: auth.login, exact: true }), effect: number },
    { name: 'number', control: number, text: mobileNo, effect: byCode ? send : field },
    ...(byCode ? [{ name: 'send code', control: send, effect: dialog.getByRole('status').filter({ hasText: /\d/ }).first() }] : []),
    // The last digit of a code logs in.
    { name: byCode ? 'code' : 'PIN', control: field, effect, ...(byCode ? { text: secret.slice(0, -1), key: secret.slice(-1) } : { text: secret }) },
  ];
}

/** Twenty numbers that can receive a message. */
const TWENTY = Array.from({ length: 20 }, (_none, index) => String(66_123_400 + index)).join(' ');

/** What customers come for, the shortest way, in both languages. */
export const pressTasks: readonly PressTask[] = [
  {
    name: 'pay the bill',
    path: paths.bills,
    loggedIn: true,
    steps: (page, language) => {
      const bills = texts(language, 'bills');
      const t = texts(language, 'payments');
      const terms = page.getByRole('dialog', { name: t.terms.title });
      const agree = terms.getByRole('checkbox');
      return [
        { name: 'pay now', control: main(page).getByRole('link', { name: bills.pay, exact: true }), effect: heading(page, t.method.question) },
        {
          name: 'card and amount',
          control: main(page).getByRole('button', { name: new RegExp(t.payBy.VisaOrMasterPay) }),
          effect: agree,
          after: () => agree.check(),
        },
        { name: 'agree', control: terms.getByRole('button').last(), effect: heading(page, t.summary.title) },
      ];
    },
  },
  {
    name: 'data left',
    path: paths.home,
    steps: (page, language, { postpaid }) => logIn(page, language, postpaid, main(page).getByRole('meter').first()),
  },
  {
    name: 'is my bill right',
    path: paths.bills,
    loggedIn: true,
    steps: (page, language) => {
      const t = texts(language, 'bills');
      return [
        { name: 'my bill', control: main(page).getByRole('button', { name: new RegExp(t.services.bill) }), effect: heading(page, t.bill.title) },
        {
          name: 'another month',
          control: main(page).getByRole('combobox').or(main(page).getByRole('radio')).first(),
          effect: main(page).getByRole('list').first(),
        },
      ];
    },
  },
  {
    name: 'data for a trip',
    path: paths.roaming,
    steps: (page) => [
      {
        name: 'Japan',
        control: main(page).getByRole('combobox').or(main(page).getByRole('searchbox')).first(),
        text: '日本',
        effect: main(page).getByRole('heading', { level: 2, name: /日本|Japan/ }),
      },
    ],
  },
  {
    name: 'cheapest plan with 30 GB',
    path: paths.plans(),
    steps: (page, language) => {
      const t = texts(language, 'plans');
      const list = main(page).getByRole('tabpanel');
      return [
        {
          name: 'GB a month',
          control: main(page).getByRole('radio', { name: t.finder.atLeast.replace('{{gb}}', '30'), exact: true }),
          effect: list.getByText(new RegExp(t.finder.found_other.replace('{{count}}', String.raw`\d+`))),
        },
        { name: 'the first plan', control: list.getByRole('listitem').getByRole('link').first(), effect: heading(page, t.detail.ways) },
      ];
    },
  },
  {
    name: 'compare two phones',
    path: paths.phones(),
    steps: (page, language) => {
      const t = texts(language, 'compare');
      const next = main(page)
        .getByRole('checkbox', { name: new RegExp(texts(language, 'phones').compare.choose), checked: false })
        .first();
      const tray = page.getByRole('region', { name: t.tray });
      const open = tray.getByRole('link', { name: t.open });
      return [
        { name: 'the first', control: next, effect: tray },
        { name: 'the second', control: next, effect: open },
        { name: 'compare', control: open, effect: main(page).getByRole('table') },
      ];
    },
  },
  {
    name: 'SMS to twenty numbers',
    path: paths.sms,
    loggedIn: true,
    steps: (page, language) => {
      const t = texts(language, 'sms');
      const numbers = main(page).getByLabel(t.recipients.label, { exact: true });
      const content = main(page).getByLabel(t.message.label, { exact: true });
      return [
        {
          name: 'twenty numbers',
          control: numbers,
          text: TWENTY,
          effect: main(page).getByRole('list', { name: t.recipients.list }).getByRole('listitem').nth(19),
          after: () => content.fill('See you at ten.'),
        },
        { name: 'check', control: main(page).getByRole('button', { name: t.cost.preview, exact: true }), effect: heading(page, t.confirm.title) },
        { name: 'send', control: main(page).getByRole('button', { name: t.confirm.send, exact: true }), effect: heading(page, t.result.sent) },
      ];
    },
  },
  {
    name: 'data usage alert',
    path: paths.settings,
    loggedIn: true,
    steps: (page, language) => {
      const { alert } = texts(language, 'settings');
      const save = main(page).getByRole('button', { name: alert.save, exact: true });
      const level = main(page).getByRole('checkbox', { disabled: false }).first();
      return [
        {
          name: 'open',
          control: main(page).getByRole('button', { name: new RegExp(alert.row) }),
          effect: heading(page, alert.title),
          after: () => level.tap(),
        },
        { name: 'save', control: save, effect: page.getByText(alert.done, { exact: true }).first() },
      ];
    },
  },
  {
    name: 'hotline',
    path: paths.home,
    steps: (page, language) => {
      const common = texts(language, 'common');
      return [
        { name: 'menu', control: page.getByRole('banner').getByRole('button', { name: common.menu.open, exact: true }), effect: page.getByRole('dialog') },
        {
          name: 'contact',
          control: page.getByRole('dialog').getByRole('link', { name: texts(language, 'contact').title }),
          effect: main(page).locator('a[href^="tel:"]').first(),
        },
      ];
    },
  },
  {
    name: 'top up a prepaid card',
    path: paths.home,
    steps: (page, language, { prepaid }) => {
      const t = texts(language, 'prepaid');
      const voucher = main(page).getByLabel(t.topUp.voucher, { exact: true });
      return [
        ...logIn(page, language, prepaid, voucher),
        {
          name: 'dial',
          control: main(page).getByRole('button', { name: t.topUp.dial, exact: true }),
          effect: main(page).getByText(t.topUp.voucherMissing).first(),
        },
      ];
    },
  },
];
