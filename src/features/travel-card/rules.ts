import * as z from 'zod/mini';
import { RegisterTravelCardBody, SendTravelCardCodeBody } from '@/api/schemas/travel-card';
import { cleaned } from '@/forms/cleaned';
import { phoneNumber } from '@/lib/phone-number';

/** What a customer asks for (TRAVEL-14). */
export const APPLY = 1;
export const CANCEL = 2;

/** Rules of the form (TRAVEL-08, TRAVEL-09): the contract's for number and code, and the tick. */
export const travelCardRules = z.object({
  mobileNo: cleaned(phoneNumber, SendTravelCardCodeBody.shape.mobileNo),
  vcode: RegisterTravelCardBody.shape.smsCode,
  agree: z.boolean().check(z.refine((ticked) => ticked)),
  type: RegisterTravelCardBody.shape.type,
});

/** The form as it is typed. */
export type TravelCardInput = z.input<typeof travelCardRules>;

/** The form as it begins, and as it is again after a success (TRAVEL-13). */
export const emptyTravelCard: TravelCardInput = { mobileNo: '', vcode: '', agree: false, type: APPLY };
