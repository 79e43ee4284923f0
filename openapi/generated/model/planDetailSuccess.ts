/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanDetail } from './planDetail.ts';

/**
 * Success.
 */
export interface PlanDetailSuccess {
  /** Always `0`. */
  status: '0';
  data: PlanDetail;
}
