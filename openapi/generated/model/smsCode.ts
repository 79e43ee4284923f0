/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Code from an SMS; six digits, proposed by this project.
 * @pattern ^\d{6}$
 */
export type SmsCode = string;
