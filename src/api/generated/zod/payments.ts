/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The first step of express payment: which account a number belongs to and what it owes. Anybody may pay for any postpaid number, so no token is needed and the answer tells nothing about the owner. How often it may be asked is limited by address. A number without a bill account (unknown or prepaid) is not an error: the answer has an empty `account`, or none, the balance `0.00`, and a `resultUrl` all the same. Spaces in the number do not matter. It is a read although it is a POST.
 * @summary Find the account of a number
 */
export const lookUpBalanceBodyMobileNoMax = 20;



export const LookUpBalanceBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lookUpBalanceBodyMobileNoMax)).check(/*#__PURE__*/ zod.describe('Mobile number as the customer typed it. Anything but a known postpaid number finds no account.'))
}).check(/*#__PURE__*/ zod.describe('Whose bill is to be paid.'))

export const lookUpBalanceResponseOneDataAccountRegExp = new RegExp('^[0-9A-Za-z-]{0,32}$');
export const lookUpBalanceResponseOneDataBalanceRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const lookUpBalanceResponseOneDataResultUrlMax = 500;

export const lookUpBalanceResponseTwoMessageMax = 500;



export const LookUpBalanceResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(lookUpBalanceResponseOneDataAccountRegExp))).check(/*#__PURE__*/ zod.describe('Client number, or the One Bill account number. Empty or absent when the number has no account to pay for.')),
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(lookUpBalanceResponseOneDataBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Outstanding balance of the whole account in MOP with two decimals, without currency or thousands separator. A negative amount is a credit; `0.00` when there is no account.')),
  "resultUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lookUpBalanceResponseOneDataResultUrlMax)).check(/*#__PURE__*/ zod.describe('Page of the site to which a wallet sends the customer afterwards. The site passes it on in `payByWallet` as it is.'))
}).check(/*#__PURE__*/ zod.describe('The account of a number and what it owes.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lookUpBalanceResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Starts a payment with MacauPay or Alipay and answers the form that takes the customer to the wallet. Alipay serves only customers whose mainland identity is verified; the wallet checks that. Afterwards the wallet sends the browser to `resultUrl` with the query `payRes` (`true` or `false`), `body` (the mobile number), `buyer_pay_amount` (MOP) and, when it has one, `pid`. There is no bound on the amount except that it is more than 0; otherwise, and for a number without an account, the answer is status `-1`.
 * @summary Pay with a wallet
 */
export const payByWalletBodyAmountRegExp = new RegExp('^\\d{1,7}(\\.\\d{1,2})?$');
export const payByWalletBodyMobileNoMax = 20;

export const payByWalletBodyResultUrlMax = 500;



export const PayByWalletBody = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(payByWalletBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amount in MOP with at most two decimals, more than 0.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByWalletBodyMobileNoMax)).check(/*#__PURE__*/ zod.describe('The number of `lookUpBalance`.')),
  "payMethod": /*#__PURE__*/ zod.enum(['macauPay', 'alipay']).check(/*#__PURE__*/ zod.describe('The wallet.')),
  "resultUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByWalletBodyResultUrlMax)).check(/*#__PURE__*/ zod.describe('The address from `lookUpBalance`. The server must refuse an address outside the site.'))
}).check(/*#__PURE__*/ zod.describe('What is paid, for whom and with which wallet.'))

export const payByWalletResponseOneDataHtmlMax = 20000;

export const payByWalletResponseTwoMessageMax = 500;



export const PayByWalletResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByWalletResponseOneDataHtmlMax)).check(/*#__PURE__*/ zod.describe('HTML with the form of the wallet, as its kit writes it. The site takes from the first `form` its action, method, `accept-charset` and named fields (hidden, text and submit inputs, select, textarea) and submits them at once; everything else is dropped, and no script in it runs. The action is an https address at one of the origins that the operator\'s settings name. Which fields there are is between the server and the wallet.'))
}).check(/*#__PURE__*/ zod.describe('The way to the wallet.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByWalletResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Opens a session at the hosted checkout, where the customer types the card number; no card data passes this API. The site calls it when the customer has agreed to the terms, shows the summary and starts the checkout in MOP. The checkout then sends the browser to `/account/paymentMethod/3` with the query `payRes` (`true` or `false`) and `pid`. An amount below 50 or above 30000, and a number without an account, answer status `-1`; 50 and 30000 themselves are accepted.
 * @summary Pay with a credit card
 */
export const payByCardBodyAmountRegExp = new RegExp('^\\d{1,5}(\\.\\d{1,2})?$');
export const payByCardBodyMobileNoMax = 20;



export const PayByCardBody = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(payByCardBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amount in MOP with at most two decimals, from 50 to 30000; both bounds are accepted.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByCardBodyMobileNoMax)).check(/*#__PURE__*/ zod.describe('The number of `lookUpBalance`.')),
  "payMethod": /*#__PURE__*/ zod.enum(['VisaOrMasterPay']).check(/*#__PURE__*/ zod.describe('Credit card, Visa or Mastercard.')),
  "clientType": /*#__PURE__*/ zod.enum(['W', 'M']).check(/*#__PURE__*/ zod.describe('Device for which the checkout is laid out. `W` = desktop, `M` = mobile.'))
}).check(/*#__PURE__*/ zod.describe('What is paid, for whom and on which kind of device.'))

