/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A telephone number: 8 digits for Macau (mobile numbers start with 6, the others are residential numbers with the SMS function), or an international number as `+` or `00`, country code and number, 6 to 15 digits. Decision B08; a number with the Macau code 853 counts as local. The pattern leaves `00` with 6 digits to its first branch, which matches those 8 digits, too.
 * @maxLength 17
 * @pattern ^(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})$
 */
export type SmsNumber = string;
