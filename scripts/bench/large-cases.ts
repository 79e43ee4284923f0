import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Namespace, Texts } from '../../src/i18n/types.ts';
import { historyPage, LARGE, longBill, recipientList, tariff } from './large-answers.ts';

/** Something that a customer does on a page with much on it. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

/** A page with large data. */
export interface LargeCase {
  name: string;
  path: string;
  /** Values of the browser's storage besides the log-in. */
  stored?: Record<string, string>;
  /** Makes answers large, before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Resolves when the page shows its data; the load ends here. */
  ready: (page: Page) => Promise<unknown>;
  steps: Step[];
}

function texts<N extends Namespace>(name: N): Texts[N] {
  return JSON.parse(readFileSync(`src/i18n/locales/cn/${name}.json`, 'utf8')) as Texts[N];
}

const sms = texts('sms');
const idd = texts('idd');
const bills = texts('bills');

/** Milliseconds between two keys of a quick typist. */
const KEY = 90;

/** Turns the wheel as a reader in a hurry does. */
async function scroll(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(120);
  }
}

const numbers = (page: Page) => page.getByLabel(sms.recipients.label, { exact: true });
const chips = (page: Page) => page.getByRole('list', { name: sms.recipients.list }).getByRole('listitem');
const sheets = (page: Page) => page.locator('[data-page]');
const filter = (page: Page) => page.getByLabel(idd.filter.label);

async function paste(page: Page): Promise<void> {
  await numbers(page).focus();
  await numbers(page).evaluate((input, list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', list);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, recipientList());
  await chips(page)
    .nth(LARGE.recipients - 1)
    .waitFor();
}

/** The pages of the goal: 1,000 messages, 500 recipients, 240 countries, a bill of 100 pages. */
export const largeCases: readonly LargeCase[] = [
  {
    name: 'SMS record, 1,000 messages',
    path: '/account/sms/7',
    stored: { smsIndex: '1' },
    prepare: (page) =>
      page.route('**/api/care/sendSmsHistoryDetail?*', (route) =>
        route.fulfill({ json: historyPage(Number(new URL(route.request().url()).searchParams.get('pageNo') ?? 1)) }),
      ),
    ready: (page) => page.getByText('第 1 號會員').first().waitFor(),
    steps: [
      { name: 'scroll', act: (page) => scroll(page, 6) },
      {
        name: 'turn five pages',
        act: async (page) => {
          for (let at = 1; at <= 5; at += 1) {
            await page.getByRole('button', { name: sms.record.next, exact: true }).click();
            await page
              .getByText(`第 ${at * 10 + 1} 號會員`)
              .first()
              .waitFor();
          }
        },
      },
    ],
  },
  {
    name: 'SMS, 500 recipients',
    path: '/account/sms/7',
    ready: (page) => numbers(page).waitFor(),
    steps: [
      { name: 'paste 500 numbers', act: paste },
      { name: 'type one more', act: (page) => numbers(page).pressSequentially('62345678', { delay: KEY }) },
      { name: 'add it', act: (page) => numbers(page).press('Enter') },
      { name: 'remove one', act: (page) => chips(page).nth(200).getByRole('button').click() },
      {
        name: 'type a message',
        act: (page) => page.getByLabel(sms.message.label, { exact: true }).pressSequentially('The book fair opens at 10:00.', { delay: KEY }),
      },
      { name: 'scroll', act: (page) => scroll(page, 8) },
    ],
  },
  {
    name: 'IDD 00, 240 countries',
    path: '/idd/idd00',
    prepare: (page) => page.route('**/api/iddplan/getIdd00PlansVOs?*', (route) => route.fulfill({ json: tariff() })),
    ready: (page) => page.locator('tbody tr').nth(LARGE.countries).waitFor(),
    steps: [
      { name: 'scroll', act: (page) => scroll(page, 15) },
      { name: 'filter', act: (page) => filter(page).pressSequentially('124', { delay: KEY }) },
      {
        name: 'take it back',
        act: async (page) => {
          for (let key = 0; key < 3; key += 1) {
            await filter(page).press('Backspace');
            await page.waitForTimeout(KEY);
          }
        },
      },
    ],
  },
  {
    name: 'bill, 100 pages',
    path: '/account/billManagement/1',
    stored: { isShowType: JSON.stringify({ bill: true, email: false, reissue: false, unbilled: false }) },
    prepare: async (page) => {
      const bill = await longBill();
      await page.route('**/api/care/getpdfbase64?*', (route) => route.fulfill({ json: bill }));
    },
    ready: (page) => page.locator('[data-page="1"] canvas').waitFor(),
    steps: [
      {
        name: 'scroll eight pages',
        act: async (page) => {
          await sheets(page).first().hover();
          await scroll(page, 8);
        },
      },
      {
        name: 'turn to page 60',
        act: async (page) => {
          await sheets(page)
            .nth(59)
            .evaluate((sheet) => sheet.scrollIntoView({ block: 'start' }));
          await page.locator('[data-page="60"] canvas').waitFor();
        },
      },
      { name: 'zoom in', act: (page) => page.getByRole('button', { name: bills.pdf.larger, exact: true }).click() },
    ],
  },
];
