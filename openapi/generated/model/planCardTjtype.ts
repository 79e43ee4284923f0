/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Recommended flag, 1 = recommended. Stated for roaming and detail cards; optional here, proposed by this project.
 */
export type PlanCardTjtype = 0 | 1;