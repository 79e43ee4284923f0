/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { NewsItem } from './newsItem.ts';

/**
 * Success.
 */
export interface NewsItemSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The item first, or nothing when the id is unknown. Clients read the first element and ignore others.
     * @maxItems 20
     */
  data: NewsItem[];
}
