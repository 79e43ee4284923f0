/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).
 * @minLength 1
 * @maxLength 1530
 */
export type SmsText = string;
