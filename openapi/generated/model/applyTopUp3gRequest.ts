/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobileNo } from './mobileNo.ts';

/**
 * For which number.
 */
export interface ApplyTopUp3gRequest {
  /** Mobile number to top up, 8 digits starting with 6. */
  mobileNo: MobileNo;
}
