/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { AccountType } from './accountType.ts';

/**
 * Success.
 */
export interface InquireAccountTypeSuccess {
  /** Always `0`. */
  status: '0';
  data: AccountType;
}
