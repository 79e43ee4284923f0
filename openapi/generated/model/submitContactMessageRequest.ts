/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Email } from './email.ts';
import type { SubmitContactMessageRequestNetwork } from './submitContactMessageRequestNetwork.ts';

/**
 * A message to customer service.
 */
export interface SubmitContactMessageRequest {
  /**
     * Name of the sender.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** E-mail address that the answer goes to. */
  email: Email;
  /**
     * Phone number of the sender. The specification asks only that it is there, so foreign numbers are accepted.
     * @minLength 1
     * @maxLength 20
     */
  mobile: string;
  /** Whether the sender is a customer of this network. 4 = customer (4G, 3G or 2G), 3 = not a subscriber. */
  network: SubmitContactMessageRequestNetwork;
  /**
     * Subject id from `contactSubjects`.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  contactUsSubjectId: string;
  /**
     * The message, plain text with line breaks; left out when the sender wrote none.
     * @minLength 1
     * @maxLength 2000
     */
  content?: string;
  /**
     * The characters that the sender read in the image of `captcha`.
     * @minLength 1
     * @maxLength 12
     */
  captcha: string;
  /**
     * The `codepwd` that came with that image.
     * @pattern ^[!-~]{1,200}$
     */
  codepwd: string;
}
