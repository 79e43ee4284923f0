/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { LoginData } from './loginData.ts';

/**
 * Success.
 */
export interface LoginSuccess {
  /** Always `0`. */
  status: '0';
  data: LoginData;
}
