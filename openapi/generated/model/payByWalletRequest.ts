/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PayByWalletRequestPayMethod } from './payByWalletRequestPayMethod.ts';

/**
 * What is paid, for whom and with which wallet.
 */
export interface PayByWalletRequest {
  /**
     * Amount in MOP with at most two decimals, more than 0.
     * @pattern ^\d{1,7}(\.\d{1,2})?$
     */
  amount: string;
  /**
     * The number of `lookUpBalance`.
     * @minLength 1
     * @maxLength 20
     */
  mobileNo: string;
  /** The wallet. */
  payMethod: PayByWalletRequestPayMethod;
  /**
     * The address from `lookUpBalance`. The server must refuse an address outside the site.
     * @minLength 1
     * @maxLength 500
     */
  resultUrl: string;
}
