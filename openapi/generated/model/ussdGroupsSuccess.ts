/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdList } from './ussdList.ts';

/**
 * Success.
 */
export interface UssdGroupsSuccess {
  /** Always `0`. */
  status: '0';
  data: UssdList;
}
