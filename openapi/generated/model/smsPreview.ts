/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobileNo } from './mobileNo.ts';
import type { SendSmsRequest } from './sendSmsRequest.ts';
import type { SmsDetail } from './smsDetail.ts';

/**
 * What the confirm screen shows.
 */
export interface SmsPreview {
  /** The request as the server understood it. Its `coding` is the one to send. */
  form: SendSmsRequest;
  /** Number of the customer who sends the message and on whose monthly statement it is charged (meaning proposed by this project). */
  mobileNo: MobileNo;
  smsDetail: SmsDetail;
}
