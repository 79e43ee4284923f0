import { content, identity, money } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { mop } from './bills-figures.ts';
import { factsOf, linesOf } from './bills-lines.ts';

const RULE = '-'.repeat(44);

/**
 * The amount is the first column because only it must align: not every monospaced font of a browser renders a Chinese character two Latin
 * ones wide.
 */
function row(amount: string, label: string): string {
  return `${amount.padStart(9)}  ${label}`;
}

/** The bill as plain text for a monospaced font, at most 44 columns of Latin letters. */
export function billTextOf(bill: Bill, language: Language): string {
  return [
    textIn(content.billName, language),
    textIn({ cn: '帳單', en: 'Bill' }, language),
    '',
    ...factsOf(bill, language).map(([label, value]) => textIn({ cn: `${label}：${value}`, en: `${label}: ${value}` }, language)),
    '',
    RULE,
    row(money.code, textIn({ cn: '收費項目', en: 'Item' }, language)),
    RULE,
    ...linesOf(bill, language).map(({ label, quantity, amount }) =>
      row(mop(amount), label + (quantity && textIn({ cn: `（${quantity}）`, en: ` (${quantity})` }, language))),
    ),
    RULE,
    row(mop(bill.total), textIn({ cn: '應繳金額', en: 'Amount due' }, language)),
    RULE,
    '',
    ...textIn(
      {
        cn: ['請於繳費期限當日或之前，經網上快捷繳費或到任何門市繳付。', '逾期款項每月收取 2% 利息。', `客戶服務熱線：${identity.hotline}`],
        en: [
          'Pay by the date above on our website or in',
          'one of our shops. Late payments are charged',
          'interest at 2% a month.',
          `Hotline: ${identity.hotline}`,
        ],
      },
      language,
    ),
    '',
  ].join('\n');
}
