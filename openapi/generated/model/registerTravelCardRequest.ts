/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobileNo } from './mobileNo.ts';
import type { RegisterTravelCardRequestType } from './registerTravelCardRequestType.ts';

/**
 * A request for the travel card, proven by an SMS code.
 */
export interface RegisterTravelCardRequest {
  /**
     * Password of the code, from `sendTravelCardCode`.
     * @pattern ^[!-~]{1,200}$
     */
  codePwd: string;
  /** Postpaid mobile number that got the code, 8 digits, the first a 6. */
  mobileNo: MobileNo;
  /**
     * The code of the SMS, digits only; the length of 4 to 8 is proposed by this project.
     * @pattern ^\d{4,8}$
     */
  smsCode: string;
  /** 1 = authorise, 2 = cancel. */
  type: RegisterTravelCardRequestType;
}
