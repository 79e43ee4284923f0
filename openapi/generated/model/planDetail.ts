/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanDetailCard } from './planDetailCard.ts';
import type { PlanTitle } from './planTitle.ts';

/**
 * The plan detail page.
 */
export interface PlanDetail {
  /**
     * The ways to take the plan.
     * @maxItems 12
     */
  cards: PlanDetailCard[];
  planSectionInfoTitleVO: PlanTitle;
}
