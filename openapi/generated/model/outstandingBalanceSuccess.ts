/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { OutstandingBalance } from './outstandingBalance.ts';

/**
 * Success.
 */
export interface OutstandingBalanceSuccess {
  /** Always `0`. */
  status: '0';
  data: OutstandingBalance;
}
