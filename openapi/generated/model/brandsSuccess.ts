/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { IdName } from './idName.ts';

/**
 * Success.
 */
export interface BrandsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * All makers in the order of the tabs.
     * @maxItems 60
     */
  data: IdName[];
}
