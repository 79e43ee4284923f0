/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BillText } from './billText.ts';

/**
 * Success.
 */
export interface BillTextSuccess {
  /** Always `0`. */
  status: '0';
  data: BillText;
}
