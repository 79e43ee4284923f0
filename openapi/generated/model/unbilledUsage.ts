/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UsageSinceBill } from './usageSinceBill.ts';

/**
 * Use since the newest bill, and whose it is.
 */
export interface UnbilledUsage {
  queryUsageVO: UsageSinceBill;
  /**
     * Client number, or the One Bill account number.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  account: string;
}
