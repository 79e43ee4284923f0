/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Which tariff the number has, `local` MOP 0.25 or `international` MOP 1.00 per part. The specification names the two areas; the values are proposed by this project.
 */
export type SmsReceiverArea = 'local' | 'international';