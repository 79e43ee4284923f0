/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { SmsNumberList } from './smsNumberList.ts';

/**
 * Recipients saved under a name.
 */
export interface SmsGroup {
  /**
     * Group id; opaque, compare as a string. `deleteSmsGroup` calls it `id`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  gId: string;
  /**
     * Name that the customer gave the group.
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  numList: SmsNumberList;
}
