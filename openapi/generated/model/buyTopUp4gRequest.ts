/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Which plan.
 */
export interface BuyTopUp4gRequest {
  /**
     * Position of the chosen plan in `plans`, counted from 0 (decision B41).
     * @minimum 0
     * @maximum 29
     */
  plan: number;
}