export const payByCardResponseOneDataAmountRegExp = new RegExp('^\\d{1,5}\\.\\d{2}$');
export const payByCardResponseOneDataMerchantRegExp = new RegExp('^[0-9A-Za-z_-]{1,40}$');
export const payByCardResponseOneDataOrderidRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const payByCardResponseOneDataSessionidRegExp = new RegExp('^[0-9A-Za-z-]{1,64}$');
export const payByCardResponseOneDataPurlMax = 500;

export const payByCardResponseOneDataTxnReqMax = 8000;

export const payByCardResponseOneDataKeyIdMax = 100;

export const payByCardResponseOneDataHmacMax = 200;

export const payByCardResponseTwoMessageMax = 500;



export const PayByCardResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(payByCardResponseOneDataAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amount to pay in MOP with two decimals.')),
  "merchant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(payByCardResponseOneDataMerchantRegExp)).check(/*#__PURE__*/ zod.describe('Merchant id of the operator at the checkout.')),
  "orderid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(payByCardResponseOneDataOrderidRegExp)).check(/*#__PURE__*/ zod.describe('Order number, shown in the summary and on the receipt.')),
  "sessionid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(payByCardResponseOneDataSessionidRegExp)).check(/*#__PURE__*/ zod.describe('Session of the hosted checkout, good for one payment.')),
  "purl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(payByCardResponseOneDataPurlMax))).check(/*#__PURE__*/ zod.describe('Legacy form. Https address that the form is posted to.')),
  "txnReq": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByCardResponseOneDataTxnReqMax))).check(/*#__PURE__*/ zod.describe('Legacy form. The transaction request, opaque to the site.')),
  "keyId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByCardResponseOneDataKeyIdMax))).check(/*#__PURE__*/ zod.describe('Legacy form. Which key signed the request.')),
  "hmac": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByCardResponseOneDataHmacMax))).check(/*#__PURE__*/ zod.describe('Legacy form. Signature of the request, opaque to the site.'))
}).check(/*#__PURE__*/ zod.describe('A session at the hosted checkout. The fields `purl`, `txnReq`, `keyId` and `hmac` come together or not at all; when they come, the site posts `txnReq`, `keyId` and `hmac` as a form to `purl` instead of opening the hosted checkout. The specification names these four and no use for them; the use is proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(payByCardResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The receipt that the site shows and prints after the checkout came back with a `pid`, which cannot be guessed. Without a receipt (unknown `pid`, payment not settled, or a wallet payment) `data` is null, which is not an error: the site then shows that the payment is finished.
 * @summary Receipt of a card payment
 */
export const paymentReceiptResponseOneDataOneShidRegExp = new RegExp('^[0-9A-Za-z_-]{1,40}$');
export const paymentReceiptResponseOneDataOneBankauthidRegExp = new RegExp('^[0-9A-Za-z]{1,12}$');
export const paymentReceiptResponseOneDataOneNetstxnrefRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const paymentReceiptResponseOneDataOneTxnrandRegExp = new RegExp('^[0-9A-Za-z]{1,32}$');
export const paymentReceiptResponseOneDataOneMerchanttxndtmRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$');
export const paymentReceiptResponseOneDataOneNetsamountdeductedRegExp = new RegExp('^\\d{1,7}\\.\\d{2}$');
export const paymentReceiptResponseOneDataOneMaskpanRegExp = new RegExp('^\\d{1,6}\\*{4,12}\\d{4}$');
export const paymentReceiptResponseTwoMessageMax = 500;



export const PaymentReceiptResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "shid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneShidRegExp)).check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "bankauthid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneBankauthidRegExp)).check(/*#__PURE__*/ zod.describe('Approval number of the bank.')),
  "netstxnref": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneNetstxnrefRegExp)).check(/*#__PURE__*/ zod.describe('Order number, the `orderid` of the checkout session.')),
  "txnrand": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneTxnrandRegExp)).check(/*#__PURE__*/ zod.describe('UTR, the reference of the transaction between the banks.')),
  "merchanttxndtm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneMerchanttxndtmRegExp)).check(/*#__PURE__*/ zod.describe('Trade date and time in Macau, `YYYY-MM-DD HH:mm:ss`, such as `2026-11-20 10:28:15`.')),
  "currencycode": /*#__PURE__*/ zod.enum(['MOP']).check(/*#__PURE__*/ zod.describe('Currency of the amount, always MOP.')),
  "netsamountdeducted": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneNetsamountdeductedRegExp)).check(/*#__PURE__*/ zod.describe('Amount paid, two decimals, without thousands separator.')),
  "maskpan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paymentReceiptResponseOneDataOneMaskpanRegExp)).check(/*#__PURE__*/ zod.describe('Masked card number, digits in the middle replaced by `*`. The site names the card by the first digit, 4 = Visa, any other = Mastercard.'))
}).check(/*#__PURE__*/ zod.describe('Receipt of a settled card payment. Merchant name and sites, trade category and service are the same for every receipt and not part of it.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The receipt, or null when there is none for this payment.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentReceiptResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

