/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { VoiceRow } from './voiceRow.ts';

/**
 * Success.
 */
export interface RoamingVoicesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * One row a network.
     * @maxItems 50
     */
  data: VoiceRow[];
}
