/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SearchResultPage } from './searchResultPage.ts';

/**
 * What a search answers.
 */
export interface SearchPages {
  pages: SearchResultPage;
}
