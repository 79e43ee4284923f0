/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A plan for companies.
 */
export interface BusinessPlan {
  /**
     * Name of the plan.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * What it is and for whom, plain text.
     * @maxLength 400
     */
  explan: string;
  /**
     * The main points of the plan, most important first.
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 120
     */
  mainableArr: string[];
  /**
     * Where a company asks for the plan; left out when the hotline is the only way.
     * @maxLength 500
     */
  link?: string;
}
