/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanSection } from './planSection.ts';

/**
 * One page of plan sections.
 */
export interface PlanSectionPage {
  /**
     * The sections of this page.
     * @maxItems 100
     */
  rows: PlanSection[];
  /**
     * Sections on all pages.
     * @minimum 0
     * @maximum 100000
     */
  total: number;
  /**
     * Number of pages; 0 when there are no rows.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
}
