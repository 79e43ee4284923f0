/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsHistoryPage } from './smsHistoryPage.ts';

/**
 * Success.
 */
export interface SmsHistorySuccess {
  /** Always `0`. */
  status: '0';
  data: SmsHistoryPage;
}
