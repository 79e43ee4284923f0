/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 0 = `jumpurl` is a path of this site, otherwise a full address.
 */
export type SearchResultIsfullurl = 0 | 1;