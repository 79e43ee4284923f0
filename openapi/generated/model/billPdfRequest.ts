/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Which bill.
 */
export interface BillPdfRequest {
  /** A `cycleDateStr` from `bills`. */
  cycleDate: Day;
}
