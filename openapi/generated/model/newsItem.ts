/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * One news item.
 */
export interface NewsItem {
  /**
     * News id; asks for the item in `newsItem`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Headline.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** Day of publication in Macau, `YYYY-MM-DD`. The format is proposed by this project. */
  postedAt: Day;
  /**
     * What the item is about in a word or two, the same words for all items of a topic. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 20
     */
  topic?: string;
  /**
     * The item in a sentence, plain text, for the list. Optional, proposed by this project.
     * @minLength 1
     * @maxLength 160
     */
  summary?: string;
  /**
     * The item as HTML (headings from `<h3>`, paragraphs, lists, tables, pictures, links). The site cleans it before showing it.
     * @maxLength 50000
     */
  content: string;
}
