import { type Handlers, success } from '../handler.ts';
import { billOf, isCopyOrdered, periodsOf, RECORD_PERIODS, record } from '../ledger/ledger.ts';
import type { Persona } from '../personas.ts';
import { usageDetailText, usageRecord } from '../seed/usage.ts';

const recordsOf = (customer: Persona | undefined) => periodsOf(customer, RECORD_PERIODS);
const hasRecord = (customer: Persona | undefined, date: string): customer is Persona =>
  recordsOf(customer).invoices.some(({ cycleDateStr }) => cycleDateStr === date);

export const handlers: Handlers = {
  usageReissuePeriods: ({ customer }) => success(recordsOf(customer)),

  requestUsageReissue: ({ body: { cycleDate: billDate }, customer, sandbox }) => {
    if (!hasRecord(customer, billDate)) return { example: 'businessError' };
    if (isCopyOrdered(sandbox, customer, 'usage', billDate)) return { example: 'alreadyRequested' };
    record(sandbox, customer, { kind: 'copy', at: Date.now(), of: 'usage', billDate });
    return undefined;
  },

  // A One Bill account uses the chat service instead (USAGE-04).
  usageDetailPeriods: ({ customer }) => success(customer?.isOneBill ? { invoices: [] } : recordsOf(customer)),

  usageDetail: ({ body: { cycleDate }, customer, language, sandbox }) => {
    if (customer?.isOneBill) return { example: 'oneBill' };
    if (!hasRecord(customer, cycleDate)) return { example: 'businessError' };
    const bill = billOf(sandbox, customer, cycleDate);
    return success({ billDetailText: usageDetailText(bill, language), record: usageRecord(bill, language) });
  },
};
