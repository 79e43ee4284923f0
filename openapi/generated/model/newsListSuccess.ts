/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { NewsItem } from './newsItem.ts';

/**
 * Success.
 */
export interface NewsListSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The items, newest first.
     * @maxItems 200
     */
  data: NewsItem[];
}
