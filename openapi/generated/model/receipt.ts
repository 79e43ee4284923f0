/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { ReceiptCurrencycode } from './receiptCurrencycode.ts';

/**
 * Receipt of a settled card payment. Merchant name and sites, trade category and service are the same for every receipt and not part of it.
 */
export interface Receipt {
  /**
     * Merchant id.
     * @pattern ^[0-9A-Za-z_-]{1,40}$
     */
  shid: string;
  /**
     * Approval number of the bank.
     * @pattern ^[0-9A-Za-z]{1,12}$
     */
  bankauthid: string;
  /**
     * Order number, the `orderid` of the checkout session.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  netstxnref: string;
  /**
     * UTR, the reference of the transaction between the banks.
     * @pattern ^[0-9A-Za-z]{1,32}$
     */
  txnrand: string;
  /**
     * Trade date and time in Macau, `YYYY-MM-DD HH:mm:ss`, such as `2026-11-20 10:28:15`.
     * @pattern ^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$
     */
  merchanttxndtm: string;
  /** Currency of the amount, always MOP. */
  currencycode: ReceiptCurrencycode;
  /**
     * Amount paid, two decimals, without thousands separator.
     * @pattern ^\d{1,7}\.\d{2}$
     */
  netsamountdeducted: string;
  /**
     * Masked card number, digits in the middle replaced by `*`. The site names the card by the first digit, 4 = Visa, any other = Mastercard.
     * @pattern ^\d{1,6}\*{4,12}\d{4}$
     */
  maskpan: string;
}
