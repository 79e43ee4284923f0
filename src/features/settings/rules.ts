import * as z from 'zod/mini';
import { ChangePasswordBody } from '@/api/schemas/settings';

/** SET-03 … SET-05; both entries of the new PIN must match before sending (decision A05). */
export const passwordRules = z
  .object(ChangePasswordBody.shape)
  .check(z.refine(({ password, rePassword }) => password === rePassword, { path: ['rePassword'], error: 'notSame' }));
