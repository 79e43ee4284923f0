/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Code of one source.
 */
export type SubmitJobApplicationRequestJobSourcesItem = '1' | '2' | '3' | '4' | '5' | '6' | '7';