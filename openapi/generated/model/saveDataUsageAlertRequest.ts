/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DataUsageAlertLevel } from './dataUsageAlertLevel.ts';

/**
 * The alert levels that replace those before.
 */
export interface SaveDataUsageAlertRequest {
  /**
     * Chosen levels in MB, in any order; empty turns the alerts off.
     * @maxItems 2
     */
  levels: DataUsageAlertLevel[];
}
