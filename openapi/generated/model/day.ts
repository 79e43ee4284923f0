/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Day in Macau, `YYYY-MM-DD`.
 */
export type Day = string;
