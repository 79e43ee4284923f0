/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Day and time in Macau, `YYYY-MM-DD HH:mm`. The form is proposed by this project.
 * @pattern ^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type DateTime = string;
