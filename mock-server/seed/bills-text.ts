import { content, identity, money } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { longDate } from './macau-time.ts';
import { mop } from './prices.ts';

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

/** What a bill says above its lines. */
export function factsOf(bill: Bill, language: Language): [label: string, value: string][] {
  const date = (day: string) => longDate(day, language);
  return [
    [textIn(bill.isOneBill ? { cn: 'One Bill 帳戶', en: 'One Bill account' } : { cn: '客戶編號', en: 'Account number' }, language), bill.account],
    [textIn({ cn: '手機號碼', en: 'Mobile number' }, language), bill.mobileNo],
    [textIn({ cn: '發單日', en: 'Bill date' }, language), date(bill.billDate)],
    [textIn({ cn: '結算期', en: 'Period' }, language), `${date(bill.from)}${textIn({ cn: '至', en: ' to ' }, language)}${date(bill.to)}`],
    [textIn({ cn: '繳費期限', en: 'Pay by' }, language), date(bill.dueDate)],
  ];
}

/** The lines above the total. */
export function linesOf(bill: Bill, language: Language) {
  const received = {
    label: textIn({ cn: '已收款項，多謝', en: 'Payment received, thank you' }, language),
    quantity: '',
    amount: bill.received,
    kind: 'payment' as const,
  };
  return [
    { label: textIn({ cn: '上期帳單', en: 'Previous bill' }, language), quantity: '', amount: bill.previous, kind: 'previous' as const },
    ...(bill.received === 0 ? [] : [received]),
    ...bill.lines.map(({ label, quantity, amount, kind }) => ({
      label: textIn(label, language),
      quantity: quantity === undefined ? '' : textIn(quantity, language),
      amount,
      kind,
    })),
  ];
}
