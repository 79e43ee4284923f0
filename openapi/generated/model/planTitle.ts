/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Heading and terms of a plan.
 */
export interface PlanTitle {
  /**
     * Name of the plan.
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * What it offers, in one line.
     * @maxLength 200
     */
  subtitle: string;
  /**
     * Terms and conditions as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.
     * @maxLength 20000
     */
  calusecontent: string;
  /**
     * What the customer brings to take the plan, plain text. Proposed by this project.
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 200
     */
  needs?: string[];
  /**
     * When the service and its charges begin, plain text. Proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  starts?: string;
}
