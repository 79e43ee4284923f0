/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsPreview } from './smsPreview.ts';

/**
 * Success.
 */
export interface PreviewSmsSuccess {
  /** Always `0`. */
  status: '0';
  data: SmsPreview;
}
