/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = opens in the same tab, 2 = in a new one.
 */
export type FooterChannelType = 1 | 2;