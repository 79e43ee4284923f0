/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';
import type { PhoneColor } from './phoneColor.ts';
import type { PhoneListItemInstock } from './phoneListItemInstock.ts';
import type { PhoneListItemIsnew } from './phoneListItemIsnew.ts';
import type { TopBottom } from './topBottom.ts';

/**
 * A phone as a card.
 */
export interface PhoneListItem {
  /**
     * Phone id; the card links to `/productDetails/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Picture of the phone on a transparent ground, about as wide as 212 to 256 high; the site shows it up to 250 px high.
     * @maxLength 500
     */
  img: string;
  /**
     * Model with the maker's name, such as `Vela 12 Pro`.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Maker, the same spelling as in `brands`.
     * @minLength 1
     * @maxLength 60
     */
  brandName: string;
  /**
     * Fastest network of the phone, such as `5G`.
     * @maxLength 20
     */
  networkName: string;
  /** 1 = show the tag "new". */
  isnew: PhoneListItemIsnew;
  /** The monthly side: `top` is the label, `bottom` a monthly fee (`MOP$168`). The mock gives the fee of the plan recommended for the phone, labelled `推薦計劃月費` or `Suggested plan, monthly`. */
  titleleftMap: TopBottom;
  /** The price side: `top` is the label (`淨機價由` or `Phone only from`), `bottom` the lowest price without a plan, that of the smallest capacity (`MOP$7,580`). */
  titlerightMap: TopBottom;
  /**
     * Colours the phone is sold in, as dots on the card, in the order of the gallery. Proposed by this project; without it the card has no dots.
     * @maxItems 8
     * @items.pattern ^#[0-9a-f]{6}$
     */
  colors?: string[];
  /**
     * The colours with their names and pictures, in the order of `colors`, so that a list can show the phone in each; `views` is left out. Proposed by this project; without it the dots are no choice.
     * @maxItems 8
     */
  previews?: PhoneColor[];
  /** 1 = a shop has it now in one of its colours and capacities, 0 = none has. Proposed by this project; without it the list is silent about stock. */
  instock?: PhoneListItemInstock;
  /** First day of sale, `YYYY-MM-DD`, for the order "newest first". Proposed by this project; phones without it come last in that order. */
  released?: Day;
}
