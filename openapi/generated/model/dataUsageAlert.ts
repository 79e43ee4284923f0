/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DataUsageAlertLevel } from './dataUsageAlertLevel.ts';

/**
 * The alert levels of a customer.
 */
export interface DataUsageAlert {
  /**
     * Chosen levels in MB, lowest first; empty when there is no alert.
     * @maxItems 2
     */
  levels: DataUsageAlertLevel[];
}
