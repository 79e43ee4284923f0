import { type Handlers, success } from '../handler.ts';
import type { Persona } from '../personas.ts';
import { billPeriods } from '../seed/periods.ts';
import { usageDetailText, usageRecord } from '../seed/usage.ts';
import { areaState } from '../state.ts';

/** Bill dates of which a copy was requested, by mobile number. */
const reissuesOf = areaState('usage', () => new Map<string, Set<string>>());

/** Bill dates with a detailed usage record; a prepaid customer gets no bills. */
function periodsOf(customer: Persona | undefined): string[] {
  return customer?.kind === 'POSTPAID' ? billPeriods(new Date()) : [];
}

const invoices = (periods: readonly string[]) => ({ invoices: periods.map((cycleDateStr) => ({ cycleDateStr })) });

export const handlers: Handlers = {
  usageReissuePeriods: ({ customer }) => success(invoices(periodsOf(customer))),

  requestUsageReissue: ({ body: { cycleDate }, customer, sandbox }) => {
    if (customer === undefined || !periodsOf(customer).includes(cycleDate)) return { example: 'businessError' };
    const reissues = reissuesOf(sandbox);
    const requested = reissues.get(customer.mobileNo) ?? new Set();
    if (requested.has(cycleDate)) return { example: 'alreadyRequested' };
    reissues.set(customer.mobileNo, requested.add(cycleDate));
    return undefined;
  },

  // A One Bill account uses the chat service instead (USAGE-04).
  usageDetailPeriods: ({ customer }) => success(invoices(customer?.isOneBill ? [] : periodsOf(customer))),

  usageDetail: ({ body: { cycleDate }, customer, language }) => {
    if (customer?.isOneBill) return { example: 'oneBill' };
    if (customer === undefined || !periodsOf(customer).includes(cycleDate)) return { example: 'businessError' };
    return success({ billDetailText: usageDetailText(customer, cycleDate, language), record: usageRecord(customer, cycleDate, language) });
  },
};
