import { content, identity, money } from '#operator';
import { languageOf, textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { readFont } from './bills-pdf-font.ts';
import { billFonts, HEAD_SPACE, PDF_INK as ink, MARGIN, type Paper, STUB_TOP, type Style, WIDTH, write } from './bills-pdf-paper.ts';
import { factsOf, linesOf } from './bills-text.ts';
import { mop } from './prices.ts';
import { type UsageRow, usageRowsOf } from './usage.ts';

/** Rows of a page of records. */
const ROWS_A_PAGE = 26;

type Cell = readonly [text: string, x: number, width: number, align?: 'right'];

function row(doc: Paper, y: number, cells: readonly Cell[], style: Style = {}): void {
  for (const [text, x, width, align = 'left'] of cells) write(doc, text, x, y, { width, align, ...style });
}

function rule(doc: Paper, y: number, colour: string, weight = 0.5): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
}

function drawCharges(doc: Paper, bill: Bill, language: Language): void {
  const quiet = { colour: ink.quiet };
  const facts = factsOf(bill, language);
  const [payBy, dueDate] = facts.pop() ?? ['', ''];
  const due = textIn({ cn: '應繳金額', en: 'Amount due' }, language);
  let y = HEAD_SPACE;
  for (const [label, value] of facts) {
    row(doc, y, [[label, MARGIN, 140]], quiet);
    row(doc, y, [[value, MARGIN + 140, WIDTH - 140, 'right']]);
    y += 18;
  }

  y += 10;
  doc.rect(MARGIN, y, WIDTH, 62).fill(ink.mist);
  doc.rect(MARGIN, y, 4, 62).fill(ink.lamp);
  row(doc, y + 11, [[due, MARGIN + 20, 200]], quiet);
  row(doc, y + 28, [[`${money.sign}${mop(bill.total)}`, MARGIN + 20, 240]], { size: 22 });
  row(doc, y + 11, [[payBy, MARGIN, WIDTH - 20, 'right']], quiet);
  row(doc, y + 32, [[dueDate, MARGIN, WIDTH - 20, 'right']], { size: 14 });

  y += 84;
  const line = (label: string, quantity: string, amount: string): Cell[] => [
    [label, MARGIN, 250],
    [quantity, MARGIN + 250, 120, 'right'],
    [amount, MARGIN + 370, WIDTH - 370, 'right'],
  ];
  row(doc, y, line(textIn({ cn: '收費項目', en: 'Item' }, language), textIn({ cn: '用量', en: 'Usage' }, language), money.sign), quiet);
  rule(doc, y + 17, ink.text, 1);
  y += 26;
  for (const { label, quantity, amount } of linesOf(bill, language)) {
    row(doc, y, line(label, quantity, mop(amount)));
    rule(doc, y + 17, ink.line);
    y += 24;
  }
  row(doc, y + 4, line(due, '', mop(bill.total)));
  drawStub(doc, bill, language);
}

function drawRecords(doc: Paper, records: readonly UsageRow[], language: Language): void {
  const quiet = { colour: ink.quiet, size: 9 };
  const text = (cn: string, en: string) => textIn({ cn, en }, language);
  const line = (when: string, number: string, type: string, used: string, charge: string): Cell[] => [
    [when, MARGIN, 120],
    [number, MARGIN + 120, 110],
    [type, MARGIN + 230, 140],
    [used, MARGIN + 370, 85, 'right'],
    [charge, MARGIN + 455, WIDTH - 455, 'right'],
  ];
  write(doc, text('使用記錄', 'Usage records'), MARGIN, HEAD_SPACE, { size: 14 });
  const included = text(
    '收費為 0.00 的項目已包括在月費內，其他收費已列於第 1 頁。',
    'Items at 0.00 are covered by the monthly fee. All other charges are on page 1.',
  );
  write(doc, included, MARGIN, HEAD_SPACE + 22, quiet);
  let y = HEAD_SPACE + 46;
  row(doc, y, line(text('日期及時間', 'Date and time'), text('號碼', 'Number'), text('類別', 'Type'), text('用量', 'Usage'), money.sign), {
    colour: ink.quiet,
  });
  rule(doc, y + 16, ink.text, 1);
  y += 22;
  for (const { day, time, number, type, used, avos } of records) {
    row(doc, y, line(`${day} ${time}`, number, textIn(type, language), used, mop(avos)), { size: 9 });
    rule(doc, y + 15, ink.line);
    y += 22;
  }
}

