import { type Bilingual, type Handlers, success } from '../handler.ts';
import type { Persona } from '../personas.ts';
import { type Bill, billDates, billOf, isBillDate, latestBillDate } from '../seed/bills.ts';
import { mop } from '../seed/bills-figures.ts';
import { billFiguresOf } from '../seed/bills-lines.ts';
import { billPdfOf } from '../seed/bills-pdf.ts';
import { billTextOf, longDate } from '../seed/bills-text.ts';
import { unbilledUsageOf } from '../seed/bills-unbilled.ts';
import { prices } from '../seed/prices.ts';
import { areaState } from '../state.ts';
import { balanceOf } from './payments.ts';

/** Bill dates of which paper copies are ordered, by mobile number. */
const reissuesOf = areaState('bills', () => new Map<string, string[]>());

const EBILL_ON: Bilingual = {
  cn: '已收到電子帳單申請，電子帳單將於 7 個工作天內開始，其後不再郵寄紙本帳單。',
  en: 'We have your request for email bills. They start within 7 working days. We then stop posting paper bills.',
};

const EBILL_OFF: Bilingual = {
  cn: '已收到取消電子帳單的申請，將於 7 個工作天內恢復郵寄紙本帳單。',
  en: 'We have your request for paper bills. We will post them again within 7 working days.',
};

function reissueTaken(billDate: string): Bilingual {
  return {
    cn: `已收到補發 ${longDate(billDate, 'cn')}帳單的申請，將於 7 個工作天內寄出，每份收費 MOP$${prices.reissue}。`,
    en: `We have your order for a copy of the bill dated ${longDate(billDate, 'en')}. We will post it within 7 working days. It costs MOP$${prices.reissue}.`,
  };
}

/** The customer if postpaid; a prepaid customer has no bills. */
function billed(customer: Persona | undefined): Persona | undefined {
  return customer?.kind === 'POSTPAID' ? customer : undefined;
}

function findBill(customer: Persona | undefined, cycleDate: string): Bill | undefined {
  const payer = billed(customer);
  return payer !== undefined && isBillDate(cycleDate, new Date()) ? billOf(payer, cycleDate) : undefined;
}

function invoicesOf(customer: Persona | undefined) {
  const dates = billed(customer) === undefined ? [] : billDates(new Date());
  return success({ invoices: dates.map((cycleDateStr) => ({ cycleDateStr })) });
}

export const handlers: Handlers = {
  billSummary: ({ customer }) => {
    const payer = billed(customer);
    if (payer === undefined) return { example: 'businessError' };
    return success({ account: payer.account, mobileNo: payer.mobileNo, invoice: { cycleDateStr: latestBillDate(new Date()) } });
  },

  outstandingBalance: ({ customer, sandbox }) => {
    const payer = billed(customer);
    return success({ balance: mop(payer === undefined ? 0 : balanceOf(sandbox, payer)) });
  },

  bills: ({ customer }) => invoicesOf(customer),

  billText: ({ customer, body, language }) => {
    const bill = findBill(customer, body.cycleDate);
    return bill === undefined ? { example: 'businessError' } : success({ billText: billTextOf(bill, language) });
  },

  billPdf: async ({ customer, body, language }) => {
    const bill = findBill(customer, body.cycleDate);
    return bill === undefined ? { example: 'businessError' } : success({ pdfbase64: await billPdfOf(bill, language), figures: billFiguresOf(bill, language) });
  },

  unbilledUsage: ({ customer }) => {
    const payer = billed(customer);
    if (payer === undefined) return { example: 'businessError' };
    return success({ queryUsageVO: unbilledUsageOf(payer, new Date()), account: payer.account });
  },

  billReissuePeriods: ({ customer }) => invoicesOf(customer),

  requestBillReissue: ({ customer, body, language, sandbox }) => {
    const bill = findBill(customer, body.cycleDate);
    if (bill === undefined) return { example: 'businessError' };
    const reissues = reissuesOf(sandbox);
    const ordered = reissues.get(bill.mobileNo) ?? [];
    if (ordered.includes(bill.billDate)) return { example: 'alreadyOrdered' };
    reissues.set(bill.mobileNo, [...ordered, bill.billDate]);
    return success({ res: reissueTaken(bill.billDate)[language] });
  },

  registerEbill: ({ customer, body, language }) => {
    if (billed(customer) === undefined) return { example: 'noBillAccount' };
    return success({ res: (body.mail === '1' ? EBILL_OFF : EBILL_ON)[language] });
  },
};
