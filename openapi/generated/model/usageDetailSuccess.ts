/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UsageDetail } from './usageDetail.ts';

/**
 * Success.
 */
export interface UsageDetailSuccess {
  /** Always `0`. */
  status: '0';
  data: UsageDetail;
}
