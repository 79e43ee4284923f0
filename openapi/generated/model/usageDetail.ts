/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UsageRecord } from './usageRecord.ts';

/**
 * The detailed usage record of one period.
 */
export interface UsageDetail {
  /**
     * The record as plain text, not HTML. Lines end with a line feed, columns are set with spaces for a fixed-width font, and the site shows it as it is. Proposed by this project: a heading, then one line per call, message or data session with date and time in Macau, number called, duration (`hh:mm:ss`), messages or KB, charge in MOP and type, then the totals.
     * @minLength 1
     * @maxLength 500000
     */
  billDetailText: string;
  record?: UsageRecord;
}
