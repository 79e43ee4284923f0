/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = show the tag "new", as in the phone list. Proposed by this project.
 */
export type PhoneDetailIsnew = 0 | 1;