/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SearchResult } from './searchResult.ts';

/**
 * One page of search results.
 */
export interface SearchResultPage {
  /**
     * The results of this page, 10 on every page but the last.
     * @maxItems 10
     */
  rows: SearchResult[];
  /**
     * Results on all pages.
     * @minimum 0
     * @maximum 100000
     */
  total: number;
  /**
     * Number of pages; 0 when there are no rows.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
}
