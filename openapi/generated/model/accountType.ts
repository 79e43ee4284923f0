/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * How the customer logs in. `POSTPAID` = monthly customer, with a PIN; `PREPAID` = prepaid card, with an SMS code.
 */
export type AccountType = 'POSTPAID' | 'PREPAID';