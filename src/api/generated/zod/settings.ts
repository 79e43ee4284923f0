/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The levels at which the customer is told how much data is used. For a One Bill account they count for the number that is logged in, not for the others.
 * @summary Data usage alert levels
 */
export const dataUsageAlertResponseOneDataLevelsMax = 2;

export const dataUsageAlertResponseTwoMessageMax = 500;

export const dataUsageAlertResponseThreeMessageMax = 500;



export const DataUsageAlertResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "levels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(850),/*#__PURE__*/ zod.literal(4915),/*#__PURE__*/ zod.literal(6963),/*#__PURE__*/ zod.literal(10035),/*#__PURE__*/ zod.literal(12083),/*#__PURE__*/ zod.literal(14131),/*#__PURE__*/ zod.literal(15155),/*#__PURE__*/ zod.literal(17203),/*#__PURE__*/ zod.literal(50995),/*#__PURE__*/ zod.literal(71475)]).check(/*#__PURE__*/ zod.describe('Data used in the current bill period, in MB (1 MB = 1024 KB, 1 GB = 1024 MB), at which the customer is told. In this order the site labels them 850 MB, 4.8 GB, 6.8 GB, 9.8 GB, 11.8 GB, 13.8 GB, 14.8 GB, 16.8 GB, 49.8 GB and 69.8 GB.'))).check(/*#__PURE__*/ zod.maxLength(dataUsageAlertResponseOneDataLevelsMax)).check(/*#__PURE__*/ zod.describe('Chosen levels in MB, lowest first; empty when there is no alert.'))
}).check(/*#__PURE__*/ zod.describe('The alert levels of a customer.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dataUsageAlertResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dataUsageAlertResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Replaces the levels of the number that is logged in. None to two levels; none turns the alerts off. `dataUsageAlert` answers the new levels from then on.
 * @summary Save the data usage alert levels
 */
export const saveDataUsageAlertBodyLevelsMax = 2;



export const SaveDataUsageAlertBody = /*#__PURE__*/ zod.object({
  "levels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(850),/*#__PURE__*/ zod.literal(4915),/*#__PURE__*/ zod.literal(6963),/*#__PURE__*/ zod.literal(10035),/*#__PURE__*/ zod.literal(12083),/*#__PURE__*/ zod.literal(14131),/*#__PURE__*/ zod.literal(15155),/*#__PURE__*/ zod.literal(17203),/*#__PURE__*/ zod.literal(50995),/*#__PURE__*/ zod.literal(71475)]).check(/*#__PURE__*/ zod.describe('Data used in the current bill period, in MB (1 MB = 1024 KB, 1 GB = 1024 MB), at which the customer is told. In this order the site labels them 850 MB, 4.8 GB, 6.8 GB, 9.8 GB, 11.8 GB, 13.8 GB, 14.8 GB, 16.8 GB, 49.8 GB and 69.8 GB.'))).check(/*#__PURE__*/ zod.maxLength(saveDataUsageAlertBodyLevelsMax)).check(/*#__PURE__*/ zod.describe('Chosen levels in MB, in any order; empty turns the alerts off.'))
}).check(/*#__PURE__*/ zod.describe('The alert levels that replace those before.'))

export const saveDataUsageAlertResponseOneDataResMax = 500;

export const saveDataUsageAlertResponseTwoMessageMax = 500;

export const saveDataUsageAlertResponseThreeMessageMax = 500;



export const SaveDataUsageAlertResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveDataUsageAlertResponseOneDataResMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request. The site shows it as it is.'))
}).check(/*#__PURE__*/ zod.describe('Acknowledgement of a changed setting.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveDataUsageAlertResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveDataUsageAlertResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Sets by which ways the customer no longer wants promotions; `true` stops one, `false` allows it. A change takes 14 working days. No call reads the current choice, so the site starts with nothing chosen and sends only what the customer has chosen.
 * @summary Change the promotion media
 */
export const ChangePromotionMediaBody = /*#__PURE__*/ zod.object({
  "stopCall": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('No promotion calls.')),
  "stopEmail": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('No promotion e-mails.')),
  "stopMail": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('No promotion letters by post.')),
  "stopSms": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('No promotion SMS.'))
}).check(/*#__PURE__*/ zod.describe('The ways by which the customer no longer wants promotions. Every request holds all four.'))

export const changePromotionMediaResponseOneDataResMax = 500;

export const changePromotionMediaResponseTwoMessageMax = 500;

export const changePromotionMediaResponseThreeMessageMax = 500;



export const ChangePromotionMediaResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePromotionMediaResponseOneDataResMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request. The site shows it as it is.'))
}).check(/*#__PURE__*/ zod.describe('Acknowledgement of a changed setting.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePromotionMediaResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePromotionMediaResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Changes the PIN of the postpaid customer who is logged in and knows the old one. It holds for the next log-in; this session goes on, every other one of the customer ends. A wrong old PIN counts as one at the log-in (both proposed by this project). The server checks that both new PINs are the same. A prepaid customer has no PIN and is refused, proposed by this project.
 * @summary Change the PIN
 */
export const changePasswordBodyOldPasswordRegExp = new RegExp('^\\d{4,8}$');
export const changePasswordBodyPasswordRegExp = new RegExp('^\\d{4,8}$');
export const changePasswordBodyRePasswordRegExp = new RegExp('^\\d{4,8}$');


export const ChangePasswordBody = /*#__PURE__*/ zod.object({
  "oldPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changePasswordBodyOldPasswordRegExp)).check(/*#__PURE__*/ zod.describe('PIN of now, 4 to 8 digits.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changePasswordBodyPasswordRegExp)).check(/*#__PURE__*/ zod.describe('New PIN, 4 to 8 digits, no spaces.')),
  "rePassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changePasswordBodyRePasswordRegExp)).check(/*#__PURE__*/ zod.describe('The new PIN again; must equal `password`.'))
}).check(/*#__PURE__*/ zod.describe('The PIN of now and the new one, twice.'))

export const changePasswordResponseOneDataMsgMax = 500;

export const changePasswordResponseTwoMessageMax = 500;

export const changePasswordResponseThreeMessageMax = 500;



export const ChangePasswordResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordResponseOneDataMsgMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request. The site shows it in a success dialog.'))
}).check(/*#__PURE__*/ zod.describe('Acknowledgement of the new PIN.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Whether the device of the customer who is logged in can make VoLTE calls, as the key of a text. The site holds the texts in both languages.
 * @summary VoLTE status
 */
export const volteStatusResponseTwoMessageMax = 500;

export const volteStatusResponseThreeMessageMax = 500;



export const VolteStatusResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.enum(['volte.supported', 'volte.notSupported', 'volte.notFound']).check(/*#__PURE__*/ zod.describe('Key of the text that the site shows, not a sentence. `volte.supported` = the customer\'s device can make VoLTE calls, `volte.notSupported` = it cannot, `volte.notFound` = the model of the device is not known. The keys are proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(volteStatusResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(volteStatusResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

