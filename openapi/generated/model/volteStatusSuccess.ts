/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { VolteStatusKey } from './volteStatusKey.ts';

/**
 * Success.
 */
export interface VolteStatusSuccess {
  /** Always `0`. */
  status: '0';
  data: VolteStatusKey;
}
