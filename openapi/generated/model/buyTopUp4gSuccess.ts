/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { ResultText } from './resultText.ts';

/**
 * Success.
 */
export interface BuyTopUp4gSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}
