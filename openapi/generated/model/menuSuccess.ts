/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MenuItem } from './menuItem.ts';

/**
 * Success.
 */
export interface MenuSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The top items, in order.
     * @maxItems 10
     */
  data: MenuItem[];
}
