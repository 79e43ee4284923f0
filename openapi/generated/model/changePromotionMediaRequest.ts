/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The ways by which the customer no longer wants promotions. Every request holds all four.
 */
export interface ChangePromotionMediaRequest {
  /** No promotion calls. */
  stopCall: boolean;
  /** No promotion e-mails. */
  stopEmail: boolean;
  /** No promotion letters by post. */
  stopMail: boolean;
  /** No promotion SMS. */
  stopSms: boolean;
}
