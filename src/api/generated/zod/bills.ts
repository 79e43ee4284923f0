/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Whose account it is and when the newest bill was made, for the top of bill management. A customer without a bill account, such as a prepaid one, or without a bill yet gets status `-1`.
 * @summary Account and newest bill
 */
export const billSummaryResponseOneDataAccountRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const billSummaryResponseOneDataMobileNoRegExp = new RegExp('^\\d{8}$');
export const billSummaryResponseTwoMessageMax = 500;

export const billSummaryResponseThreeMessageMax = 500;



export const BillSummaryResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(billSummaryResponseOneDataAccountRegExp)).check(/*#__PURE__*/ zod.describe('Client number, or the One Bill account number when the customer has One Bill.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(billSummaryResponseOneDataMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number of the customer who is logged in, 8 digits.')),
  "invoice": /*#__PURE__*/ zod.strictObject({
  "cycleDateStr": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle.'))
}).check(/*#__PURE__*/ zod.describe('The newest bill.'))
}).check(/*#__PURE__*/ zod.describe('The customer\'s bill account.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billSummaryResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billSummaryResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * What the customer owes now over all bills of the account, less the payments that have been received. On a One Bill account it covers every number of the account. A customer without a bill account owes `0.00`.
 * @summary Outstanding balance
 */
export const outstandingBalanceResponseOneDataBalanceRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const outstandingBalanceResponseTwoMessageMax = 500;

export const outstandingBalanceResponseThreeMessageMax = 500;



export const OutstandingBalanceResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(outstandingBalanceResponseOneDataBalanceRegExp)).check(/*#__PURE__*/ zod.describe('Amount in MOP with two decimals, without currency or thousands separator. A negative amount is a credit.'))
}).check(/*#__PURE__*/ zod.describe('What the customer owes.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(outstandingBalanceResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(outstandingBalanceResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The dates of the bills that the customer can open, newest first. Each one is the `cycleDate` of `billText` or `billPdf`. Without a bill account, or before the first bill, the list is empty. That it holds the last 12 months is proposed by this project.
 * @summary Bill dates
 */
export const billsResponseOneDataInvoicesMax = 120;

export const billsResponseTwoMessageMax = 500;

export const billsResponseThreeMessageMax = 500;



export const BillsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "invoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "cycleDateStr": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle.'))
}).check(/*#__PURE__*/ zod.describe('One bill cycle, named by the date of its bill.'))).check(/*#__PURE__*/ zod.maxLength(billsResponseOneDataInvoicesMax)).check(/*#__PURE__*/ zod.describe('The cycles, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The bill cycles that the customer can choose from.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The bill of one date as plain text in the language of the request. The site asks for it when the customer's `net` is not `4g`; the others get the PDF. A date without a bill answers status `-1`.
 * @summary One bill as text
 */
export const BillTextBody = /*#__PURE__*/ zod.object({
  "cycleDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('A `cycleDateStr` from `bills`.'))
}).check(/*#__PURE__*/ zod.describe('Which bill.'))

export const billTextResponseOneDataBillTextMax = 50000;

export const billTextResponseOneDataFiguresTotalRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const billTextResponseOneDataFiguresChargesItemNameMax = 120;

export const billTextResponseOneDataFiguresChargesItemQuantityMax = 60;

export const billTextResponseOneDataFiguresChargesItemAmountRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const billTextResponseOneDataFiguresChargesMax = 500;

export const billTextResponseTwoMessageMax = 500;

export const billTextResponseThreeMessageMax = 500;



export const BillTextResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "billText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTextResponseOneDataBillTextMax)).check(/*#__PURE__*/ zod.describe('The bill as plain text (not HTML), lines ended by a line feed, in the language of the request. It is shown in a monospaced font with its spaces kept, so columns may be made with spaces.')),
  "figures": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "total": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(billTextResponseOneDataFiguresTotalRegExp)).check(/*#__PURE__*/ zod.describe('Amount due, in MOP.')),
  "charges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTextResponseOneDataFiguresChargesItemNameMax)).check(/*#__PURE__*/ zod.describe('What is charged, in the language of the request.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTextResponseOneDataFiguresChargesItemQuantityMax))).check(/*#__PURE__*/ zod.describe('How much of it, with its unit, in the language of the request.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(billTextResponseOneDataFiguresChargesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amount in MOP; negative for a payment or a discount.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['previous', 'payment', 'data', 'call', 'sms', 'idd'])).check(/*#__PURE__*/ zod.describe('`previous` is the bill before and `payment` what was paid of it; the others are the `kind` of the sessions in the usage record that the line adds up. Left out for all other lines.'))
}).check(/*#__PURE__*/ zod.describe('One line of a bill (proposed by this project).'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTextResponseOneDataFiguresChargesMax)).check(/*#__PURE__*/ zod.describe('The lines above the total, in their order, previous bill and payments included.'))
})).check(/*#__PURE__*/ zod.describe('What the bill says about money, for a list that is easier to read than paper (proposed by this project, decision B85).'))
}).check(/*#__PURE__*/ zod.describe('One bill as text.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTextResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTextResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The bill of one date as a PDF document. The site asks for it when the customer's `net` is `4g`, draws its pages and offers it for download. A date without a bill answers status `-1`.
 * @summary One bill as PDF
 */
export const BillPdfBody = /*#__PURE__*/ zod.object({
  "cycleDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('A `cycleDateStr` from `bills`.'))
}).check(/*#__PURE__*/ zod.describe('Which bill.'))

export const billPdfResponseOneDataFiguresTotalRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const billPdfResponseOneDataFiguresChargesItemNameMax = 120;

export const billPdfResponseOneDataFiguresChargesItemQuantityMax = 60;

export const billPdfResponseOneDataFiguresChargesItemAmountRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const billPdfResponseOneDataFiguresChargesMax = 500;

export const billPdfResponseOneDataPdfbase64Min = 4;
export const billPdfResponseOneDataPdfbase64Max = 14000000;

export const billPdfResponseTwoMessageMax = 500;

export const billPdfResponseThreeMessageMax = 500;



export const BillPdfResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "figures": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "total": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(billPdfResponseOneDataFiguresTotalRegExp)).check(/*#__PURE__*/ zod.describe('Amount due, in MOP.')),
  "charges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billPdfResponseOneDataFiguresChargesItemNameMax)).check(/*#__PURE__*/ zod.describe('What is charged, in the language of the request.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billPdfResponseOneDataFiguresChargesItemQuantityMax))).check(/*#__PURE__*/ zod.describe('How much of it, with its unit, in the language of the request.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(billPdfResponseOneDataFiguresChargesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amount in MOP; negative for a payment or a discount.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['previous', 'payment', 'data', 'call', 'sms', 'idd'])).check(/*#__PURE__*/ zod.describe('`previous` is the bill before and `payment` what was paid of it; the others are the `kind` of the sessions in the usage record that the line adds up. Left out for all other lines.'))
}).check(/*#__PURE__*/ zod.describe('One line of a bill (proposed by this project).'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billPdfResponseOneDataFiguresChargesMax)).check(/*#__PURE__*/ zod.describe('The lines above the total, in their order, previous bill and payments included.'))
})).check(/*#__PURE__*/ zod.describe('What the bill says about money, for a list that is easier to read than paper (proposed by this project, decision B85).')),
  "pdfbase64": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(billPdfResponseOneDataPdfbase64Min)).check(/*#__PURE__*/ zod.maxLength(billPdfResponseOneDataPdfbase64Max)).check(/*#__PURE__*/ zod.describe('The PDF document in base64, without a data-URI prefix and without line breaks; at most 10 MB before encoding (proposed by this project).'))
}).check(/*#__PURE__*/ zod.describe('One bill as PDF.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billPdfResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billPdfResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Airtime and mobile data used since the newest bill, with the moment up to which they were counted. It is a read although it is a POST, and it has no body. A customer without a bill account gets status `-1`.
 * @summary Use since the newest bill
 */
export const unbilledUsageResponseOneDataQueryUsageVOJssjRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const unbilledUsageResponseOneDataQueryUsageVOBasicVoiceRegExp = new RegExp('^\\d{1,6}$');
export const unbilledUsageResponseOneDataQueryUsageVOHthVoiceRegExp = new RegExp('^\\d{1,6}$');
export const unbilledUsageResponseOneDataQueryUsageVOAllTimeRegExp = new RegExp('^\\d{1,7}$');
export const unbilledUsageResponseOneDataQueryUsageVOUseDataRegExp = new RegExp('^\\d{1,8}(\\.\\d{1,2})?$');
export const unbilledUsageResponseOneDataAccountRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const unbilledUsageResponseTwoMessageMax = 500;

export const unbilledUsageResponseThreeMessageMax = 500;



export const UnbilledUsageResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "queryUsageVO": /*#__PURE__*/ zod.strictObject({
  "nextfdrq": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Date of the next bill, `YYYY-MM-DD`.')),
  "jsrq": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Day up to which the use is counted, `YYYY-MM-DD`.')),
  "jssj": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unbilledUsageResponseOneDataQueryUsageVOJssjRegExp)).check(/*#__PURE__*/ zod.describe('Time of that day in Macau, 24 hours, `HH:mm`.')),
  "basicVoice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unbilledUsageResponseOneDataQueryUsageVOBasicVoiceRegExp)).check(/*#__PURE__*/ zod.describe('Basic airtime used, in whole minutes.')),
  "hthVoice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unbilledUsageResponseOneDataQueryUsageVOHthVoiceRegExp)).check(/*#__PURE__*/ zod.describe('Heart to Heart airtime used, in whole minutes.')),
  "allTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unbilledUsageResponseOneDataQueryUsageVOAllTimeRegExp)).check(/*#__PURE__*/ zod.describe('Total airtime used, in whole minutes.')),
  "useData": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unbilledUsageResponseOneDataQueryUsageVOUseDataRegExp)).check(/*#__PURE__*/ zod.describe('Mobile data used, in MB (1 GB = 1024 MB), with at most two decimals. The specification names no unit; MB is proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Use since the newest bill. Every figure is a string without a unit.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unbilledUsageResponseOneDataAccountRegExp)).check(/*#__PURE__*/ zod.describe('Client number, or the One Bill account number.'))
}).check(/*#__PURE__*/ zod.describe('Use since the newest bill, and whose it is.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unbilledUsageResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unbilledUsageResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The dates of the bills of which the customer can order another paper copy, newest first; empty as in `bills`. The specification leaves the answer open; that it has the shape of `bills` is proposed by this project.
 * @summary Bills that can be mailed again
 */
export const billReissuePeriodsResponseOneDataInvoicesMax = 120;

export const billReissuePeriodsResponseTwoMessageMax = 500;

export const billReissuePeriodsResponseThreeMessageMax = 500;



export const BillReissuePeriodsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "invoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "cycleDateStr": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle.'))
}).check(/*#__PURE__*/ zod.describe('One bill cycle, named by the date of its bill.'))).check(/*#__PURE__*/ zod.maxLength(billReissuePeriodsResponseOneDataInvoicesMax)).check(/*#__PURE__*/ zod.describe('The cycles, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The bill cycles that the customer can choose from.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billReissuePeriodsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billReissuePeriodsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Takes the customer's order for another paper copy of one bill. It costs MOP 20 a copy, charged on a later bill, and is mailed within 7 working days. A date without a bill answers status `-1`. So that nobody pays twice by mistake, a bill whose copy was already ordered answers status `-1`, too. The specification leaves the answer open; that and the optional sentence are proposed by this project.
 * @summary Order a paper copy of a bill
 */
export const RequestBillReissueBody = /*#__PURE__*/ zod.object({
  "cycleDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('A `cycleDateStr` from `billReissuePeriods`.'))
}).check(/*#__PURE__*/ zod.describe('Of which bill the customer orders a paper copy.'))

export const requestBillReissueResponseOneDataResMax = 500;

export const requestBillReissueResponseTwoMessageMax = 500;

export const requestBillReissueResponseThreeMessageMax = 500;



export const RequestBillReissueResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestBillReissueResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestBillReissueResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestBillReissueResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Sends the bills by e-mail and stops the paper ones (`mail` = `0`), or goes back to paper (`mail` = `1`). The change takes effect within 7 working days; a later request replaces an earlier one. The specification leaves the answer open; the sentence is proposed by this project and optional.
 * @summary Switch the e-bill on or off
 */
export const registerEbillBodyEmailMin = 6;
export const registerEbillBodyEmailMax = 500;


export const registerEbillBodyEmailRegExp = new RegExp('^ *[0-9A-Za-z._%+-]+@([0-9A-Za-z-]+\\.)+[A-Za-z]{2,24} *(, *[0-9A-Za-z._%+-]+@([0-9A-Za-z-]+\\.)+[A-Za-z]{2,24} *)*$');


export const RegisterEbillBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerEbillBodyEmailMin)).check(/*#__PURE__*/ zod.maxLength(registerEbillBodyEmailMax)).check(/*#__PURE__*/ zod.regex(registerEbillBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('One or more e-mail addresses, separated by commas; spaces around an address do not matter. Required when going back to paper, too.')),
  "mail": /*#__PURE__*/ zod.enum(['0', '1']).check(/*#__PURE__*/ zod.describe('Paper bill by mail. `0` = no paper, e-bill on; `1` = paper, e-bill off. The specification names only the field; the values are proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Where the bills go from now on.'))

export const registerEbillResponseOneDataResMax = 500;

export const registerEbillResponseTwoMessageMax = 500;

export const registerEbillResponseThreeMessageMax = 500;



export const RegisterEbillResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerEbillResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerEbillResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerEbillResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

