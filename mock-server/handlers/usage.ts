import { type Handlers, success } from '../handler.ts';
import { billOf, isCopyOrdered, RECORD_PERIODS, record } from '../ledger/ledger.ts';
import { billDates } from '../ledger/periods.ts';
import type { Persona } from '../personas.ts';
import { usageDetailText, usageRecord } from '../seed/usage.ts';

/** Bill dates with a detailed usage record; a prepaid customer gets no bills. */
function periodsOf(customer: Persona | undefined): string[] {
  return customer?.kind === 'POSTPAID' ? billDates(Date.now(), RECORD_PERIODS) : [];
}

const invoices = (periods: readonly string[]) => ({ invoices: periods.map((cycleDateStr) => ({ cycleDateStr })) });

export const handlers: Handlers = {
  usageReissuePeriods: ({ customer }) => success(invoices(periodsOf(customer))),

  requestUsageReissue: ({ body: { cycleDate: billDate }, customer, sandbox }) => {
    if (customer === undefined || !periodsOf(customer).includes(billDate)) return { example: 'businessError' };
    if (isCopyOrdered(sandbox, customer, 'usage', billDate)) return { example: 'alreadyRequested' };
    record(sandbox, customer, { kind: 'copy', at: Date.now(), of: 'usage', billDate });
    return undefined;
  },

  // A One Bill account uses the chat service instead (USAGE-04).
  usageDetailPeriods: ({ customer }) => success(invoices(customer?.isOneBill ? [] : periodsOf(customer))),

  usageDetail: ({ body: { cycleDate }, customer, language, sandbox }) => {
    if (customer?.isOneBill) return { example: 'oneBill' };
    if (customer === undefined || !periodsOf(customer).includes(cycleDate)) return { example: 'businessError' };
    const bill = billOf(sandbox, customer, cycleDate);
    return success({ billDetailText: usageDetailText(bill, language), record: usageRecord(bill, language) });
  },
};
