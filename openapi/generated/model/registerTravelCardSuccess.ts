/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { TravelCardResult } from './travelCardResult.ts';

/**
 * Success.
 */
export interface RegisterTravelCardSuccess {
  /** Always `0`. */
  status: '0';
  data: TravelCardResult;
}
