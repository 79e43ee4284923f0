import { content, identity } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { PDF_INK as ink, MARGIN, type Paper, STUB_TOP, WIDTH, write } from './bills-pdf-paper.ts';

/** The operator's mark in its square, 32 points. */
function drawSign(doc: Paper, x: number, y: number): void {
  doc.roundedRect(x, y, 32, 32, 7).fill(ink.azul);
  doc.save().translate(x, y);
  for (const { path, colour } of content.mark) doc.path(path).fill(colour);
  doc.restore();
}

/** Name, kind of paper and page, on every page. */
export function drawHead(doc: Paper, language: Language, page: number, pages: number): void {
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
  const quiet = { colour: ink.quiet, size: 9 };
  write(doc, textIn({ cn: '繳費存根', en: 'Payment slip' }, language), MARGIN, STUB_TOP + 16, { size: 12 });
  for (const [index, line] of words.entries()) write(doc, line, MARGIN, STUB_TOP + 38 + index * 16, quiet);
  write(doc, `${bill.account}${String(bill.total).padStart(7, '0')}`, MARGIN, STUB_TOP + 38, { ...quiet, width: WIDTH, align: 'right' });
}
