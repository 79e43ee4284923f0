/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Acknowledgement of the new PIN.
 */
export interface PasswordSet {
  /**
     * The reference that was used up. The site does not need it.
     * @minLength 1
     * @maxLength 128
     */
  verCodePwd?: string;
}
