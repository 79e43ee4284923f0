/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdResult } from './ussdResult.ts';

/**
 * Success.
 */
export interface ApplyUssdSuccess {
  /** Always `0`. */
  status: '0';
  data: UssdResult;
}
