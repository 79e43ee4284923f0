/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { UssdItemAbout } from './ussdItemAbout.ts';
import type { UssdSwitch } from './ussdSwitch.ts';

/**
 * One service, shown as a button. Pressing it does what `apiType` says. 6 shows `ussdContent` in an alert, 7 opens `link` in a new window, 10 asks for a forward-to number and a country, and every other value asks for confirmation and then calls `applyUssd`.
 */
export interface UssdItem {
  /**
     * Id of the service.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  id: string;
  /**
     * What the button says.
     * @minLength 1
     * @maxLength 60
     */
  ussdItemName: string;
  /**
     * What the service does, costs or needs, plain text. Left out when the name says enough.
     * @maxLength 300
     */
  remark?: string;
  /**
     * 6 = alert, 7 = link, 10 = forward number. The specification names no other value; the mock uses 1 for the others.
     * @minimum 0
     * @maximum 99
     */
  apiType: number;
  /**
     * Text of the alert, present when `apiType` is 6. Plain text, line breaks included.
     * @maxLength 1000
     */
  ussdContent?: string;
  /**
     * Address to open, present when `apiType` is 7.
     * @maxLength 500
     */
  link?: string;
  /**
     * Kind of the service, in the language of the request. Not shown; "Call Forwarding" or 來電轉駁 says that the service needs a code.
     * @maxLength 60
     */
  ussdGroup?: string;
  /** Whether `applyUssd` needs the code of `sendUssdCode`: the dialog then asks for it. Left out, the services need it whose `ussdGroup` or `groupName` contains "Call Forwarding" or 來電轉駁 (decision B17). */
  needsCode?: boolean;
  switch?: UssdSwitch;
  /** Where the site shows the service besides this list: on the page of prepaid customers. `balance` answers with the balance of the card and changes nothing; `topUp`, with `apiType` 6, says how to top up. At most one service of a customer has each (proposed by this project, decision B77). */
  about?: UssdItemAbout;
  /**
     * Question that the confirmation asks; the site has a general one when it is left out (decision B18).
     * @maxLength 300
     */
  ussdMessage?: string;
}
