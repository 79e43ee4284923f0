/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsNumberList } from './smsNumberList.ts';

/**
 * A group to save.
 */
export interface SaveSmsGroupRequest {
  /**
     * Name of the group.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  numList: SmsNumberList;
}
