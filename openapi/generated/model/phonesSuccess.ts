/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PhonePage } from './phonePage.ts';

/**
 * Success.
 */
export interface PhonesSuccess {
  /** Always `0`. */
  status: '0';
  data: PhonePage;
}
