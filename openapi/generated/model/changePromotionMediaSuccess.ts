/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SettingsResult } from './settingsResult.ts';

/**
 * Success.
 */
export interface ChangePromotionMediaSuccess {
  /** Always `0`. */
  status: '0';
  data: SettingsResult;
}
