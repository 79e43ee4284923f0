/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * `previous` is the bill before and `payment` what was paid of it; the others are the `kind` of the sessions in the usage record that the line adds up. Left out for all other lines.
 */
export type BillChargeKind = 'previous' | 'payment' | 'data' | 'call' | 'sms' | 'idd';