/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * One bill cycle, named by the date of its bill.
 */
export interface Period {
  /** Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle. */
  cycleDateStr: Day;
}
