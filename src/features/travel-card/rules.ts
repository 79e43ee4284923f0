import * as z from 'zod/mini';
import type { TravelCardResult } from '@/api/generated/travel-card';
import { RegisterTravelCardBody, SendTravelCardCodeBody } from '@/api/generated/zod/travel-card';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

/** Days of travel that an authorisation covers, and waiting time of new customers in days (TRAVEL-05). */
export const PAST_DAYS = 7;
/** Working days until an authorisation takes effect (TRAVEL-05). */
export const EFFECTIVE_DAYS = 3;

/** Values of `type` in the request (TRAVEL-14). */
export const APPLY = 1;
export const CANCEL = 2;

/** Validation of the form (TRAVEL-08, TRAVEL-09): contract rules for number and code, and the required consent. */
export const travelCardRules = z.object({
  mobileNo: normalized(phoneNumber, SendTravelCardCodeBody.shape.mobileNo),
  vcode: RegisterTravelCardBody.shape.smsCode,
  agree: z.boolean().check(z.refine((checked) => checked)),
  type: RegisterTravelCardBody.shape.type,
});

export type TravelCardInput = z.input<typeof travelCardRules>;

/** Initial values, also after a success (TRAVEL-13). */
export const emptyTravelCard: TravelCardInput = { mobileNo: '', vcode: '', agree: false, type: CANCEL };

export interface Outcome {
  /** `refused` is a failure with the message of the server (TRAVEL-12). */
  kind: 'applied' | 'appliedBefore' | 'cancelled' | 'cancelledBefore' | 'refused';
  /** Day of an earlier request, as the server formats it. */
  date?: string | undefined;
  msg?: string | undefined;
}

/** Maps the response to an outcome (TRAVEL-11, TRAVEL-12); any `djStatus` but 1 and 2 is a refusal. */
export function outcomeOf(type: 1 | 2, { djStatus, date, msg }: TravelCardResult): Outcome {
  if (djStatus === 1) return { kind: type === APPLY ? 'applied' : 'cancelled' };
  if (djStatus === 2) return { kind: type === APPLY ? 'appliedBefore' : 'cancelledBefore', date, msg };
  return { kind: 'refused', msg };
}
