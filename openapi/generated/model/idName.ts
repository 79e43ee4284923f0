/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A choice the customer picks by name and the server knows by id.
 */
export interface IdName {
  /**
     * Opaque id; compare as a string.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name to show, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
