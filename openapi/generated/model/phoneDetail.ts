/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PhoneCapacity } from './phoneCapacity.ts';
import type { PhoneColor } from './phoneColor.ts';
import type { PhoneDetailIsnew } from './phoneDetailIsnew.ts';

/**
 * The page of one phone.
 */
export interface PhoneDetail {
  /**
     * Model with the maker's name.
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
     * The colours, the first is chosen when the page opens.
     * @minItems 1
     * @maxItems 8
     */
  colors: PhoneColor[];
  /**
     * The capacities, smallest first; the first is chosen when the page opens.
     * @minItems 1
     * @maxItems 8
     */
  mobileCapacityplan: PhoneCapacity[];
  /**
     * Terms of the offer as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.
     * @maxLength 20000
     */
  calusecontent: string;
  /**
     * Presentation of the product as HTML. It may hold pictures and embedded videos (`iframe` with `width`, `height` and `title`, from which the site keeps the aspect ratio). Each `section` with a picture is a feature as wide as the page; `details` with a `summary`, such as the specification, are folded. The site cleans it and keeps only frames of allowed hosts.
     * @maxLength 50000
     */
  introductioncontent: string;
  /**
     * What is special about the phone, in one line under its name. Proposed by this project.
     * @maxLength 200
     */
  subtitle?: string;
  /**
     * Fastest network, as in the phone list. Proposed by this project; without it the badge is left out.
     * @maxLength 20
     */
  networkName?: string;
  /** 1 = show the tag "new", as in the phone list. Proposed by this project. */
  isnew?: PhoneDetailIsnew;
}
