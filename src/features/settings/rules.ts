import * as z from 'zod/mini';
import { ChangePasswordBody } from '@/api/schemas/settings';

/** Old PIN, and the new one twice (SET-03 … SET-05); that both are the same is checked before sending (decision A05). */
export const passwordRules = z
  .object(ChangePasswordBody.shape)
  .check(z.refine(({ password, rePassword }) => password === rePassword, { path: ['rePassword'], error: 'notSame' }));
