/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsTemplate } from './smsTemplate.ts';

/**
 * Success.
 */
export interface SmsTemplatesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The templates, oldest first.
     * @maxItems 50
     */
  data: SmsTemplate[];
}
