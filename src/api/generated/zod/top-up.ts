/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * What Easy Top-Up shows first, the customer's data of this billing period and the top-ups on sale, smallest first. The position of a plan in the list is what `buyTopUp4g` takes. Only 4G customers can buy online (`net` of the log-in answer is `4g`); the others get an empty list of plans (proposed by this project).
 * @summary Data used and top-ups on sale
 */
export const topUpOfferResponseOneDataPlansItemDataThresholdUIMax = 30;

export const topUpOfferResponseOneDataPlansItemPriceRegExp = new RegExp('^\\d{1,5}(\\.\\d{1,2})?$');
export const topUpOfferResponseOneDataPlansMax = 30;

export const topUpOfferResponseOneDataRealTimeUsageUseDataMin = 0;
export const topUpOfferResponseOneDataRealTimeUsageUseDataMax = 1000000000000;

export const topUpOfferResponseOneDataRealTimeUsageRemainDateMin = 0;
export const topUpOfferResponseOneDataRealTimeUsageRemainDateMax = 1000000000000;

export const topUpOfferResponseOneDataRealTimeUsageCutOffDateRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const topUpOfferResponseTwoMessageMax = 500;

export const topUpOfferResponseThreeMessageMax = 500;



export const TopUpOfferResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "plans": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "dataThresholdUI": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topUpOfferResponseOneDataPlansItemDataThresholdUIMax)).check(/*#__PURE__*/ zod.describe('Amount of data as it is shown, with its unit, such as `1 GB`.')),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(topUpOfferResponseOneDataPlansItemPriceRegExp)).check(/*#__PURE__*/ zod.describe('Price in MOP, figure only.'))
}).check(/*#__PURE__*/ zod.describe('A data top-up on sale.'))).check(/*#__PURE__*/ zod.maxLength(topUpOfferResponseOneDataPlansMax)).check(/*#__PURE__*/ zod.describe('The top-ups, smallest first. Empty when the customer cannot buy online.')),
  "realTimeUsage": /*#__PURE__*/ zod.strictObject({
  "useData": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(topUpOfferResponseOneDataRealTimeUsageUseDataMin)).check(/*#__PURE__*/ zod.lte(topUpOfferResponseOneDataRealTimeUsageUseDataMax)).check(/*#__PURE__*/ zod.describe('Data used, in KiB. The specification calls it bytes, but shows value / 1024 / 1024 with one decimal, labelled GB, which is right for KiB (decision A13). 17616077 is shown as 16.8 GB.')),
  "remainDate": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(topUpOfferResponseOneDataRealTimeUsageRemainDateMin)).check(/*#__PURE__*/ zod.lte(topUpOfferResponseOneDataRealTimeUsageRemainDateMax)).check(/*#__PURE__*/ zod.describe('Data left, in KiB like `useData`, top-ups included. The name is the specification\'s; it is an amount, not a date.')),
  "cutOffDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(topUpOfferResponseOneDataRealTimeUsageCutOffDateRegExp)).check(/*#__PURE__*/ zod.describe('Up to when the usage was counted, `YYYY-MM-DD HH:mm` in Macau. The form is proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Data of this billing period.'))
}).check(/*#__PURE__*/ zod.describe('Data used and left, and the top-ups on sale.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topUpOfferResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(topUpOfferResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Buys the plan for the customer who is logged in and charges it on the next bill. The data counts at once, lasts until the bill date, is not refundable and is for local use unless the plan shares data. A position that is not in the list and a customer who is not on 4G are business errors. The specification leaves the answer open, so the sentence is optional and proposed by this project.
 * @summary Buy a data top-up
 */
export const buyTopUp4gBodyPlanMin = 0;
export const buyTopUp4gBodyPlanMax = 29;



export const BuyTopUp4gBody = /*#__PURE__*/ zod.object({
  "plan": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyTopUp4gBodyPlanMin)).check(/*#__PURE__*/ zod.lte(buyTopUp4gBodyPlanMax)).check(/*#__PURE__*/ zod.describe('Position of the chosen plan in `plans`, counted from 0 (decision B41).'))
}).check(/*#__PURE__*/ zod.describe('Which plan.'))

export const buyTopUp4gResponseOneDataResMax = 500;

export const buyTopUp4gResponseTwoMessageMax = 500;

export const buyTopUp4gResponseThreeMessageMax = 500;



export const BuyTopUp4gResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyTopUp4gResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyTopUp4gResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyTopUp4gResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Takes the application of a customer who is not on 4G; staff call back. The number may be another one of the customer's. A number that has no account, and one on 4G, which buys online, are business errors (proposed by this project). The specification leaves the answer open, so the sentence is optional and proposed by this project.
 * @summary Apply for a top-up (3G)
 */
export const applyTopUp3gBodyMobileNoRegExp = new RegExp('^6\\d{7}$');


export const ApplyTopUp3gBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(applyTopUp3gBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number to top up, 8 digits starting with 6.'))
}).check(/*#__PURE__*/ zod.describe('For which number.'))

export const applyTopUp3gResponseOneDataResMax = 500;

export const applyTopUp3gResponseTwoMessageMax = 500;

export const applyTopUp3gResponseThreeMessageMax = 500;



export const ApplyTopUp3gResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyTopUp3gResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyTopUp3gResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyTopUp3gResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

