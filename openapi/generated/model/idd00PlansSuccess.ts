/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Idd00Row } from './idd00Row.ts';

/**
 * Success.
 */
export interface Idd00PlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The rows in the order of the table, the row of the other countries last.
     * @maxItems 300
     */
  data: Idd00Row[];
}
