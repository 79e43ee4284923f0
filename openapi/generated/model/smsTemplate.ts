/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsText } from './smsText.ts';

/**
 * A message saved under a name.
 */
export interface SmsTemplate {
  /**
     * Template id; opaque, compare as a string. `deleteSmsTemplate` calls it `id`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  tId: string;
  /**
     * Name that the customer gave the template.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  description: SmsText;
}
