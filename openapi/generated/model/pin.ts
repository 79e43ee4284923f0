/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * PIN of a postpaid customer, 4 to 8 digits.
 * @pattern ^\d{4,8}$
 */
export type Pin = string;
