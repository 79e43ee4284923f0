import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** Sizes of the large data (goals of docs/lab.md). */
export const LARGE = { history: 1000, recipients: 500, countries: 240, billPages: 100 } as const;

const ROWS_A_PAGE = 10;
const ok = (data: unknown) => ({ status: '0', data });
const digits = (value: number, length: number) => String(value).padStart(length, '0');
const list = <Row>(length: number, row: (at: number) => Row): Row[] => Array.from({ length }, (_row, at) => row(at));

/** One page of a record of 1,000 messages; the contract sends ten a page. */
export function historyPage(pageNo: number): object {
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
export const recipientList = (): string => list(LARGE.recipients, (at) => `66${digits(100_000 + at * 7, 6)}`).join('\n');

/** A tariff of 240 countries, with the row of all others at the end. */
export function tariff(): object {
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
export async function longBill(): Promise<object> {
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
