/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BillFigures } from './billFigures.ts';

/**
 * One bill as PDF.
 */
export interface BillPdf {
  figures?: BillFigures;
  /**
     * The PDF document in base64, without a data-URI prefix and without line breaks; at most 10 MB before encoding (proposed by this project).
     * @minLength 4
     * @maxLength 14000000
     */
  pdfbase64: string;
}
