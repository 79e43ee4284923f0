/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobileNo } from './mobileNo.ts';

/**
 * Whose account type is asked.
 */
export interface InquireAccountTypeRequest {
  /** Mobile number in Macau, 8 digits, the first a 6, without country code. */
  mobileNo: MobileNo;
}
