import * as z from 'zod/mini';
import { LookUpBalanceBody, PayByCardBody, PayByWalletBody } from '@/api/schemas/payments';
import { cleaned } from '@/forms/cleaned';
import { phoneNumber } from '@/lib/phone-number';
import { CARD, CARD_MAX_MOP, CARD_MIN_MOP } from './methods.ts';

/** The number whose bill is paid; required and nothing else (decision B35): the server knows which numbers have a bill. */
export const lookUpRules = z.object({ mobileNo: cleaned(phoneNumber, LookUpBalanceBody.shape.mobileNo) });

/**
 * Method and amount. Every amount is more than 0 (decision B34); a card also takes at least 50 and at most 30,000, both included
 * (PAY-08, PAY-09, decision A01). A wallet has no bounds of its own (PAY-10).
 */
export const payRules = z
  .object({
    payMethod: z.union([PayByCardBody.shape.payMethod, PayByWalletBody.shape.payMethod]),
    amount: PayByWalletBody.shape.amount.check(z.refine((amount) => Number(amount) > 0)),
  })
  .check(
    z.refine(({ payMethod, amount }) => payMethod !== CARD || Number(amount) >= CARD_MIN_MOP, { path: ['amount'], error: 'tooLittle' }),
    z.refine(({ payMethod, amount }) => payMethod !== CARD || Number(amount) <= CARD_MAX_MOP, { path: ['amount'], error: 'tooMuch' }),
  );

/** A voucher's PIN (PAY-19); no screen asks for one (decision B03). */
export const voucherPin = z.string().check(z.regex(/^\d{16}$/));
