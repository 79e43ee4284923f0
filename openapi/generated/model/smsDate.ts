/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Date in Macau, `YYYY-MM-DD` (decision B08).
 */
export type SmsDate = Day;
