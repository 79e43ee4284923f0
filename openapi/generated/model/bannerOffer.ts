/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Price } from './price.ts';

/**
 * What the banner sells, and its price, which the site draws large. `text` says the same in one sentence, for clients that do not draw it (proposed by this project).
 */
export interface BannerOffer {
  /**
     * What the price is for, in the language of the request.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  price: Price;
  /**
     * Unit after the price, such as `/月` or `a month`.
     * @minLength 1
     * @maxLength 20
     */
  per?: string;
  /**
     * What else there is to say, shown in place of the banner's `text`.
     * @minLength 1
     * @maxLength 200
     */
  text?: string;
}
