/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 0 = a path of this site, otherwise a full address.
 */
export type MenuItemIsfullurl = 0 | 1;