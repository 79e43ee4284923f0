/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Price } from './price.ts';

/**
 * A data top-up on sale.
 */
export interface TopUpPlan {
  /**
     * Amount of data as it is shown, with its unit, such as `1 GB`.
     * @minLength 1
     * @maxLength 30
     */
  dataThresholdUI: string;
  /** Price in MOP, figure only. */
  price: Price;
}
