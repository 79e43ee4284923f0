/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = shown, 0 = kept by the server but not shown, children included.
 */
export type MenuItemShowMenu = 0 | 1;