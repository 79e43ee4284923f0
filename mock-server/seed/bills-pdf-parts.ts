import { content, identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { PDF_INK as ink, MARGIN, type Paper, STUB_TOP, WIDTH, write } from './bills-pdf-paper.ts';

const TILE = 14;

/** A strip of blue tiles at the top of the sheet. */
function drawTiles(doc: Paper): void {
  doc.rect(0, 0, 595, TILE).fill(ink.azul);
  for (let x = 0; x < 595; x += TILE) {
    const [cx, cy, r] = [x + TILE / 2, TILE / 2, TILE / 2 - 2];
    doc
      .moveTo(cx, cy - r)
      .quadraticCurveTo(cx, cy, cx + r, cy)
      .quadraticCurveTo(cx, cy, cx, cy + r)
      .quadraticCurveTo(cx, cy, cx - r, cy)
      .quadraticCurveTo(cx, cy, cx, cy - r)
      .fill('#ffffff');
  }
}

/** The operator's mark in its square, 32 points. */
function drawSign(doc: Paper, x: number, y: number): void {
  doc.roundedRect(x, y, 32, 32, 7).fill(ink.azul);
  doc.save().translate(x, y);
  for (const { path, colour } of content.mark) doc.path(path).fill(colour);
  doc.restore();
}

/** Tiles, name, kind of paper and page, on every page. */
export function drawHead(doc: Paper, language: Language, page: number, pages: number): void {
  drawTiles(doc);
  drawSign(doc, MARGIN, 44);
  doc
    .fillColor(ink.text)
    .fontSize(15)
    .text(content.billName.cn, MARGIN + 42, 45);
  doc
    .fillColor(ink.quiet)
    .fontSize(9)
    .text(`${content.billName.en}`, MARGIN + 42, 65);
  doc.fillColor(ink.text).fontSize(19);
  write(doc, textIn({ cn: '帳單', en: 'Bill' }, language), MARGIN, 42, { width: WIDTH, align: 'right' });
  doc.fillColor(ink.quiet).fontSize(9);
  write(doc, textIn({ cn: `第 ${page} 頁，共 ${pages} 頁`, en: `Page ${page} of ${pages}` }, language), MARGIN, 68, { width: WIDTH, align: 'right' });
}

/** Decorative bars that resemble a bar code. */
function drawBars(doc: Paper, digits: string, x: number, y: number): void {
  let at = x;
  for (const digit of digits) {
    for (const wide of [Number(digit) % 3, Number(digit) % 2, Number(digit) % 4]) {
      doc.rect(at, y, 1 + wide * 0.7, 34).fill(ink.text);
      at += 3.4;
    }
  }
}

/** The foot of the first page: how to pay, and what a shop scans. */
export function drawStub(doc: Paper, bill: Bill, language: Language): void {
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
  doc.fillColor(ink.text).fontSize(12);
  write(doc, textIn({ cn: '繳費存根', en: 'Payment slip' }, language), MARGIN, STUB_TOP + 16);
  doc.fillColor(ink.quiet).fontSize(9);
  for (const [index, line] of words.entries()) write(doc, line, MARGIN, STUB_TOP + 38 + index * 16);
  const digits = `${bill.account}${String(bill.total).padStart(7, '0')}`;
  drawBars(doc, digits, MARGIN + WIDTH - digits.length * 10.2, STUB_TOP + 18);
  doc.fillColor(ink.quiet).fontSize(9);
  write(doc, digits, MARGIN, STUB_TOP + 58, { width: WIDTH, align: 'right' });
}
