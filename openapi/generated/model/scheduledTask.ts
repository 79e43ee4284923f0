/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsNumberList } from './smsNumberList.ts';
import type { SmsText } from './smsText.ts';

/**
 * A message that is still to be sent.
 */
export interface ScheduledTask {
  /**
     * Id of the scheduled message; `deleteSmsTasks` takes a list of them as `smsID`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  smsId: string;
  /** The whole message. */
  content: SmsText;
  /**
     * Who sends it, usually the mobile number that scheduled it.
     * @minLength 1
     * @maxLength 40
     */
  createdBy: string;
  /** The recipients, separated by commas. */
  receive: SmsNumberList;
  /**
     * When it is sent, in words, in the language of the request.
     * @minLength 1
     * @maxLength 160
     */
  scheduledStr: string;
}
