/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * One row of facts, label on the left and value on the right.
 */
export interface LeftRight {
  /**
     * Label.
     * @minLength 1
     * @maxLength 120
     */
  left: string;
  /**
     * Value.
     * @minLength 1
     * @maxLength 200
     */
  right: string;
}
