/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { LoginPrepaidData } from './loginPrepaidData.ts';

/**
 * Success.
 */
export interface LoginPrepaidSuccess {
  /** Always `0`. */
  status: '0';
  data: LoginPrepaidData;
}
