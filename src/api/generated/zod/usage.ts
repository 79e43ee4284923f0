/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The bill periods of which the customer may ask for the detailed usage record again. Empty for a prepaid customer. The answer is proposed by this project.
 * @summary Periods of records that can be reissued
 */
export const usageReissuePeriodsResponseOneDataInvoicesMax = 120;

export const usageReissuePeriodsResponseTwoMessageMax = 500;

export const usageReissuePeriodsResponseThreeMessageMax = 500;



export const UsageReissuePeriodsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "invoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "cycleDateStr": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle.'))
}).check(/*#__PURE__*/ zod.describe('One bill cycle, named by the date of its bill.'))).check(/*#__PURE__*/ zod.maxLength(usageReissuePeriodsResponseOneDataInvoicesMax)).check(/*#__PURE__*/ zod.describe('The cycles, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The bill cycles that the customer can choose from.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageReissuePeriodsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageReissuePeriodsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Takes the request for a copy of the detailed usage record of one period. It costs MOP 20 per copy. A period without a record answers status `-1`. So that nobody pays twice by mistake, a period that was already requested answers status `-1`, too; that is proposed by this project, as is `data.res`.
 * @summary Ask for a detailed usage record again
 */
export const RequestUsageReissueBody = /*#__PURE__*/ zod.object({
  "cycleDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('A `cycleDateStr` from `usageReissuePeriods`, `YYYY-MM-DD`.'))
}).check(/*#__PURE__*/ zod.describe('Which record is wanted again.'))

export const requestUsageReissueResponseOneDataResMax = 500;

export const requestUsageReissueResponseTwoMessageMax = 500;

export const requestUsageReissueResponseThreeMessageMax = 500;



export const RequestUsageReissueResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestUsageReissueResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestUsageReissueResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestUsageReissueResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The bill periods of which the customer can read the detailed usage record. Empty for a prepaid customer and for a One Bill account, which asks the chat service instead. The answer is proposed by this project.
 * @summary Periods of records that can be read
 */
export const usageDetailPeriodsResponseOneDataInvoicesMax = 120;

export const usageDetailPeriodsResponseTwoMessageMax = 500;

export const usageDetailPeriodsResponseThreeMessageMax = 500;



export const UsageDetailPeriodsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "invoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "cycleDateStr": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Bill date in Macau, `YYYY-MM-DD`. Sent back as `cycleDate` to open or order what belongs to the cycle.'))
}).check(/*#__PURE__*/ zod.describe('One bill cycle, named by the date of its bill.'))).check(/*#__PURE__*/ zod.maxLength(usageDetailPeriodsResponseOneDataInvoicesMax)).check(/*#__PURE__*/ zod.describe('The cycles, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The bill cycles that the customer can choose from.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailPeriodsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailPeriodsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Reads the detailed usage record of one period as plain text in the language of the request. A read, although it is a POST. A period without a record answers status `-1`, and so does a One Bill account.
 * @summary Detailed usage record of one period
 */
export const UsageDetailBody = /*#__PURE__*/ zod.object({
  "cycleDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('A `cycleDateStr` from `usageDetailPeriods`, `YYYY-MM-DD`.'))
}).check(/*#__PURE__*/ zod.describe('Which period is asked for.'))

export const usageDetailResponseOneDataBillDetailTextMax = 500000;

export const usageDetailResponseOneDataRecordSessionsItemStartedAtRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const usageDetailResponseOneDataRecordSessionsItemTypeMax = 60;

export const usageDetailResponseOneDataRecordSessionsItemNumberMax = 30;

export const usageDetailResponseOneDataRecordSessionsItemAmountMin = 0;
export const usageDetailResponseOneDataRecordSessionsItemAmountMax = 1000000000;

export const usageDetailResponseOneDataRecordSessionsItemChargeRegExp = new RegExp('^-?\\d{1,9}\\.\\d{2}$');
export const usageDetailResponseOneDataRecordSessionsMax = 10000;

export const usageDetailResponseTwoMessageMax = 500;

export const usageDetailResponseThreeMessageMax = 500;



export const UsageDetailResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "billDetailText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailResponseOneDataBillDetailTextMax)).check(/*#__PURE__*/ zod.describe('The record as plain text, not HTML. Lines end with a line feed, columns are set with spaces for a fixed-width font, and the site shows it as it is. Proposed by this project: a heading, then one line per call, message or data session with date and time in Macau, number called, duration (`hh:mm:ss`), messages or KB, charge in MOP and type, then the totals.')),
  "record": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "to": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Last day of the period.')),
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "startedAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(usageDetailResponseOneDataRecordSessionsItemStartedAtRegExp)).check(/*#__PURE__*/ zod.describe('Day and time in Macau, `YYYY-MM-DD HH:mm`. The form is proposed by this project.')),
  "kind": /*#__PURE__*/ zod.enum(['data', 'call', 'sms', 'idd']).check(/*#__PURE__*/ zod.describe('Mobile data, a call within Macau, a message, or a call abroad.')),
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailResponseOneDataRecordSessionsItemTypeMax)).check(/*#__PURE__*/ zod.describe('Its name on the record, in the language of the request.')),
  "number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailResponseOneDataRecordSessionsItemNumberMax))).check(/*#__PURE__*/ zod.describe('Other number; left out for data.')),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(usageDetailResponseOneDataRecordSessionsItemAmountMin)).check(/*#__PURE__*/ zod.lte(usageDetailResponseOneDataRecordSessionsItemAmountMax)).check(/*#__PURE__*/ zod.describe('KB of `data` (1 MB is 1024 KB), seconds of `call` and `idd`, number of `sms`.')),
  "charge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(usageDetailResponseOneDataRecordSessionsItemChargeRegExp)).check(/*#__PURE__*/ zod.describe('Charge in MOP, `0.00` where the plan includes it.'))
}).check(/*#__PURE__*/ zod.describe('One call, message or data session (proposed by this project).'))).check(/*#__PURE__*/ zod.maxLength(usageDetailResponseOneDataRecordSessionsMax)).check(/*#__PURE__*/ zod.describe('All calls, messages and data sessions of the text, in its order.'))
})).check(/*#__PURE__*/ zod.describe('The same record for programs, from which the site draws charts and writes a table. Without it the site shows the text (proposed by this project, decision B74).'))
}).check(/*#__PURE__*/ zod.describe('The detailed usage record of one period.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usageDetailResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

