import * as z from 'zod/mini';
import { InquireAccountTypeBody, SetPasswordBody, VerifyResetCodeBody } from '@/api/generated/zod/auth';
import { strongPin } from '@/forms/strong-pin';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

/** The account types that can log in (LOGIN-03). */
export type AccountType = 'POSTPAID' | 'PREPAID';

const form = {
  mobileNo: normalized(phoneNumber, InquireAccountTypeBody.shape.mobileNo),
  password: z.string(),
  code: z.string(),
};

/** Whether all of a one-time code is typed. */
export const isWholeCode = (code: string): boolean => VerifyResetCodeBody.shape.smsCode.safeParse(code).success;

/** Validation by account type; the log-in form of the contract takes both PIN and code, and each may be empty because it applies to one type only. */
export const loginRules = {
  unknown: z.object(form),
  POSTPAID: z.object({ ...form, password: SetPasswordBody.shape.password }),
  PREPAID: z.object({ ...form, code: VerifyResetCodeBody.shape.smsCode }),
} as const;

/** Reset step 1 (RESET-03); the code is checked for its length only (decision A23). */
export const verifyRules = z.object({
  mobileNo: normalized(phoneNumber, VerifyResetCodeBody.shape.mobileNo),
  smsCode: VerifyResetCodeBody.shape.smsCode,
});

/** Reset step 2 (RESET-04, RESET-05); the PIN must not be easy to guess (decision B76). */
export const newPinRules = (mobileNo: string) =>
  z.object({ password: SetPasswordBody.shape.password, rePassword: SetPasswordBody.shape.rePassword }).check(
    z.refine(({ password, rePassword }) => password === rePassword, { path: ['rePassword'], error: 'notSame' }),
    ...strongPin<{ password: string }>(({ password }) => ({ pin: password, mobileNo })),
  );
