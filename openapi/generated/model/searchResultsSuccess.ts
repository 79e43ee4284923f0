/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SearchPages } from './searchPages.ts';

/**
 * Success.
 */
export interface SearchResultsSuccess {
  /** Always `0`. */
  status: '0';
  data: SearchPages;
}
