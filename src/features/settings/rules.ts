import * as z from 'zod/mini';
import { ChangePasswordBody } from '@/api/generated/zod/settings';
import { strongPin } from '@/forms/strong-pin';

/** SET-03 … SET-05; both entries of the new PIN must match before sending (decision A05), and it must not be easy to guess (decision B76). */
export const passwordRules = (mobileNo: string) =>
  z.object(ChangePasswordBody.shape).check(
    z.refine(({ password, rePassword }) => password === rePassword, { path: ['rePassword'], error: 'notSame' }),
    ...strongPin<{ oldPassword: string; password: string }>(({ password, oldPassword }) => ({ pin: password, old: oldPassword, mobileNo })),
  );
