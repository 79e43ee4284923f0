/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PasswordSet } from './passwordSet.ts';

/**
 * Success.
 */
export interface SetPasswordSuccess {
  /** Always `0`. */
  status: '0';
  data: PasswordSet;
}
