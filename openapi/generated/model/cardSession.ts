/**
 * Written by `npm run generate` from the contract. Do not edit.
 */

/**
 * A session at the hosted checkout. The fields `purl`, `txnReq`, `keyId` and `hmac` come together or not at all; when they come, the site posts `txnReq`, `keyId` and `hmac` as a form to `purl` instead of opening the hosted checkout. The specification names these four and no use for them; the use is proposed by this project.
 */
export interface CardSession {
  /**
     * Amount to pay in MOP with two decimals.
     * @pattern ^\d{1,5}\.\d{2}$
     */
  amount: string;
  /**
     * Merchant id of the operator at the checkout.
     * @pattern ^[0-9A-Za-z_-]{1,40}$
     */
  merchant: string;
  /**
     * Order number, shown in the summary and on the receipt.
     * @pattern ^[0-9A-Za-z-]{1,32}$
     */
  orderid: string;
  /**
     * Session of the hosted checkout, good for one payment.
     * @pattern ^[0-9A-Za-z-]{1,64}$
     */
  sessionid: string;
  /**
     * Legacy form. Https address that the form is posted to.
     * @maxLength 500
     */
  purl?: string;
  /**
     * Legacy form. The transaction request, opaque to the site.
     * @minLength 1
     * @maxLength 8000
     */
  txnReq?: string;
  /**
     * Legacy form. Which key signed the request.
     * @minLength 1
     * @maxLength 100
     */
  keyId?: string;
  /**
     * Legacy form. Signature of the request, opaque to the site.
     * @minLength 1
     * @maxLength 200
     */
  hmac?: string;
}
