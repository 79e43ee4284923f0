/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BusinessActivitySummary } from './businessActivitySummary.ts';

/**
 * Success.
 */
export interface BusinessActivitiesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The activities, newest first.
     * @maxItems 200
     */
  data: BusinessActivitySummary[];
}
