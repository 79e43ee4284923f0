/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Acknowledgement of the new PIN.
 */
export interface PasswordChanged {
  /**
     * Sentence for the customer, in the language of the request. The site shows it in a success dialog.
     * @minLength 1
     * @maxLength 500
     */
  msg: string;
}
