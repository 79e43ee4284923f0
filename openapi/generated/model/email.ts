/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * One e-mail address.
 * @maxLength 120
 */
export type Email = string;
