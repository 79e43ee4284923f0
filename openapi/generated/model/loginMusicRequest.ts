/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Email } from './email.ts';
import type { MobileNo } from './mobileNo.ts';

/**
 * Who wants to listen.
 */
export interface LoginMusicRequest {
  /** Mobile number, 8 digits, the first a 6. */
  mobileNo: MobileNo;
  /**
     * Password of the mobile number, 4 to 8 characters.
     * @minLength 4
     * @maxLength 8
     */
  password: string;
  /** Where the music service sends its welcome. */
  email: Email;
}
