/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BillPdf } from './billPdf.ts';

/**
 * Success.
 */
export interface BillPdfSuccess {
  /** Always `0`. */
  status: '0';
  data: BillPdf;
}
