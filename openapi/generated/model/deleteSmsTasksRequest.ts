/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Which scheduled messages.
 */
export interface DeleteSmsTasksRequest {
  /**
     * The `smsId` of each; the specification spells the request field `smsID`.
     * @minItems 1
     * @maxItems 200
     * @items.pattern ^[0-9A-Za-z-]{1,32}$
     */
  smsID: string[];
}
