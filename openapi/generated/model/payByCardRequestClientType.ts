/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Device for which the checkout is laid out. `W` = desktop, `M` = mobile.
 */
export type PayByCardRequestClientType = 'W' | 'M';