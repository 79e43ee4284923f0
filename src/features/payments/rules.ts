import * as z from 'zod/mini';
import { LookUpBalanceBody, PayByCardBody, PayByWalletBody } from '@/api/generated/zod/payments';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';
import { CARD, CARD_MAX_MOP, CARD_MIN_MOP } from './methods.ts';

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

/** Voucher PIN (PAY-19); no screen uses it yet (decision B03). */
export const voucherPin = z.string().check(z.regex(/^\d{16}$/));
