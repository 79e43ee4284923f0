import type { Language } from '../handler.ts';
import type { Bill } from '../ledger/ledger.ts';
import { mop } from './bills-figures.ts';

/** The lines above the total. */
export function linesOf(bill: Bill, language: Language) {
  const received = { label: { cn: '已收款項，多謝', en: 'Payment received, thank you' }[language], quantity: '', amount: bill.received };
  return [
    { label: { cn: '上期帳單', en: 'Previous bill' }[language], quantity: '', amount: bill.previous },
    ...(bill.received === 0 ? [] : [received]),
    ...bill.lines.map(({ label, quantity, amount }) => ({ label: label[language], quantity: quantity?.[language] ?? '', amount })),
  ];
}

/** What the PDF says about money. */
export function billFiguresOf(bill: Bill, language: Language) {
  const charges = linesOf(bill, language).map(({ label, quantity, amount }) => ({ name: label, ...(quantity && { quantity }), amount: mop(amount) }));
  return { total: mop(bill.total), charges };
}
