import * as z from 'zod/mini';
import { InquireAccountTypeBody, LoginBody, LoginPrepaidBody, SetPasswordBody, VerifyResetCodeBody } from '@/api/schemas/auth';
import { cleaned } from '@/forms/cleaned';
import { phoneNumber } from '@/lib/phone-number';

/** How a number logs in (LOGIN-03). */
export type AccountType = 'POSTPAID' | 'PREPAID';

const form = {
  mobileNo: cleaned(phoneNumber, InquireAccountTypeBody.shape.mobileNo),
  password: z.string(),
  code: z.string(),
};

/** Rules of the log-in form by what is known of the number; the contract leaves the PIN and the code out where they are not needed. */
export const loginRules = {
  unknown: z.object(form),
  POSTPAID: z.object({ ...form, password: LoginBody.shape.password.def.innerType }),
  PREPAID: z.object({ ...form, code: LoginPrepaidBody.shape.code.def.innerType }),
} as const;

/** Step 1 of a new PIN: the number and the code that was sent to it (RESET-03; the length only, decision A23). */
export const verifyRules = z.object({
  mobileNo: cleaned(phoneNumber, VerifyResetCodeBody.shape.mobileNo),
  smsCode: VerifyResetCodeBody.shape.smsCode,
});

/** Step 2: the new PIN twice (RESET-04, RESET-05). */
export const newPinRules = z
  .object({ password: SetPasswordBody.shape.password, rePassword: SetPasswordBody.shape.rePassword })
  .check(z.refine(({ password, rePassword }) => password === rePassword, { path: ['rePassword'], error: 'notSame' }));
