/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * When it is sent. 1 = immediately, 2 = delayed (one date and time), 3 = cyclic (start, end, cycle day and time).
 */
export type SmsSendType = 1 | 2 | 3;