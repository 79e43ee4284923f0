/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The session of a prepaid customer.
 */
export interface LoginPrepaidData {
  /**
     * Session token for the `token` header of every later request. Opaque.
     * @minLength 1
     * @maxLength 512
     */
  token: string;
}
