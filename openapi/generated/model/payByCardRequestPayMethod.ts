/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Credit card, Visa or Mastercard.
 */
export type PayByCardRequestPayMethod = 'VisaOrMasterPay';