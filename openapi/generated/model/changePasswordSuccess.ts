/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PasswordChanged } from './passwordChanged.ts';

/**
 * Success.
 */
export interface ChangePasswordSuccess {
  /** Always `0`. */
  status: '0';
  data: PasswordChanged;
}
