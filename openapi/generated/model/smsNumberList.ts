/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 to 500 telephone numbers separated by commas, without spaces. Each is an `SmsNumber`. The separator is the specification's, the form of a number is proposed by this project.
 * @maxLength 9000
 * @pattern ^(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})(?:,(?:[0-9]{8}|\+[0-9]{6,15}|00[0-9]{7,15})){0,499}$
 */
export type SmsNumberList = string;
