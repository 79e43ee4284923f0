/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Whether the sender is a customer of this network. 4 = customer (4G, 3G or 2G), 3 = not a subscriber.
 */
export type SubmitContactMessageRequestNetwork = 4 | 3;