/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Currency of the amount, always MOP.
 */
export type ReceiptCurrencycode = 'MOP';