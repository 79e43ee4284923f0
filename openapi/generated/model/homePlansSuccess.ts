/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanCard } from './planCard.ts';

/**
 * Success.
 */
export interface HomePlansSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The cards, best known first.
     * @maxItems 24
     */
  data: PlanCard[];
}
