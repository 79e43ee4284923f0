import type { TravelCardResult } from '@/api/travel-card';
import { APPLY } from './rules.ts';

/** What became of a request, in the texts of the page. */
export interface Outcome {
  /** `refused` shows the server's own words and counts as no success (TRAVEL-12). */
  kind: 'applied' | 'appliedBefore' | 'cancelled' | 'cancelledBefore' | 'refused';
  /** Day of an earlier request as the server wrote it. */
  date?: string | undefined;
  /** The server's sentence. */
  msg?: string | undefined;
}

/** Reads an answer (TRAVEL-11, TRAVEL-12). Anything but 1 and 2 is a refusal, for an application too: nothing was done then. */
export function outcomeOf(type: 1 | 2, { djStatus, date, msg }: TravelCardResult): Outcome {
  if (djStatus === 1) return { kind: type === APPLY ? 'applied' : 'cancelled' };
  if (djStatus === 2) return { kind: type === APPLY ? 'appliedBefore' : 'cancelledBefore', date, msg };
  return { kind: 'refused', msg };
}
