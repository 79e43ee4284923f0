/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { OpenPosition } from './openPosition.ts';
import type { Shop } from './shop.ts';

/**
 * Content of a page made by the server. Proposed by this project.
 */
export interface PageTemplate {
  /**
     * The path that was asked for.
     * @pattern ^[0-9A-Za-z/._-]{1,200}$
     */
  templatePath: string;
  /**
     * Heading of the page; the content does not repeat it.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * The page as HTML from `<h2>` downwards (headings, paragraphs, lists, tables, pictures, links; links into the site as paths). The site cleans it before showing it.
     * @maxLength 100000
     */
  content: string;
  /**
     * Shops that the page shows above its content; left out on other pages.
     * @maxItems 100
     */
  shops?: Shop[];
  /**
     * Open positions that the page shows above its content; left out on other pages. Proposed by this project.
     * @maxItems 60
     */
  jobs?: OpenPosition[];
}
