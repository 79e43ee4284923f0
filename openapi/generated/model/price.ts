/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Price in MOP with at most two decimals, figure only.
 * @pattern ^\d{1,5}(\.\d{1,2})?$
 */
export type Price = string;
