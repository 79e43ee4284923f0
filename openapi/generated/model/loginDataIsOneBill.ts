/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Whether the account is a One Bill (consolidated) account. A string, not a boolean; the site compares it with `false`.
 */
export type LoginDataIsOneBill = 'true' | 'false';