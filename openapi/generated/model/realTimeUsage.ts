/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DateTime } from './dateTime.ts';

/**
 * Data of this billing period.
 */
export interface RealTimeUsage {
  /**
     * Data used, in KiB. The specification calls it bytes, but shows value / 1024 / 1024 with one decimal, labelled GB, which is right for KiB (decision A13). 17616077 is shown as 16.8 GB.
     * @minimum 0
     * @maximum 1000000000000
     */
  useData: number;
  /**
     * Data left, in KiB like `useData`, top-ups included. The name is the specification's; it is an amount, not a date.
     * @minimum 0
     * @maximum 1000000000000
     */
  remainDate: number;
  /** Up to when the usage was counted, `YYYY-MM-DD HH:mm` in Macau. The form is proposed by this project. */
  cutOffDate: DateTime;
}
