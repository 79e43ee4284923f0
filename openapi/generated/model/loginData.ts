/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { LoginDataIsOneBill } from './loginDataIsOneBill.ts';
import type { MobileNo } from './mobileNo.ts';

/**
 * The session of a postpaid customer and what the site keeps about the account.
 */
export interface LoginData {
  /**
     * Session token for the `token` header of every later request. Opaque.
     * @minLength 1
     * @maxLength 512
     */
  token: string;
  /** Whether the account is a One Bill (consolidated) account. A string, not a boolean; the site compares it with `false`. */
  isOneBill: LoginDataIsOneBill;
  /**
     * Network that the account is set up for. `4g`, in any case, stands for the PDF bill and the purchase of data; every other value, such as `3g`, for the text bill and the top-up application form. Empty when there is no such setting.
     * @pattern ^[0-9A-Za-z]{0,10}$
     */
  net: string;
  /** The number that logged in. */
  mobileNo: MobileNo;
  /**
     * Client number, or One Bill account number when `isOneBill` is `true`. Opaque; compare as a string.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  account: string;
  /**
     * Newest network that the SIM card may use, such as `5G`, `4G` or `3G`. The values are proposed by this project; left out when unknown.
     * @pattern ^[0-9A-Za-z]{1,10}$
     */
  networkType?: string;
}
