/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Pin } from './pin.ts';

/**
 * The PIN of now and the new one, twice.
 */
export interface ChangePasswordRequest {
  /** PIN of now, 4 to 8 digits. */
  oldPassword: Pin;
  /** New PIN, 4 to 8 digits, no spaces. */
  password: Pin;
  /** The new PIN again; must equal `password`. */
  rePassword: Pin;
}
