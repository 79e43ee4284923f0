/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Permission to set a new PIN.
 */
export interface ResetCodeVerified {
  /**
     * Proof that the code was right, for `setPassword`. Opaque, good for one new PIN.
     * @minLength 1
     * @maxLength 128
     */
  verCodePwd: string;
}
