/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { DataUsageAlert } from './dataUsageAlert.ts';

/**
 * Success.
 */
export interface DataUsageAlertSuccess {
  /** Always `0`. */
  status: '0';
  data: DataUsageAlert;
}
