/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { FooterChannel } from './footerChannel.ts';

/**
 * Success.
 */
export interface FooterChannelsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The channels, in order.
     * @maxItems 20
     */
  data: FooterChannel[];
}
