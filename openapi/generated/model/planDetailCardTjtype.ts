/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Recommended flag, 1 = recommended.
 */
export type PlanDetailCardTjtype = 0 | 1;