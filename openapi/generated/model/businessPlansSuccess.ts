/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BusinessPlan } from './businessPlan.ts';

/**
 * Success.
 */
export interface BusinessPlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The plans in the order shown.
     * @maxItems 50
     */
  data: BusinessPlan[];
}
