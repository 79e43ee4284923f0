/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanChip } from './planChip.ts';

/**
 * A group of plans with its picture and explanation.
 */
export interface PlanSection {
  /**
     * Picture for screens wider than 1024 px.
     * @maxLength 500
     */
  img: string;
  /**
     * Picture for screens up to 1024 px.
     * @maxLength 500
     */
  phoneImg: string;
  /**
     * Name of the section.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * Who it is for, in one line.
     * @maxLength 120
     */
  subtitle: string;
  /**
     * Explanation, plain text.
     * @maxLength 400
     */
  explan: string;
  /**
     * The plans of the section as chips, smallest first.
     * @maxItems 24
     */
  apiPlanSectionDataVO: PlanChip[];
}
