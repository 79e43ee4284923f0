/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Amount in MOP with two decimals, without currency or thousands separator. A negative amount is a credit.
 * @pattern ^-?\d{1,9}\.\d{2}$
 */
export type Balance = string;
