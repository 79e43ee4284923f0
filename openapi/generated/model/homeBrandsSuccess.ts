/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { IdName } from './idName.ts';

/**
 * Success.
 */
export interface HomeBrandsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The makers in the order of the tabs.
     * @maxItems 30
     */
  data: IdName[];
}
