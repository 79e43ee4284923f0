/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DataRow } from './dataRow.ts';

/**
 * Success.
 */
export interface RoamingDataSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * One row a network.
     * @maxItems 50
     */
  data: DataRow[];
}
