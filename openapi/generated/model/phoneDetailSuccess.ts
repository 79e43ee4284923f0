/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PhoneDetail } from './phoneDetail.ts';

/**
 * Success.
 */
export interface PhoneDetailSuccess {
  /** Always `0`. */
  status: '0';
  data: PhoneDetail;
}
