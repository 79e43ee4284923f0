/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Which record is wanted again.
 */
export interface RequestUsageReissueRequest {
  /** A `cycleDateStr` from `usageReissuePeriods`, `YYYY-MM-DD`. */
  cycleDate: Day;
}
