/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { BillFigures } from './billFigures.ts';

/**
 * One bill as text.
 */
export interface BillText {
  /**
     * The bill as plain text (not HTML), lines ended by a line feed, in the language of the request. It is shown in a monospaced font with its spaces kept, so columns may be made with spaces.
     * @minLength 1
     * @maxLength 50000
     */
  billText: string;
  figures?: BillFigures;
}
