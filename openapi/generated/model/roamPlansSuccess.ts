/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamResult } from './roamResult.ts';

/**
 * Success.
 */
export interface RoamPlansSuccess {
  /** Always `0`. */
  status: '0';
  data: RoamResult;
}
