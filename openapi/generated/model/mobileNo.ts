/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Mobile number in Macau, 8 digits, the first a 6, without country code.
 * @pattern ^6\d{7}$
 */
export type MobileNo = string;
