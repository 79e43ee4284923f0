/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * What belongs to a code that was sent.
 */
export interface TravelCardCode {
  /**
     * Opaque password of the code; it goes back with the code in `registerTravelCard`.
     * @pattern ^[!-~]{1,200}$
     */
  codePwd: string;
}
