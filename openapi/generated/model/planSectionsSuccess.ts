/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PlanSectionPage } from './planSectionPage.ts';

/**
 * Success.
 */
export interface PlanSectionsSuccess {
  /** Always `0`. */
  status: '0';
  data: PlanSectionPage;
}
