/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = a click opens `popupImage` instead of `href`. Left out means 0.
 */
export type BannerPopup = 0 | 1;