/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PhoneListItem } from './phoneListItem.ts';

/**
 * Success.
 */
export interface HomePhonesSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The phones, most important first.
     * @maxItems 24
     */
  data: PhoneListItem[];
}
