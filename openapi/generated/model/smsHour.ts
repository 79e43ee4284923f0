/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Hour in Macau, two digits, `00` to `23`.
 * @pattern ^(?:[01][0-9]|2[0-3])$
 */
export type SmsHour = string;
