/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';
import type { TravelCardResultDjStatus } from './travelCardResultDjStatus.ts';

/**
 * What became of a request for the travel card.
 */
export interface TravelCardResult {
  /** 1 = request received; 2 = the same request was made before, see `date`; 3 = the cancellation is refused, see `msg`. */
  djStatus: TravelCardResultDjStatus;
  /** Day of the earlier request in Macau, `YYYY-MM-DD`; there when `djStatus` is 2. The format is proposed by this project. */
  date?: Day;
  /**
     * Sentence for the customer, in the language of the request; there when `djStatus` is 3, where the site shows it.
     * @minLength 1
     * @maxLength 300
     */
  msg?: string;
}
