/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { MobilePlan } from './mobilePlan.ts';

/**
 * One storage capacity with the plans it is sold with.
 */
export interface PhoneCapacity {
  /**
     * Capacity as shown on the selector, such as `256 GB`.
     * @minLength 1
     * @maxLength 30
     */
  capacityname: string;
  /**
     * The plans, cheapest first; the price of the phone in them belongs to this capacity. Empty when the capacity is sold without a plan only.
     * @maxItems 12
     */
  mobilePlans: MobilePlan[];
  /**
     * Price of this capacity without a plan, such as `MOP$8,380`. Proposed by this project; without it the selector shows the capacity only.
     * @maxLength 20
     * @pattern ^MOP\$\d{1,3}(,\d{3})*(\.\d{2})?$
     */
  price?: string;
}
