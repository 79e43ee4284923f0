/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * Which group.
 */
export interface DeleteSmsGroupRequest {
  /**
     * The `gId` of the group.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
}