/** The bill as PDF in base64: charges first, then the records. The PDF library is imported with the first PDF to keep the mock's start fast. */
async function makeBillPdf(bill: Bill, language: Language): Promise<string> {
  const { default: PDFDocument } = await import('pdfkit');
  const title = `${textIn({ cn: `${content.billName.cn}帳單`, en: `${content.billName.en} bill` }, language)} ${bill.billDate}`;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: languageOf(language).tag,
    info: { Title: title, CreationDate: new Date(`${bill.billDate}T00:00:00Z`) },
  });
  // Without Node's Buffer: the demo makes the PDF in the browser.
  const parts: string[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(Array.from(part, (byte) => String.fromCharCode(byte)).join('')));
  const ended = new Promise((done) => doc.on('end', done));
  for (const font of billFonts) doc.registerFont(font, readFont(font));
  doc.font('letters');

  drawCharges(doc, bill, language);
  const records = usageRowsOf(bill);
  const pages = Math.ceil(records.length / ROWS_A_PAGE);
  for (let page = 0; page < pages; page += 1) {
    doc.addPage();
    drawRecords(doc, records.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE), language);
  }
  for (let page = 0; page <= pages; page += 1) {
    doc.switchToPage(page);
    drawHead(doc, language, page + 1, pages + 1);
  }
  doc.end();
  await ended;
  return btoa(parts.join(''));
}

/** Cache: the PDF of a bill that no visitor changed is the same in every sandbox. */
const made = new Map<string, Promise<string>>();

export function billPdfOf(bill: Bill, language: Language): Promise<string> {
  const key = JSON.stringify([bill.account, bill.billDate, bill.sessions.length, linesOf(bill, language)]);
  const known = made.get(key) ?? makeBillPdf(bill, language);
  made.set(key, known);
  return known;
}

/** The operator's mark in its square, 32 points. */
function drawSign(doc: Paper, x: number, y: number): void {
  doc.roundedRect(x, y, 32, 32, 7).fill(ink.azul);
  doc.save().translate(x, y);
  for (const { path, colour } of content.mark) doc.path(path).fill(colour);
  doc.restore();
}

/** Name, kind of paper and page, on every page. */
function drawHead(doc: Paper, language: Language, page: number, pages: number): void {
  const quiet = { colour: ink.quiet, size: 9 };
  const right = { width: WIDTH, align: 'right' } as const;
  doc.rect(0, 0, 595, 14).fill(ink.azul);
  drawSign(doc, MARGIN, 44);
  write(doc, content.billName.cn, MARGIN + 42, 45, { size: 15 });
  write(doc, content.billName.en, MARGIN + 42, 65, quiet);
  write(doc, textIn({ cn: '帳單', en: 'Bill' }, language), MARGIN, 42, { size: 19, ...right });
  write(doc, textIn({ cn: `第 ${page} 頁，共 ${pages} 頁`, en: `Page ${page} of ${pages}` }, language), MARGIN, 68, { ...quiet, ...right });
}

/** The foot of the first page: how to pay, and the number that a shop asks for. */
function drawStub(doc: Paper, bill: Bill, language: Language): void {
  const words = textIn(
    {
      cn: ['可在網站「快捷繳費」或任何門市繳付。', '逾期款項每月收取 2% 利息。', `客戶服務熱線：${identity.hotline}`],
      en: ['Pay this bill on our website or in one of our shops.', 'Late payments are charged interest at 2% a month.', `Hotline: ${identity.hotline}`],
    },
    language,
  );
  doc
    .moveTo(MARGIN, STUB_TOP)
    .lineTo(MARGIN + WIDTH, STUB_TOP)
    .lineWidth(0.75)
    .dash(3, { space: 3 })
    .strokeColor(ink.quiet)
    .stroke()
    .undash();
  const quiet = { colour: ink.quiet, size: 9 };
  write(doc, textIn({ cn: '繳費存根', en: 'Payment slip' }, language), MARGIN, STUB_TOP + 16, { size: 12 });
  for (const [index, line] of words.entries()) write(doc, line, MARGIN, STUB_TOP + 38 + index * 16, quiet);
  write(doc, `${bill.account}${String(bill.total).padStart(7, '0')}`, MARGIN, STUB_TOP + 38, { ...quiet, width: WIDTH, align: 'right' });
}
