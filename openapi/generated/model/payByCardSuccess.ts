/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { CardSession } from './cardSession.ts';

/**
 * Success.
 */
export interface PayByCardSuccess {
  /** Always `0`. */
  status: '0';
  data: CardSession;
}
