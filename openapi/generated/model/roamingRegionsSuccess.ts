/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamingRegion } from './roamingRegion.ts';

/**
 * Success.
 */
export interface RoamingRegionsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The regions in the order of the list.
     * @maxItems 30
     */
  data: RoamingRegion[];
}
