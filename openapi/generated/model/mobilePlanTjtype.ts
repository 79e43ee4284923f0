/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Recommended flag, 1 = recommended; missing means 0.
 */
export type MobilePlanTjtype = 0 | 1;