/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Balance } from './balance.ts';
import type { BillCharge } from './billCharge.ts';

/**
 * What the bill says about money, for a list that is easier to read than paper (proposed by this project, decision B85).
 */
export interface BillFigures {
  /** Amount due, in MOP. */
  total: Balance;
  /**
     * The lines above the total, in their order, previous bill and payments included.
     * @minItems 1
     * @maxItems 500
     */
  charges: BillCharge[];
}
