/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BalanceLookup } from './balanceLookup.ts';

/**
 * Success.
 */
export interface LookUpBalanceSuccess {
  /** Always `0`. */
  status: '0';
  data: BalanceLookup;
}
