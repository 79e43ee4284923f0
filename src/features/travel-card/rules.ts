import * as z from 'zod/mini';
import { RegisterTravelCardBody, SendTravelCardCodeBody } from '@/api/generated/zod/travel-card';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

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
