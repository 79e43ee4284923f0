/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { PayByCardRequestClientType } from './payByCardRequestClientType.ts';
import type { PayByCardRequestPayMethod } from './payByCardRequestPayMethod.ts';

/**
 * What is paid, for whom and on which kind of device.
 */
export interface PayByCardRequest {
  /**
     * Amount in MOP with at most two decimals, from 50 to 30000; both bounds are accepted.
     * @pattern ^\d{1,5}(\.\d{1,2})?$
     */
  amount: string;
  /**
     * The number of `lookUpBalance`.
     * @minLength 1
     * @maxLength 20
     */
  mobileNo: string;
  /** Credit card, Visa or Mastercard. */
  payMethod: PayByCardRequestPayMethod;
  /** Device for which the checkout is laid out. `W` = desktop, `M` = mobile. */
  clientType: PayByCardRequestClientType;
}
