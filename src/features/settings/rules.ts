import * as z from 'zod/mini';
import type { ChangePromotionMediaRequest } from '@/api/generated/settings';
import { ChangePasswordBody, ChangePromotionMediaBody } from '@/api/generated/zod/settings';
import { strongPin } from '@/forms/strong-pin';

/** SET-03 … SET-05; both entries of the new PIN must match before sending (decision A05), and it must not be easy to guess (decision B76). */
export const passwordRules = (mobileNo: string) =>
  z.object(ChangePasswordBody.shape).check(
    z.refine(({ password, rePassword }) => password === rePassword, { path: ['rePassword'], error: 'notSame' }),
    ...strongPin<{ oldPassword: string; password: string }>(({ password, oldPassword }) => ({ pin: password, old: oldPassword, mobileNo })),
  );

/** Empty until the customer chooses: silence is no consent. */
type PromotionChoice = '' | 'wanted' | 'unwanted';

/** The contract stops what a choice wants, and the other way round (decision B75). */
const choiceOf = (stopped: boolean | undefined): PromotionChoice => (stopped === undefined ? '' : stopped ? 'unwanted' : 'wanted');

const { shape } = ChangePromotionMediaBody;
const stops = (rule: typeof shape.stopCall) =>
  z.pipe(
    z.pipe(
      z.custom<PromotionChoice>(),
      z.transform((choice): unknown => (choice === '' ? undefined : choice === 'unwanted')),
    ),
    rule,
  );

/** SET-11: the request, from four choices. */
export const promotionRules = z.object({
  stopCall: stops(shape.stopCall),
  stopEmail: stops(shape.stopEmail),
  stopMail: stops(shape.stopMail),
  stopSms: stops(shape.stopSms),
});

export const promotionChoices = (sent: ChangePromotionMediaRequest | null) => ({
  stopCall: choiceOf(sent?.stopCall),
  stopEmail: choiceOf(sent?.stopEmail),
  stopMail: choiceOf(sent?.stopMail),
  stopSms: choiceOf(sent?.stopSms),
});
