/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Price } from './price.ts';

/**
 * A roaming plan for data at one destination, as the tariffs show it. Proposed by this project.
 */
export interface RoamOffer {
  /**
     * Roaming plan id, as in `roamPlans`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the plan.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** Price in MOP, for each started `days` of a trip. */
  price: Price;
  /**
     * Days that one `price` covers, 1 = day pass.
     * @minimum 1
     * @maximum 366
     */
  days: number;
  /**
     * Data for the price as one text to show, such as `6 GB`.
     * @minLength 1
     * @maxLength 80
     */
  data: string;
  /**
     * Where the plan can be read about or taken; left out when there is no such place.
     * @maxLength 500
     */
  link?: string;
}
