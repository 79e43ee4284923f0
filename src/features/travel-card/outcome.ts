import type { TravelCardResult } from '@/api/generated/travel-card';
import { APPLY } from './rules.ts';

export interface Outcome {
  /** `refused` is a failure with the message of the server (TRAVEL-12). */
  kind: 'applied' | 'appliedBefore' | 'cancelled' | 'cancelledBefore' | 'refused';
  /** Day of an earlier request, as the server formats it. */
  date?: string | undefined;
  /** Message of the server. */
  msg?: string | undefined;
}

/** Maps the response to an outcome (TRAVEL-11, TRAVEL-12); any `djStatus` but 1 and 2 is a refusal. */
export function outcomeOf(type: 1 | 2, { djStatus, date, msg }: TravelCardResult): Outcome {
  if (djStatus === 1) return { kind: type === APPLY ? 'applied' : 'cancelled' };
  if (djStatus === 2) return { kind: type === APPLY ? 'appliedBefore' : 'cancelledBefore', date, msg };
  return { kind: 'refused', msg };
}
