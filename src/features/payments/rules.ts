import * as z from 'zod/mini';
import { LookUpBalanceBody, PayByCardBody, PayByWalletBody } from '@/api/generated/zod/payments';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

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

/** Any number is accepted (decision B35): only the server knows which numbers have a bill. */
export const lookUpRules = z.object({ mobileNo: normalized(phoneNumber, LookUpBalanceBody.shape.mobileNo) });

/** Amounts are above 0 (decision B34); card payments are limited to 50 … 30,000 MOP inclusive (PAY-08, PAY-09, decision A01), wallets are not (PAY-10). */
export const payRules = z
  .object({
    payMethod: z.union([PayByCardBody.shape.payMethod, PayByWalletBody.shape.payMethod]),
    amount: PayByWalletBody.shape.amount.check(z.refine((amount) => Number(amount) > 0)),
  })
  .check(
    z.refine(({ payMethod, amount }) => payMethod !== CARD || Number(amount) >= CARD_MIN_MOP, { path: ['amount'], error: 'tooLittle' }),
    z.refine(({ payMethod, amount }) => payMethod !== CARD || Number(amount) <= CARD_MAX_MOP, { path: ['amount'], error: 'tooMuch' }),
  );

/** Whether a payment for an amount needs a question first: the customer may have typed a digit too many. */
const UNUSUAL_FACTOR = 2;
const UNUSUAL_MOP = 1000;

/** More than twice the balance, or more than 1,000 MOP over it. */
export function isUnusuallyHigh(amount: string, balance: string): boolean {
  const owed = Math.max(0, Number(balance));
  return Number(amount) > owed * UNUSUAL_FACTOR || Number(amount) > owed + UNUSUAL_MOP;
}

/** Voucher PIN (PAY-19); no screen uses it yet (decision B03). */
export const voucherPin = z.string().check(z.regex(/^\d{16}$/));
