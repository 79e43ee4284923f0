/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = show `zdyText`.
 */
export type PlanChipZdytype = 0 | 1;