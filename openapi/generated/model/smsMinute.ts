/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Minute, two digits, `00` to `59`.
 * @pattern ^[0-5][0-9]$
 */
export type SmsMinute = string;
