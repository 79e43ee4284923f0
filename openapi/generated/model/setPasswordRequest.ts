/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Pin } from './pin.ts';

/**
 * The new PIN, twice, and the permission to set it.
 */
export interface SetPasswordRequest {
  /** New PIN, 4 to 8 digits. */
  password: Pin;
  /** The new PIN again; must equal `password`. */
  rePassword: Pin;
  /**
     * `verCodePwd` from `verifyResetCode`.
     * @minLength 1
     * @maxLength 128
     */
  verCodePwd: string;
}
