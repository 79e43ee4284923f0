/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { CheckBill } from './checkBill.ts';

/**
 * Success.
 */
export interface BillSummarySuccess {
  /** Always `0`. */
  status: '0';
  data: CheckBill;
}
