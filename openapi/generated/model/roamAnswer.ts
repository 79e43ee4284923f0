/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * One answer to a question of the roaming plan finder.
 */
export interface RoamAnswer {
  /**
     * Answer id, unique over all questions; `roamPlans` takes it.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * The answer.
     * @minLength 1
     * @maxLength 60
     */
  answerName: string;
  /**
     * Second line of the answer; optional, proposed by this project. For an answer with a `ring` it names places of that ring, separated by `、` in Chinese and by a comma and a space in English, so that the map can show them.
     * @minLength 1
     * @maxLength 80
     */
  hint?: string;
  /**
     * Distance of the answer from Macau, 1 = nearest; lights that ring of the finder's map. Optional, proposed by this project.
     * @minimum 1
     * @maximum 4
     */
  ring?: number;
  /**
     * Shortest trip in days that an answer about the length of the trip means; with `maxDays` the site computes the cost of the whole trip. Optional, proposed by this project.
     * @minimum 1
     * @maximum 366
     */
  minDays?: number;
  /**
     * Longest trip in days that the answer means. Optional, proposed by this project.
     * @minimum 1
     * @maximum 366
     */
  maxDays?: number;
}
