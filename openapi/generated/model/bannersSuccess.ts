/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Banner } from './banner.ts';

/**
 * Success.
 */
export interface BannersSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The banners in the order in which they are shown.
     * @maxItems 12
     */
  data: Banner[];
}
