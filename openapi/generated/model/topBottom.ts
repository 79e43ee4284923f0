/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Two lines of one fact. What they hold is said where it is used.
 */
export interface TopBottom {
  /**
     * Upper line.
     * @maxLength 120
     */
  top: string;
  /**
     * Lower line.
     * @maxLength 120
     */
  bottom: string;
}
