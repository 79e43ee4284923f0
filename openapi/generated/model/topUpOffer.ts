/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RealTimeUsage } from './realTimeUsage.ts';
import type { TopUpPlan } from './topUpPlan.ts';

/**
 * Data used and left, and the top-ups on sale.
 */
export interface TopUpOffer {
  /**
     * The top-ups, smallest first. Empty when the customer cannot buy online.
     * @maxItems 30
     */
  plans: TopUpPlan[];
  realTimeUsage: RealTimeUsage;
}
