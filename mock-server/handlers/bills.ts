import { type Bilingual, type Handlers, success } from '../handler.ts';
import { type Bill, balanceOf, billOf, isCopyOrdered, record, usageOf } from '../ledger/ledger.ts';
import { billDates, isBillDate, latestBillDate, nextBillDate } from '../ledger/periods.ts';
import type { Persona } from '../personas.ts';
import { macauClock, mop } from '../seed/bills-figures.ts';
import { billFiguresOf } from '../seed/bills-lines.ts';
import { billPdfOf } from '../seed/bills-pdf.ts';
import { billTextOf, longDate } from '../seed/bills-text.ts';
import { prices } from '../seed/prices.ts';
import type { Sandbox } from '../state.ts';

const MB_A_KIB = 1 / 1024;

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

function findBill(sandbox: Sandbox, customer: Persona | undefined, cycleDate: string): Bill | undefined {
  const payer = billed(customer);
  return payer !== undefined && isBillDate(cycleDate, Date.now()) ? billOf(sandbox, payer, cycleDate) : undefined;
}

function invoicesOf(customer: Persona | undefined) {
  const dates = billed(customer) === undefined ? [] : billDates(Date.now());
  return success({ invoices: dates.map((cycleDateStr) => ({ cycleDateStr })) });
}

export const handlers: Handlers = {
  billSummary: ({ customer }) => {
    const payer = billed(customer);
    if (payer === undefined) return { example: 'businessError' };
    return success({ account: payer.account, mobileNo: payer.mobileNo, invoice: { cycleDateStr: latestBillDate(Date.now()) } });
  },

  outstandingBalance: ({ customer, sandbox }) => {
    const payer = billed(customer);
    return success({ balance: mop(payer === undefined ? 0 : balanceOf(sandbox, payer)) });
  },

  bills: ({ customer }) => invoicesOf(customer),

  billText: ({ customer, body, language, sandbox }) => {
    const bill = findBill(sandbox, customer, body.cycleDate);
    return bill === undefined ? { example: 'businessError' } : success({ billText: billTextOf(bill, language) });
  },

  billPdf: async ({ customer, body, language, sandbox }) => {
    const bill = findBill(sandbox, customer, body.cycleDate);
    return bill === undefined ? { example: 'businessError' } : success({ pdfbase64: await billPdfOf(bill, language), figures: billFiguresOf(bill, language) });
  },

  unbilledUsage: ({ customer, sandbox }) => {
    const payer = billed(customer);
    if (payer === undefined) return { example: 'businessError' };
    const { date, time } = macauClock(new Date());
    const { used, basic, heart } = usageOf(sandbox, payer);
    return success({
      queryUsageVO: {
        nextfdrq: nextBillDate(Date.now()),
        jsrq: date,
        jssj: time.slice(0, 5),
        basicVoice: String(basic),
        hthVoice: String(heart),
        allTime: String(basic + heart),
        useData: (used * MB_A_KIB).toFixed(1),
      },
      account: payer.account,
    });
  },

  billReissuePeriods: ({ customer }) => invoicesOf(customer),

  requestBillReissue: ({ customer, body, language, sandbox }) => {
    const bill = findBill(sandbox, customer, body.cycleDate);
    if (customer === undefined || bill === undefined) return { example: 'businessError' };
    if (isCopyOrdered(sandbox, customer, 'bill', bill.billDate)) return { example: 'alreadyOrdered' };
    record(sandbox, customer, { kind: 'copy', at: Date.now(), of: 'bill', billDate: bill.billDate });
    return success({ res: reissueTaken(bill.billDate)[language] });
  },

  registerEbill: ({ customer, body, language }) => {
    if (billed(customer) === undefined) return { example: 'noBillAccount' };
    return success({ res: (body.mail === '1' ? EBILL_OFF : EBILL_ON)[language] });
  },
};
