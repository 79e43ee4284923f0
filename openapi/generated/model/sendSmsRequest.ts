/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';
import type { SmsCoding } from './smsCoding.ts';
import type { SmsCycleDay } from './smsCycleDay.ts';
import type { SmsHour } from './smsHour.ts';
import type { SmsMinute } from './smsMinute.ts';
import type { SmsNumber } from './smsNumber.ts';
import type { SmsSendType } from './smsSendType.ts';
import type { SmsText } from './smsText.ts';

/**
 * A message, its recipients and when it is sent. `type` 2 needs the three fields `schedule…`, `type` 3 needs all of `scheduleStart…`, `scheduleEnd…` and `cycle…`; fields that the type does not use are left out. A missing field is a business error.
 */
export interface SendSmsRequest {
  coding: SmsCoding;
  content: SmsText;
  type: SmsSendType;
  /**
     * The recipients, at most 500 (the limit is proposed by this project).
     * @minItems 1
     * @maxItems 500
     */
  mobileList: SmsNumber[];
  /** Date of a delayed message, `YYYY-MM-DD`. */
  scheduleDate?: Day;
  /** Hour of a delayed message, `00` to `23`. */
  scheduleHour?: SmsHour;
  /** Minute of a delayed message, `00` to `59`. */
  scheduleMinute?: SmsMinute;
  /** First day of a cyclic message, `YYYY-MM-DD`. */
  scheduleStartDate?: Day;
  /** Hour from which a cyclic message is sent on its first day. */
  scheduleStartHour?: SmsHour;
  /** Minute from which a cyclic message is sent on its first day. */
  scheduleStartMinute?: SmsMinute;
  /** Last day of a cyclic message, `YYYY-MM-DD`, not before the first. */
  scheduleEndDate?: Day;
  /** Hour up to which a cyclic message is sent on its last day. */
  scheduleEndHour?: SmsHour;
  /** Minute up to which a cyclic message is sent on its last day. */
  scheduleEndMinute?: SmsMinute;
  cycleDay?: SmsCycleDay;
  /** Hour at which a cyclic message is sent, `00` to `23`. */
  cycleHour?: SmsHour;
  /** Minute at which a cyclic message is sent, `00` to `59`. */
  cycleMinute?: SmsMinute;
}
