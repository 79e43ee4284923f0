/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsCode } from './smsCode.ts';

/**
 * The code that the customer received, and for which number.
 */
export interface VerifyResetCodeRequest {
  /**
     * The number that the code was sent to, 8 digits.
     * @pattern ^\d{8}$
     */
  mobileNo: string;
  /** Code from the SMS; six digits, proposed by this project. */
  smsCode: SmsCode;
  /**
     * `codePwd` from `sendResetCode`.
     * @minLength 1
     * @maxLength 128
     */
  codePwd: string;
}
