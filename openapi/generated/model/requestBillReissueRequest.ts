/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Of which bill the customer orders a paper copy.
 */
export interface RequestBillReissueRequest {
  /** A `cycleDateStr` from `billReissuePeriods`. */
  cycleDate: Day;
}
