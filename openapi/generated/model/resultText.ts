/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Acknowledgement of a write whose answer the specification leaves open; proposed by this project.
 */
export interface ResultText {
  /**
     * Sentence for the customer, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  res?: string;
}
