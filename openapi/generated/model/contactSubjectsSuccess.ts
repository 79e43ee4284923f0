/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { IdName } from './idName.ts';

/**
 * Success.
 */
export interface ContactSubjectsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The subjects in the order of the list.
     * @maxItems 50
     */
  data: IdName[];
}
