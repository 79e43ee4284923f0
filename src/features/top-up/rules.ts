import * as z from 'zod/mini';
import { ApplyTopUp3gBody } from '@/api/generated/zod/top-up';
import { normalized } from '@/forms/use-zod-form';
import { phoneNumber } from '@/lib/phone-number';

/** TOPUP-11. */
export const purchaseRules = z.object({ agree: z.boolean().check(z.refine((ticked) => ticked)) });

/** TOPUP-18. */
export const applicationRules = z.object({ mobileNo: normalized(phoneNumber, ApplyTopUp3gBody.shape.mobileNo) });
