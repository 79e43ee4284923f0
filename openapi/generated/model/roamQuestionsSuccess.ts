/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RoamQuestion } from './roamQuestion.ts';

/**
 * Success.
 */
export interface RoamQuestionsSuccess {
  /** Always `0`. */
  status: '0';
  /**
     * The questions in the order in which they are asked.
     * @maxItems 10
     */
  data: RoamQuestion[];
}
