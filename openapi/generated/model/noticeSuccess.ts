/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Notice } from './notice.ts';

/**
 * Success.
 */
export interface NoticeSuccess {
  /** Always `0`. */
  status: '0';
  data: Notice;
}
