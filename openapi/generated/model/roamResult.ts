/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamCard } from './roamCard.ts';

/**
 * What the roaming plan finder found.
 */
export interface RoamResult {
  /**
     * Names of the chosen answers, in the order of the request.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 60
     */
  aName: string[];
  /**
     * The plans that suit, best first; empty when none does.
     * @maxItems 24
     */
  roamPlans: RoamCard[];
}
