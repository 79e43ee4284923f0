/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A job that can be applied for. Proposed by this project.
 */
export interface OpenPosition {
  /**
     * Name of the position; the site fills it in as `position` of `submitJobApplication`.
     * @minLength 1
     * @maxLength 80
     */
  position: string;
  /**
     * Part of the company.
     * @minLength 1
     * @maxLength 60
     */
  department: string;
  /**
     * What an applicant brings, most important first.
     * @minItems 1
     * @maxItems 8
     * @items.minLength 1
     * @items.maxLength 120
     */
  needs: string[];
}
