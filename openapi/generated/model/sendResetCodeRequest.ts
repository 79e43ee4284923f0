/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Where the code goes.
 */
export interface SendResetCodeRequest {
  /**
     * Mobile number of a postpaid customer, 8 digits. The reset form checks the length only, so the server refuses numbers that are none of its own.
     * @pattern ^\d{8}$
     */
  mobileNo: string;
}
