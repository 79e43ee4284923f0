/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobileNo } from './mobileNo.ts';

/**
 * Where the SMS code goes.
 */
export interface SendTravelCardCodeRequest {
  /** Postpaid mobile number, 8 digits, the first a 6. */
  mobileNo: MobileNo;
}
