import PDFDocument from 'pdfkit';

/** Sizes of the large data (goals of docs/lab.md). */
export const LARGE = { history: 1000, recipients: 500, countries: 240, billPages: 100 } as const;

const ROWS_A_PAGE = 10;
const ok = (data: unknown) => ({ status: '0', data });
const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** One page of a record of 1,000 messages; the contract sends ten a page. */
export function historyPage(pageNo: number): object {
  const rows = Array.from({ length: ROWS_A_PAGE }, (_row, at) => {
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
export const recipientList = (): string => Array.from({ length: LARGE.recipients }, (_row, at) => `66${digits(100_000 + at * 7, 6)}`).join('\n');

/** A tariff of 240 countries, with the row of all others at the end. */
export function tariff(): object {
  const names = new Intl.DisplayNames('zh-HK', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((one) => letters.map((other) => names.of(one + other))).filter((name) => name !== undefined);
  const unique = [...new Set(countries)].slice(0, LARGE.countries);
  if (unique.length < LARGE.countries) throw new Error(`Only ${unique.length} countries have a name`);
  const row = (country: string, countryCode: string, at: number) => ({
    country,
    countryCode,
    peakCharge: (1 + (at % 90) / 10).toFixed(2),
    nonpeakCharge: (0.9 + (at % 80) / 10).toFixed(2),
    chargeDis: (0.6 + (at % 70) / 10).toFixed(2),
    videoIddCharge: at % 3 === 0 ? '0' : (2 + (at % 60) / 10).toFixed(2),
  });
  return ok([...unique.map((name, at) => row(name, String(at + 20), at)), { ...row('其他國家', '-', 0), videoIddCharge: '0' }]);
}

/** A bill of 100 pages of call records. */
export async function longBill(): Promise<object> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.once('end', done));
  for (let page = 1; page <= LARGE.billPages; page += 1) {
    document.addPage({ margin: 48 });
    document.fontSize(16).text(`Bill, page ${page} of ${LARGE.billPages}`, 48, 48);
    document.fontSize(10);
    for (let line = 0; line < 26; line += 1) {
      const y = 90 + line * 26;
      document.text(`2026-11-${digits((line % 28) + 1, 2)} 10:${digits(line, 2)}`, 48, y, { width: 120 });
      document.text(`66${digits(page * 26 + line, 6)}`, 180, y, { width: 120 });
      document.text(`${(line * 7) % 40} min`, 320, y, { width: 80 });
      document.text(((page + line) / 10).toFixed(2), 420, y, { width: 100, align: 'right' });
    }
  }
  document.end();
  await ended;
  return ok({ pdfbase64: Buffer.concat(chunks).toString('base64') });
}
