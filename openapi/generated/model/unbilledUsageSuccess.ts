/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UnbilledUsage } from './unbilledUsage.ts';

/**
 * Success.
 */
export interface UnbilledUsageSuccess {
  /** Always `0`. */
  status: '0';
  data: UnbilledUsage;
}
