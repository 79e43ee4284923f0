/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Recommended flag, 1 = recommended.
 */
export type RoamCardTjtype = 0 | 1;