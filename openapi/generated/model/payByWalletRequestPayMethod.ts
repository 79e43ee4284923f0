/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The wallet.
 */
export type PayByWalletRequestPayMethod = 'macauPay' | 'alipay';