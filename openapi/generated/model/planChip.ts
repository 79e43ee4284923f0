/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanChipTjtype } from './planChipTjtype.ts';
import type { PlanChipZdytype } from './planChipZdytype.ts';
import type { Price } from './price.ts';
import type { TopBottom } from './topBottom.ts';

/**
 * One plan of a section in its shortest form.
 */
export interface PlanChip {
  /**
     * Plan id; the chip links to `/sharePlan/{id}`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * Name of the plan, as on its page. Proposed by this project; without it a list names the section.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /**
     * Local data in GB, figure only.
     * @pattern ^\d{1,4}(\.\d)?$
     */
  datagb: string;
  /** 1 = show `zdyText`. */
  zdytype: PlanChipZdytype;
  /**
     * Extra text of the chip, shown when `zdytype` is 1.
     * @maxLength 40
     */
  zdyText?: string;
  /** Monthly fee in MOP, figure only. */
  monthplan: Price;
  /**
     * What the plan has besides local data, such as calls and roaming, label in `top`, value in `bottom`, most important first. Proposed by this project.
     * @maxItems 4
     */
  facts?: TopBottom[];
  /** Recommended flag, 1 = recommended, as on the cards of the home page. Proposed by this project. */
  tjtype?: PlanChipTjtype;
}
