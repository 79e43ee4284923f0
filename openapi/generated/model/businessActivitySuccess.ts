/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BusinessActivityDetail } from './businessActivityDetail.ts';

/**
 * Success.
 */
export interface BusinessActivitySuccess {
  /** Always `0`. */
  status: '0';
  data: BusinessActivityDetail;
}
