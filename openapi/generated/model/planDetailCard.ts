/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { LeftRight } from './leftRight.ts';
import type { PlanDetailCardTjtype } from './planDetailCardTjtype.ts';
import type { TopBottom } from './topBottom.ts';

/**
 * One way to take the plan, such as a contract term.
 */
export interface PlanDetailCard {
  /** `top` is the name, `bottom` the term. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the price, the others are facts, as in `PlanCard`.
     * @minItems 1
     * @maxItems 8
     */
  cardsubtitleMap: TopBottom[];
  /**
     * More facts, label left and value right.
     * @maxItems 16
     */
  cardinfoMap: LeftRight[];
  /**
     * Free service that comes with the plan; left out when there is none.
     * @maxLength 200
     */
  freeserver?: string;
  /**
     * Where the customer applies; left out when the plan cannot be taken online. When the customer has come from a phone, the site adds its choice to the query: `phone` is the phone id, `color` and `capacity` are positions in `colors` and `mobileCapacityplan` of `phoneDetail`, counted from 1 and left out for the first. What the server does with them is its choice. The query is proposed by this project.
     * @maxLength 500
     */
  applink?: string;
  /** Recommended flag, 1 = recommended. */
  tjtype: PlanDetailCardTjtype;
  /**
     * Contract term in months, 0 = none. The site offers it as a choice where every card has it. Proposed by this project.
     * @minimum 0
     * @maximum 60
     */
  months?: number;
  /**
     * Phone or other device that comes with the plan; left out when there is none. Proposed by this project.
     * @minLength 1
     * @maxLength 60
     */
  device?: string;
  /**
     * Phone id of `device`. When the customer comes from this phone, its card is the chosen one. Proposed by this project; left out for other devices.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  phone?: string;
  /**
     * Position in `mobileCapacityplan` of the phone's capacity, counted from 1; left out where the card counts for all. Proposed by this project.
     * @minimum 1
     * @maximum 8
     */
  capacity?: number;
  /**
     * All that is paid over the contract term in MOP, figure only: monthly fees, free months taken off, and the price of the device. Left out without a term. Proposed by this project.
     * @pattern ^\d{1,6}(\.\d{1,2})?$
     */
  total?: string;
}
