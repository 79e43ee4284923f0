/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsGroup } from './smsGroup.ts';

/**
 * Success.
 */
export interface SmsGroupsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The groups, oldest first.
     * @maxItems 50
     */
  data: SmsGroup[];
}
