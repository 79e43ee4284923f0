/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * 1 = the link carries `linkText`; otherwise the site uses words of its own. The field is spelled so.
 */
export type RoamCardLinkTxteStatus = 0 | 1;