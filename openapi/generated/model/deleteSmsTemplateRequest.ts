/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Which template.
 */
export interface DeleteSmsTemplateRequest {
  /**
     * The `tId` of the template.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
}
