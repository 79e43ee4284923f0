/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Balance } from './balance.ts';
import type { BillChargeKind } from './billChargeKind.ts';

/**
 * One line of a bill (proposed by this project).
 */
export interface BillCharge {
  /**
     * What is charged, in the language of the request.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * How much of it, with its unit, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  quantity?: string;
  /** Amount in MOP; negative for a payment or a discount. */
  amount: Balance;
  /** `previous` is the bill before and `payment` what was paid of it; the others are the `kind` of the sessions in the usage record that the line adds up. Left out for all other lines. */
  kind?: BillChargeKind;
}
