/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Reference to the code that was sent.
 */
export interface ResetCodeSent {
  /**
     * Reference to this code, to be sent back with it. Opaque; it is not the code.
     * @minLength 1
     * @maxLength 128
     */
  codePwd: string;
}
