/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { IdName } from './idName.ts';

/**
 * Success.
 */
export interface PlanCategoriesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The categories in the order of the tabs.
     * @maxItems 30
     */
  data: IdName[];
}
