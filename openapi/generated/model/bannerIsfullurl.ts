/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 0 = `href` is a path of this site, otherwise a full address.
 */
export type BannerIsfullurl = 0 | 1;