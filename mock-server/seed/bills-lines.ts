import { textIn } from '../../openapi/languages.ts';
import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { mop } from './bills-figures.ts';
import { longDate } from './macau-time.ts';

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

/** What the bill says about money. */
export function billFiguresOf(bill: Bill, language: Language) {
  const charges = linesOf(bill, language).map(({ label, quantity, amount, kind }) => ({
    name: label,
    ...(quantity && { quantity }),
    amount: mop(amount),
    ...(kind && { kind }),
  }));
  return { total: mop(bill.total), charges };
}
