/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { WalletForm } from './walletForm.ts';

/**
 * Success.
 */
export interface PayByWalletSuccess {
  /** Always `0`. */
  status: '0';
  data: WalletForm;
}
