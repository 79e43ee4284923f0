/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { JumpRoute } from './jumpRoute.ts';

/**
 * Success.
 */
export interface JumpRoutesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The pages; each `jumpUrl` once.
     * @maxItems 200
     */
  data: JumpRoute[];
}
