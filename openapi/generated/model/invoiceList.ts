/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Period } from './period.ts';

/**
 * The bill cycles that the customer can choose from.
 */
export interface InvoiceList {
  /**
     * The cycles, newest first.
     * @maxItems 120
     */
  invoices: Period[];
}
