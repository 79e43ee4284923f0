/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { SmsHistoryRowState } from './smsHistoryRowState.ts';
import type { SmsText } from './smsText.ts';

/**
 * A message that was sent to one recipient.
 */
export interface SmsHistoryRow {
  /** When it was sent, `YYYY-MM-DD HH:mm` in Macau. The form is proposed by this project. */
  sendDate: DateTime;
  /**
     * Number of the recipient.
     * @minLength 1
     * @maxLength 20
     */
  receive: string;
  /** The whole message, not its parts. */
  data: SmsText;
  /**
     * What became of it, shown to the customer as it is, in the language of the request. The mock says 已發送 / Sent, 傳送中 / Sending and 未能送達 / Not delivered; the words are proposed by this project.
     * @minLength 1
     * @maxLength 30
     */
  status: string;
  /** The same for programs: the site takes colour and sign of `status` from it. Left out where it is none of these; the words are then shown without (proposed by this project, decision B72). */
  state?: SmsHistoryRowState;
}
