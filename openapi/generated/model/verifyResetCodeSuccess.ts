/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { ResetCodeVerified } from './resetCodeVerified.ts';

/**
 * Success.
 */
export interface VerifyResetCodeSuccess {
  /** Always `0`. */
  status: '0';
  data: ResetCodeVerified;
}
