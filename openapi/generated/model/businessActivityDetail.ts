/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * An activity with its text and pictures.
 */
export interface BusinessActivityDetail {
  /**
     * Activity id.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the activity.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Day or period as text in the language of the request, shown as it is.
     * @minLength 1
     * @maxLength 60
     */
  dateStr: string;
  /**
     * The activity in a sentence, plain text. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 160
     */
  summary?: string;
  /** When it begins, in Macau, `YYYY-MM-DD HH:mm`; with `endsAt` the site tells upcoming and past activities apart and offers the entry for a calendar. Optional, proposed by this project. */
  startsAt?: DateTime;
  /** When it ends, in Macau, `YYYY-MM-DD HH:mm`. Optional, proposed by this project. */
  endsAt?: DateTime;
  /**
     * Where it takes place, as one line. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 120
     */
  place?: string;
  /**
     * Main picture for screens wider than 1024 px.
     * @maxLength 500
     */
  image1Name: string;
  /**
     * The same picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneimage1Name: string;
  /**
     * Text of the activity as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.
     * @maxLength 20000
     */
  content: string;
  /**
     * More pictures for screens wider than 1024 px, in the order shown; empty when there are none.
     * @maxItems 20
     * @items.maxLength 500
     */
  imageArr: string[];
  /**
     * The same pictures in the same order for screens up to 1024 px.
     * @maxItems 20
     * @items.maxLength 500
     */
  phoneImageArr: string[];
}
