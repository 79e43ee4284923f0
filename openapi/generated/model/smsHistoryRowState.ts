/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The same for programs: the site takes colour and sign of `status` from it. Left out where it is none of these; the words are then shown without (proposed by this project, decision B72).
 */
export type SmsHistoryRowState = 'sent' | 'sending' | 'failed';