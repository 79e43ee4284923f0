/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsNumber } from './smsNumber.ts';
import type { SmsReceiverArea } from './smsReceiverArea.ts';

/**
 * One row of the recipient table.
 */
export interface SmsReceiver {
  mobileNo: SmsNumber;
  /** Which tariff the number has, `local` MOP 0.25 or `international` MOP 1.00 per part. The specification names the two areas; the values are proposed by this project. */
  area: SmsReceiverArea;
}
