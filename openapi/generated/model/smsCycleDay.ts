/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Day on which a cyclic message is sent. -1 = every day, 0 = Monday, 1 = Tuesday, and so on up to 6 = Sunday.
 */
export type SmsCycleDay = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;