/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { TopUpOffer } from './topUpOffer.ts';

/**
 * Success.
 */
export interface TopUpOfferSuccess {
  /** Always `0`. */
  status: '0';
  data: TopUpOffer;
}
