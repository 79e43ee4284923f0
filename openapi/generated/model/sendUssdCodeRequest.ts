/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * For which service.
 */
export interface SendUssdCodeRequest {
  /**
     * Id of the service.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
}
