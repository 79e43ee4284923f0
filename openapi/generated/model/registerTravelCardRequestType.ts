/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = authorise, 2 = cancel.
 */
export type RegisterTravelCardRequestType = 1 | 2;