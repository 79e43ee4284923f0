/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanCardTjtype } from './planCardTjtype.ts';
import type { TopBottom } from './topBottom.ts';

/**
 * A plan as a card on the home page.
 */
export interface PlanCard {
  /**
     * Plan id; the card links to `/sharePlan/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /** `top` is the plan's name, `bottom` its term or audience. */
  cardtitleMap: TopBottom;
  /**
     * The first pair is the price (`top` = `MOP$98`, `bottom` = `月費` or `a month`); the others are facts, label in `top`, value in `bottom`.
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
  /** Recommended flag, 1 = recommended. Stated for roaming and detail cards; optional here, proposed by this project. */
  tjtype?: PlanCardTjtype;
}
