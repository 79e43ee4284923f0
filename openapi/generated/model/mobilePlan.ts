/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { LeftRight } from './leftRight.ts';
import type { MobilePlanTjtype } from './mobilePlanTjtype.ts';
import type { TopBottom } from './topBottom.ts';

/**
 * A plan the phone can be taken with: a link and the fields of a plan card. The specification says "link and card fields" only; which card fields is proposed by this project.
 */
export interface MobilePlan {
  /**
     * Where the card leads, a path of the site (`/sharePlan/2003`) or a full address; a full address opens in a new tab.
     * @maxLength 500
     */
  link: string;
  /** `top` is the plan's name, `bottom` its term. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the monthly fee (`top` = `MOP$168`, `bottom` = `月費` or `a month`); the others are facts, label in `top`, value in `bottom`. The mock's second pair is the price of the phone with this plan.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * More facts, label left and value right.
     * @maxItems 16
     */
  cardinfoMap?: LeftRight[];
  /**
     * Special lines of the offer, most important first.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     */
  cardremakeArr?: string[];
  /** Recommended flag, 1 = recommended; missing means 0. */
  tjtype?: MobilePlanTjtype;
  /**
     * Contract term in months that the price of the phone needs, 0 = none. With it the page of the plan adds the price to the total of that term. Proposed by this project.
     * @minimum 0
     * @maximum 60
     */
  months?: number;
}
