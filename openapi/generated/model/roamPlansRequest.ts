/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * The answers given in the roaming plan finder.
 */
export interface RoamPlansRequest {
  /**
     * Ids of the chosen answers from `roamQuestions`, one a question, in the order of the questions.
     * @minItems 1
     * @maxItems 10
     * @items.pattern ^[0-9A-Za-z-]{1,32}$
     */
  answerIds: string[];
}
