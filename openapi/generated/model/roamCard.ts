/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { LeftRight } from './leftRight.ts';
import type { Price } from './price.ts';
import type { RoamCardLinkTxteStatus } from './roamCardLinkTxteStatus.ts';
import type { RoamCardTjtype } from './roamCardTjtype.ts';
import type { RoamCardUse } from './roamCardUse.ts';
import type { TopBottom } from './topBottom.ts';

/**
 * A roaming plan as a card.
 */
export interface RoamCard {
  /**
     * Roaming plan id.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /** `top` is the plan's name, `bottom` where it applies. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the price (`top` = `MOP$38`, `bottom` = `每日` or `per day`); the others are facts, label in `top`, value in `bottom`.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * Special lines of the plan, most important first.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     */
  cardremakeArr: string[];
  /**
     * More facts, label left and value right.
     * @maxItems 16
     */
  cardinfoMap: LeftRight[];
  /** 1 = the link carries `linkText`; otherwise the site uses words of its own. The field is spelled so. */
  linkTxteStatus?: RoamCardLinkTxteStatus;
  /**
     * Where the plan can be read about or taken, a path of the site or a full address; left out when there is no such place.
     * @maxLength 500
     */
  link?: string;
  /**
     * Words of the link, shown when `linkTxteStatus` is 1.
     * @minLength 1
     * @maxLength 40
     */
  linkText?: string;
  /** Recommended flag, 1 = recommended. */
  tjtype: RoamCardTjtype;
  /** Price of the first pair as a figure in MOP, for each started `days` of a trip. With both the site computes what a whole trip costs. Optional, proposed by this project. */
  price?: Price;
  /**
     * Days that one `price` covers, 1 = day pass. Optional, proposed by this project.
     * @minimum 1
     * @maximum 366
     */
  days?: number;
  /** What the plan is for; only plans with the same value are compared. Optional, proposed by this project. */
  use?: RoamCardUse;
}
