import * as z from 'zod/mini';
import { ApplyTopUp3gBody } from '@/api/schemas/top-up';
import { cleaned } from '@/forms/cleaned';
import { phoneNumber } from '@/lib/phone-number';

/** TOPUP-11. */
export const purchaseRules = z.object({ agree: z.boolean().check(z.refine((ticked) => ticked)) });

/** TOPUP-18. */
export const applicationRules = z.object({ mobileNo: cleaned(phoneNumber, ApplyTopUp3gBody.shape.mobileNo) });
