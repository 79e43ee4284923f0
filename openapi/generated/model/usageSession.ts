/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Balance } from './balance.ts';
import type { DateTime } from './dateTime.ts';
import type { UsageSessionKind } from './usageSessionKind.ts';

/**
 * One call, message or data session (proposed by this project).
 */
export interface UsageSession {
  startedAt: DateTime;
  /** Mobile data, a call within Macau, a message, or a call abroad. */
  kind: UsageSessionKind;
  /**
     * Its name on the record, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  type: string;
  /**
     * Other number; left out for data.
     * @minLength 1
     * @maxLength 30
     */
  number?: string;
  /**
     * KB of `data` (1 MB is 1024 KB), seconds of `call` and `idd`, number of `sms`.
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  /** Charge in MOP, `0.00` where the plan includes it. */
  charge: Balance;
}
