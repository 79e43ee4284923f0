/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = a click opens the log-in pop-up when nobody is logged in. Left out means 0. The meaning is proposed by this project.
 */
export type MenuItemPopup = 0 | 1;