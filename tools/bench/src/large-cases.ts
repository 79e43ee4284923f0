import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import bills from '../../../src/i18n/locales/cn/bills.json' with { type: 'json' };
import common from '../../../src/i18n/locales/cn/common.json' with { type: 'json' };
import idd from '../../../src/i18n/locales/cn/idd.json' with { type: 'json' };
import sms from '../../../src/i18n/locales/cn/sms.json' with { type: 'json' };

/** A point in CSS pixels of the viewport. */
export interface Spot {
  x: number;
  y: number;
}

interface Step {
  name: string;
  /** The element to press or type into; it is located before tasks are counted, because locating keeps the page busy. */
  target?: (page: Page) => Locator;
  /** Uses mouse and keyboard only, no locator. */
  act: (page: Page, spot: Spot) => Promise<unknown>;
}

/** A page with large data. */
export interface LargeCase {
  name: string;
  path: string;
  /** Values of the browser's local storage besides the log-in. */
  stored?: Record<string, string>;
  /** Makes responses large, before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Resolves when the page shows its data; the load ends here. */
  ready: (page: Page) => Promise<unknown>;
  steps: Step[];
}

/** Milliseconds between two keys. */
const KEY = 90;

const numbers = (page: Page) => page.getByLabel(sms.recipients.label, { exact: true });
const chips = (page: Page) => page.getByRole('list', { name: sms.recipients.list }).getByRole('listitem');

const press: Step['act'] = (page, { x, y }) => page.mouse.click(x, y);

const type =
  (text: string): Step['act'] =>
  async (page, spot) => {
    await press(page, spot);
    await page.keyboard.type(text, { delay: KEY });
  };

const scroll =
  (times: number): Step['act'] =>
  async (page, { x, y }) => {
    await page.mouse.move(x, y);
    for (let turn = 0; turn < times; turn += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(120);
    }
  };

const paste: Step['act'] = async (page, spot) => {
  await press(page, spot);
  await page.evaluate((list) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', list);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, recipientList());
};

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
      { name: 'scroll', act: scroll(6) },
      ...[2, 3, 4, 5, 6].map(
        (number): Step => ({
          name: `turn to page ${number}`,
          target: (page) => page.getByRole('button', { name: common.pager.next, exact: true }),
          act: press,
        }),
      ),
    ],
  },
  {
    name: 'SMS, 500 recipients',
    path: '/account/sms/7',
    ready: (page) => numbers(page).waitFor(),
    steps: [
      { name: 'paste 500 numbers', target: numbers, act: paste },
      { name: 'type one more', target: numbers, act: type('62345678') },
      { name: 'add it', act: (page) => page.keyboard.press('Enter') },
      { name: 'remove one', target: (page) => chips(page).nth(200).getByRole('button'), act: press },
      { name: 'type a message', target: (page) => page.getByLabel(sms.message.label, { exact: true }), act: type('The book fair opens at 10:00.') },
      { name: 'scroll', act: scroll(8) },
    ],
  },
  {
    name: 'IDD 00, 240 countries',
    path: '/idd/idd00',
    prepare: (page) => page.route('**/api/iddplan/getIdd00PlansVOs?*', (route) => route.fulfill({ json: tariff() })),
    ready: (page) => page.locator('tbody tr').nth(LARGE.countries).waitFor(),
    steps: [
      { name: 'scroll', act: scroll(15) },
      { name: 'filter', target: (page) => page.getByLabel(idd.filter.label), act: type('124') },
      {
        name: 'clear the filter',
        act: async (page) => {
          for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace', { delay: KEY });
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
      { name: 'scroll eight pages', target: (page) => page.locator('[data-page="1"]'), act: scroll(8) },
      { name: 'turn to page 60', act: (page) => page.evaluate(() => document.querySelector('[data-page="60"]')?.scrollIntoView({ block: 'start' })) },
      { name: 'zoom in', target: (page) => page.getByRole('button', { name: bills.pdf.larger, exact: true }), act: press },
    ],
  },
];

// ---- the large responses ----

/** Sizes of the large data (goals of docs/lab.md). */
const LARGE = { history: 1000, recipients: 500, countries: 240, billPages: 100 } as const;

const ROWS_A_PAGE = 10;
const ok = (data: unknown) => ({ status: '0', data });
const digits = (value: number, length: number) => String(value).padStart(length, '0');
const list = <Row>(length: number, row: (at: number) => Row): Row[] => Array.from({ length }, (_row, at) => row(at));

/** One page of a record of 1,000 messages; the contract sends ten a page. */
function historyPage(pageNo: number): object {
  const rows = list(ROWS_A_PAGE, (at) => {
    const number = (pageNo - 1) * ROWS_A_PAGE + at;
    return {
      sendDate: `2026-${digits(11 - (number % 10), 2)}-${digits(28 - (number % 28), 2)} 10:${digits(number % 60, 2)}`,
      receive: `66${digits(number, 6)}`,
      data: `【曉光書店】第 ${number + 1} 號會員：本週六下午三時，作家分享會於南灣店舉行，座位三十個，先到先得。憑此短訊購書即享九折，新書另贈明信片一張。`,
      status: '已發送',
    };
  });
  return ok({ rows, total: LARGE.history, totalPages: LARGE.history / ROWS_A_PAGE });
}

/** 500 Macau numbers, one a line, as pasted from a spreadsheet. */
const recipientList = (): string => list(LARGE.recipients, (at) => `66${digits(100_000 + at * 7, 6)}`).join('\n');

/** A tariff of 240 countries, with the row of all others at the end. */
function tariff(): object {
  const row = (country: string, at: number) => ({
    country,
    countryCode: String(at + 20),
    peakCharge: (1 + (at % 90) / 10).toFixed(2),
    nonpeakCharge: (0.9 + (at % 80) / 10).toFixed(2),
    chargeDis: (0.6 + (at % 70) / 10).toFixed(2),
    videoIddCharge: at % 3 === 0 ? '0' : (2 + (at % 60) / 10).toFixed(2),
  });
  return ok([...list(LARGE.countries, (at) => row(`第 ${at + 1} 個國家`, at)), { ...row('其他國家', 0), countryCode: '-' }]);
}

/** A bill of 100 pages of call records. */
async function longBill(): Promise<object> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (let page = 1; page <= LARGE.billPages; page += 1) {
    document.addPage({ margin: 48 }).fontSize(16).text(`Bill, page ${page} of ${LARGE.billPages}`, 48, 48).fontSize(10);
    for (let line = 0; line < 26; line += 1) {
      const y = 90 + line * 26;
      document.text(`2026-11-${digits((line % 28) + 1, 2)} 10:${digits(line, 2)}`, 48, y, { width: 120 });
      document.text(`66${digits(page * 26 + line, 6)}`, 180, y, { width: 120 });
      document.text(`${(line * 7) % 40} min`, 320, y, { width: 80 });
      document.text(((page + line) / 10).toFixed(2), 420, y, { width: 100, align: 'right' });
    }
  }
  document.end();
  return ok({ pdfbase64: (await buffer(document)).toString('base64') });
}
