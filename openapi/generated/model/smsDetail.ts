/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { SmsCycleDay } from './smsCycleDay.ts';
import type { SmsReceiver } from './smsReceiver.ts';
import type { SmsSendType } from './smsSendType.ts';

/**
 * What is sent, to whom and when. `type` 2 comes with `scheduleDate`, `type` 3 with `scheduleStartDate`, `scheduleEndDate`, `cycleDay` and `cycleHourMinute`.
 */
export interface SmsDetail {
  /**
     * How many recipients have a local number.
     * @minimum 0
     * @maximum 500
     */
  localNum: number;
  /**
     * How many recipients have an international number.
     * @minimum 0
     * @maximum 500
     */
  interNum: number;
  /**
     * The recipients in the order of `mobileList`, each once.
     * @minItems 1
     * @maxItems 500
     */
  receiveList: SmsReceiver[];
  type: SmsSendType;
  /** When a delayed message is sent, `YYYY-MM-DD HH:mm`. The name is the specification's, the time in it is proposed by this project. */
  scheduleDate?: DateTime;
  /** From when a cyclic message is sent, `YYYY-MM-DD HH:mm`. */
  scheduleStartDate?: DateTime;
  /** Up to when a cyclic message is sent, `YYYY-MM-DD HH:mm`. */
  scheduleEndDate?: DateTime;
  cycleDay?: SmsCycleDay;
  /**
     * At what time a cyclic message is sent, `HH:mm` in Macau.
     * @pattern ^(?:[01][0-9]|2[0-3]):[0-5][0-9]$
     */
  cycleHourMinute?: string;
  /**
     * The parts in which the message is sent and billed, in order. Joined, they are the message.
     * @minItems 1
     * @maxItems 60
     * @items.minLength 1
     * @items.maxLength 160
     */
  content: string[];
}
