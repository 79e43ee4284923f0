/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { RegisterEbillRequestMail } from './registerEbillRequestMail.ts';

/**
 * Where the bills go from now on.
 */
export interface RegisterEbillRequest {
  /**
     * One or more e-mail addresses, separated by commas; spaces around an address do not matter. Required when going back to paper, too.
     * @minLength 6
     * @maxLength 500
     * @pattern ^ *[0-9A-Za-z._%+-]+@([0-9A-Za-z-]+\.)+[A-Za-z]{2,24} *(, *[0-9A-Za-z._%+-]+@([0-9A-Za-z-]+\.)+[A-Za-z]{2,24} *)*$
     */
  email: string;
  /** Paper bill by mail. `0` = no paper, e-bill on; `1` = paper, e-bill off. The specification names only the field; the values are proposed by this project. */
  mail: RegisterEbillRequestMail;
}
