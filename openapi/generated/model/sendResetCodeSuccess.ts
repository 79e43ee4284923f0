/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { ResetCodeSent } from './resetCodeSent.ts';

/**
 * Success.
 */
export interface SendResetCodeSuccess {
  /** Always `0`. */
  status: '0';
  data: ResetCodeSent;
}
