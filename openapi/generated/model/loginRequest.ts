/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobileNo } from './mobileNo.ts';

/**
 * The log-in form. One form serves the log-in with a PIN, the request for an SMS code and the log-in with that code; each reads the fields it needs and ignores the others.
 */
export interface LoginRequest {
  /** Mobile number in Macau, 8 digits, the first a 6, without country code. */
  mobileNo: MobileNo;
  /**
     * PIN of a postpaid customer, 4 to 8 digits. Needed by `login`; elsewhere empty, as the site sends it, or left out.
     * @pattern ^(?:\d{4,8})?$
     */
  password?: string;
  /**
     * Code from the SMS that `sendPrepaidLoginCode` sent; six digits, proposed by this project. Needed by `loginPrepaid`; elsewhere empty, as the site sends it, or left out.
     * @pattern ^(?:\d{6})?$
     */
  code?: string;
}
