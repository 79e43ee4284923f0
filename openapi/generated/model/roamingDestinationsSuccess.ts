/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Destination } from './destination.ts';

/**
 * Success.
 */
export interface RoamingDestinationsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The destinations in the order of the list.
     * @maxItems 300
     */
  data: Destination[];
}
