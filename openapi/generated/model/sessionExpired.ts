/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The token is missing, unknown or expired. The site asks the customer to log in again.
 */
export interface SessionExpired {
  /** Always `-2`. */
  status: '-2';
  /**
     * Sentence for the customer, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
