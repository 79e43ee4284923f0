/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsHistoryRow } from './smsHistoryRow.ts';

/**
 * One page of sent messages.
 */
export interface SmsHistoryPage {
  /**
     * The messages of this page, newest first.
     * @maxItems 10
     */
  rows: SmsHistoryRow[];
  /**
     * Messages on all pages.
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
