/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { InvoiceList } from './invoiceList.ts';

/**
 * Success.
 */
export interface BillsSuccess {
  /** Always `0`. */
  status: '0';
  data: InvoiceList;
}
