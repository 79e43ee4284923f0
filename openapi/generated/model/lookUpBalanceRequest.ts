/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Whose bill is to be paid.
 */
export interface LookUpBalanceRequest {
  /**
     * Mobile number as the customer typed it. Anything but a known postpaid number finds no account.
     * @minLength 1
     * @maxLength 20
     */
  mobileNo: string;
}
