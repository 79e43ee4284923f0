/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Balance } from './balance.ts';

/**
 * What the customer owes.
 */
export interface OutstandingBalance {
  /** Amount in MOP with two decimals, without currency or thousands separator. A negative amount is a credit. */
  balance: Balance;
}
