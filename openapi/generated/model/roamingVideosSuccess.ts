/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { VideoRow } from './videoRow.ts';

/**
 * Success.
 */
export interface RoamingVideosSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * One row a network.
     * @maxItems 50
     */
  data: VideoRow[];
}
