/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Period } from './period.ts';

/**
 * The customer's bill account.
 */
export interface CheckBill {
  /**
     * Client number, or the One Bill account number when the customer has One Bill.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  account: string;
  /**
     * Mobile number of the customer who is logged in, 8 digits.
     * @pattern ^\d{8}$
     */
  mobileNo: string;
  /** The newest bill. */
  invoice: Period;
}
