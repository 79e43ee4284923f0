/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 0 when the message contains Chinese characters, else 1.
 */
export type SmsCoding = 0 | 1;