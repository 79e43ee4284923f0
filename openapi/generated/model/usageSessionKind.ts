/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Mobile data, a call within Macau, a message, or a call abroad.
 */
export type UsageSessionKind = 'data' | 'call' | 'sms' | 'idd';