/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Which period is asked for.
 */
export interface UsageDetailRequest {
  /** A `cycleDateStr` from `usageDetailPeriods`, `YYYY-MM-DD`. */
  cycleDate: Day;
}
