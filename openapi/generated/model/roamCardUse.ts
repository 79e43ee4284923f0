/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * What the plan is for; only plans with the same value are compared. Optional, proposed by this project.
 */
export type RoamCardUse = 'data' | 'calls' | 'both';