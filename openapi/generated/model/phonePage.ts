/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PhoneListItem } from './phoneListItem.ts';

/**
 * One page of phones.
 */
export interface PhonePage {
  /**
     * The phones of this page.
     * @maxItems 100
     */
  rows: PhoneListItem[];
  /**
     * Phones on all pages; the number in the "there are N items" line.
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
