/** The preselected method (PAY-04). */
export const CARD = 'VisaOrMasterPay';

/** Values of the contract. */
export const METHODS = [CARD, 'macauPay', 'alipay'] as const;
export type PayMethod = (typeof METHODS)[number];

/** Inclusive limits of one card payment (PAY-08, PAY-09, decision A01). */
export const CARD_MIN_MOP = 50;
export const CARD_MAX_MOP = 30_000;

export const CARD_LIMITS = { min: String(CARD_MIN_MOP), max: CARD_MAX_MOP.toLocaleString('en-US') };

/** Keeps digits and the dot of typed or pasted text (PAY-06). */
export function amountOnly(typed: string): string {
  return typed.normalize('NFKC').replace(/[^\d.]/g, '');
}
