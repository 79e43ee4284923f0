/** The credit card, the method that is chosen at first (PAY-04). */
export const CARD = 'VisaOrMasterPay';

/** Ways to pay, as the contract names them. */
export const METHODS = [CARD, 'macauPay', 'alipay'] as const;
export type PayMethod = (typeof METHODS)[number];

/** Least and most that one card payment takes, in MOP; both are accepted (PAY-08, PAY-09, decision A01). */
export const CARD_MIN_MOP = 50;
export const CARD_MAX_MOP = 30_000;

/** Digits and dot, as PAY-06 asks, out of whatever is typed or pasted. */
export function amountOnly(typed: string): string {
  return typed.normalize('NFKC').replace(/[^\d.]/g, '');
}
