/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Use since the newest bill. Every figure is a string without a unit.
 */
export interface UsageSinceBill {
  /** Date of the next bill, `YYYY-MM-DD`. */
  nextfdrq: Day;
  /** Day up to which the use is counted, `YYYY-MM-DD`. */
  jsrq: Day;
  /**
     * Time of that day in Macau, 24 hours, `HH:mm`.
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  jssj: string;
  /**
     * Basic airtime used, in whole minutes.
     * @pattern ^\d{1,6}$
     */
  basicVoice: string;
  /**
     * Heart to Heart airtime used, in whole minutes.
     * @pattern ^\d{1,6}$
     */
  hthVoice: string;
  /**
     * Total airtime used, in whole minutes.
     * @pattern ^\d{1,7}$
     */
  allTime: string;
  /**
     * Mobile data used, in MB (1 GB = 1024 MB), with at most two decimals. The specification names no unit; MB is proposed by this project.
     * @pattern ^\d{1,8}(\.\d{1,2})?$
     */
  useData: string;
}
