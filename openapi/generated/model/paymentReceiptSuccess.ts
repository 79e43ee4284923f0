/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Receipt } from './receipt.ts';

/**
 * Success.
 */
export interface PaymentReceiptSuccess {
  /** Always `0`. */
  status: '0';
  /** The receipt, or null when there is none for this payment. */
  data: Receipt | null;
}
