/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A business error. The site shows `message` to the customer as it is.
 */
export interface Failure {
  /** Always `-1`. */
  status: '-1';
  /**
     * Sentence for the customer, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}
