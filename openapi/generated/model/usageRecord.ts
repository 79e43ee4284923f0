/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';
import type { UsageSession } from './usageSession.ts';

/**
 * The same record for programs, from which the site draws charts and writes a table. Without it the site shows the text (proposed by this project, decision B74).
 */
export interface UsageRecord {
  /** First day of the period. */
  from: Day;
  /** Last day of the period. */
  to: Day;
  /**
     * All calls, messages and data sessions of the text, in its order.
     * @maxItems 10000
     */
  sessions: UsageSession[];
}
