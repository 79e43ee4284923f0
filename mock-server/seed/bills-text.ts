import { content, identity } from '#operator';
import type { Language } from '../handler.ts';
import type { Bill } from './bills.ts';
import type { BillLine } from './bills-charges.ts';
import { mop } from './bills-figures.ts';

const RULE = '-'.repeat(44);

/** `2026年11月15日` or `15 November 2026`. */
export function longDate(date: string, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(language === 'cn' ? 'zh-HK' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * The amount is the first column because only it must align: not every monospaced font of a browser renders a Chinese character two Latin
 * ones wide.
 */
function row(amount: string, label: string): string {
  return `${amount.padStart(9)}  ${label}`;
}

function lineRow({ label, quantity, amount }: BillLine, language: Language): string {
  const text = quantity === undefined ? label[language] : language === 'cn' ? `${label.cn}（${quantity.cn}）` : `${label.en} (${quantity.en})`;
  return row(mop(amount), text);
}

/** The bill as plain text for a monospaced font, at most 44 columns of Latin letters. */
export function billTextOf(bill: Bill, language: Language): string {
  const cn = language === 'cn';
  const date = (day: string) => longDate(day, language);
  const fact = (label: string, value: string) => (cn ? `${label}：${value}` : `${label}: ${value}`);
  const account = bill.isOneBill ? (cn ? 'One Bill 帳戶' : 'One Bill account') : cn ? '客戶編號' : 'Account number';
  return [
    cn ? content.billName.cn : content.billName.en,
    cn ? '帳單' : 'Bill',
    '',
    fact(account, bill.account),
    fact(cn ? '手機號碼' : 'Mobile number', bill.mobileNo),
    fact(cn ? '發單日' : 'Bill date', date(bill.billDate)),
    fact(cn ? '結算期' : 'Period', `${date(bill.from)}${cn ? '至' : ' to '}${date(bill.to)}`),
    fact(cn ? '繳費期限' : 'Pay by', date(bill.dueDate)),
    '',
    RULE,
    row('MOP', cn ? '收費項目' : 'Item'),
    RULE,
    row(mop(bill.previous), cn ? '上期帳單' : 'Previous bill'),
    row(mop(-bill.previous), cn ? '已收款項，多謝' : 'Payment received, thank you'),
    ...bill.lines.map((line) => lineRow(line, language)),
    RULE,
    row(mop(bill.total), cn ? '應繳總額' : 'Total due'),
    RULE,
    '',
    ...(cn
      ? ['請於繳費期限或之前，經網上快捷繳費或到任何門市繳付。', '逾期款項按月收取 2% 利息。', `客戶服務熱線：${identity.hotline}`]
      : ['Pay by the date above on our website or in', 'any shop. Late payments are charged interest', 'at 2% a month.', `Hotline: ${identity.hotline}`]),
    '',
  ].join('\n');
}
