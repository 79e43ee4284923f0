/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A shop of the operator. Proposed by this project.
 */
export interface Shop {
  /**
     * Name of the shop.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * What is special about it, in a word or two, such as a premium counter.
     * @minLength 1
     * @maxLength 40
     */
  note?: string;
  /**
     * Part of the city that customers look for.
     * @minLength 1
     * @maxLength 40
     */
  district: string;
  /**
     * Street, number and floor.
     * @minLength 1
     * @maxLength 200
     */
  address: string;
  /**
     * Opening time of every day, Macau time.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  opens: string;
  /**
     * Closing time of every day, Macau time, later than `opens`.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  closes: string;
  /**
     * Where a map shows the shop.
     * @maxLength 500
     */
  map: string;
}
