import { money } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, type Language, success, type Texts } from '../handler.ts';
import { type Bill, balanceOf, billOf, isCopyOrdered, periodsOf, record, usageOf } from '../ledger/ledger.ts';
import { isBillDate, latestBillDate, nextBillDate } from '../ledger/periods.ts';
import type { Persona } from '../personas.ts';
import { billPdfOf } from '../seed/bills-pdf.ts';
import { billTextOf, linesOf } from '../seed/bills-text.ts';
import { longDate, macauDateTime } from '../seed/macau-time.ts';
import { mop, prices } from '../seed/prices.ts';
import type { Sandbox } from '../state.ts';

function reissueTaken(billDate: string): Texts {
  return {
    cn: `已收到補發 ${longDate(billDate, 'cn')}帳單的申請，將於 7 個工作天內寄出，每份收費 ${money.sign}${prices.reissue}。`,
    en: `We have your order for a copy of the bill dated ${longDate(billDate, 'en')}. We will post it within 7 working days. It costs ${money.sign}${prices.reissue}.`,
  };
}

/** The customer if postpaid; a prepaid customer has no bills. */
function billed(customer: Persona | undefined): Persona | undefined {
  return customer?.kind === 'POSTPAID' ? customer : undefined;
}

function findBill(sandbox: Sandbox, customer: Persona | undefined, cycleDate: string): Bill | undefined {
  const payer = billed(customer);
  return payer !== undefined && isBillDate(cycleDate, Date.now()) ? billOf(sandbox, payer, cycleDate) : undefined;
}

function figuresOf(bill: Bill, language: Language) {
  const charges = linesOf(bill, language).map(({ label, quantity, amount, kind }) => ({
    name: label,
    ...(quantity && { quantity }),
    amount: mop(amount),
    ...(kind && { kind }),
  }));
  return { total: mop(bill.total), charges };
}

export const handlers: Handlers = {
  billSummary: ({ customer }) => {
    const payer = billed(customer);
    if (payer === undefined) return { example: 'businessError' };
    return success({ account: payer.account, mobileNo: payer.mobileNo, invoice: { cycleDateStr: latestBillDate(Date.now()) } });
  },

  outstandingBalance: ({ customer, sandbox }) => success({ balance: mop(customer === undefined ? 0 : balanceOf(sandbox, customer)) }),

  bills: ({ customer }) => success(periodsOf(customer)),

  billText: ({ customer, body, language, sandbox }) => {
    const bill = findBill(sandbox, customer, body.cycleDate);
    return bill === undefined ? { example: 'businessError' } : success({ billText: billTextOf(bill, language), figures: figuresOf(bill, language) });
  },

  billPdf: async ({ customer, body, language, sandbox }) => {
    const bill = findBill(sandbox, customer, body.cycleDate);
    return bill === undefined ? { example: 'businessError' } : success({ pdfbase64: await billPdfOf(bill, language), figures: figuresOf(bill, language) });
  },

  unbilledUsage: ({ customer, sandbox }) => {
    const payer = billed(customer);
    if (payer === undefined) return { example: 'businessError' };
    const [jsrq = '', jssj = ''] = macauDateTime(Date.now()).split(' ');
    const { used, basic, heart } = usageOf(sandbox, payer);
    const minutes = { basicVoice: String(basic), hthVoice: String(heart), allTime: String(basic + heart) };
    const queryUsageVO = { nextfdrq: nextBillDate(Date.now()), jsrq, jssj, ...minutes, useData: (used / 1024).toFixed(1) };
    return success({ queryUsageVO, account: payer.account });
  },

  billReissuePeriods: ({ customer }) => success(periodsOf(customer)),

  requestBillReissue: ({ customer, body, language, sandbox }) => {
    const bill = findBill(sandbox, customer, body.cycleDate);
    if (customer === undefined || bill === undefined) return { example: 'businessError' };
    if (isCopyOrdered(sandbox, customer, 'bill', bill.billDate)) return { example: 'alreadyOrdered' };
    record(sandbox, customer, { kind: 'copy', at: Date.now(), of: 'bill', billDate: bill.billDate });
    return success({ res: textIn(reissueTaken(bill.billDate), language) });
  },

  registerEbill: ({ customer, body }) => {
    if (billed(customer) === undefined) return { example: 'noBillAccount' };
    return body.mail === '1' ? { example: 'paperAgain' } : undefined;
  },
};
