/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsText } from './smsText.ts';

/**
 * A template to save.
 */
export interface SaveSmsTemplateRequest {
  /**
     * Name of the template.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  description: SmsText;
}
