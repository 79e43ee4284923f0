import { balanceOf, usageOf } from '../../mock-server/ledger/ledger.ts';
import { KIB_A_GB } from '../../mock-server/seed/top-up.ts';
import { sandboxOf } from '../../mock-server/state.ts';
import { gigabytes } from '../../src/lib/usage.ts';
import { postpaid } from './log-in.ts';

/** An amount as pages write it, such as `MOP$4,032`. */
export const pataca = (amount: number | string): string => `MOP$${amount.toLocaleString('en')}`;

/** Nobody does anything in it. */
const untouched = sandboxOf('figures');

/** What the usual customer owes in MOP, such as `386.00`; less what was paid. */
export const dueAfter = (paid: number): string => (balanceOf(untouched, postpaid) / 100 - paid).toFixed(2);
export const due = dueAfter(0);

/** Data of a customer now, in GB as pages write it, with a top-up of so many GB. */
export function dataWith(gb: number, customer = postpaid) {
  const { used, left } = usageOf(untouched, customer);
  const after = left + gb * KIB_A_GB;
  return { used: gigabytes(used), left: gigabytes(after), total: gigabytes(used + after) };
}
