/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdResultState } from './ussdResultState.ts';

/**
 * What came of a service.
 */
export interface UssdResult {
  /**
     * Answer for the customer, plain text. Left out or empty when there is none yet; the site then says that it is being processed.
     * @maxLength 1000
     */
  ussdContent?: string;
  /** State of the service's `switch` from now on. Left out for other services, and while it is not known; the site then shows `ussdContent` and no state (proposed by this project, decision B82). */
  state?: UssdResultState;
}
