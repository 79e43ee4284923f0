/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { ResultText } from './resultText.ts';

/**
 * Success.
 */
export interface DeleteSmsTemplateSuccess {
  /** Always `0`. */
  status: '0';
  data?: ResultText;
}
