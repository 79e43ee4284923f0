/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Recommended flag, 1 = recommended, as on the cards of the home page. Proposed by this project.
 */
export type PlanChipTjtype = 0 | 1;