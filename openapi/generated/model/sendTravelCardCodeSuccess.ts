/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { TravelCardCode } from './travelCardCode.ts';

/**
 * Success.
 */
export interface SendTravelCardCodeSuccess {
  /** Always `0`. */
  status: '0';
  data: TravelCardCode;
}
