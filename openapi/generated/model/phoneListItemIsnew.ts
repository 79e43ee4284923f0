/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = show the tag "new".
 */
export type PhoneListItemIsnew = 0 | 1;