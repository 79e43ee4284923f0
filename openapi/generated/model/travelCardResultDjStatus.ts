/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = request received; 2 = the same request was made before, see `date`; 3 = the cancellation is refused, see `msg`.
 */
export type TravelCardResultDjStatus = 1 | 2 | 3;