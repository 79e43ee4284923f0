/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Sends an SMS code to a postpaid number and answers the password that goes back with it in `registerTravelCard`. Other numbers are refused with status `-1`. The site lets the customer ask again after 60 seconds; a new code replaces the one before it.
 * @summary Send the code for the travel card
 */
export const sendTravelCardCodeBodyMobileNoRegExp = new RegExp('^6\\d{7}$');


export const SendTravelCardCodeBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendTravelCardCodeBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Postpaid mobile number, 8 digits, the first a 6.'))
}).check(/*#__PURE__*/ zod.describe('Where the SMS code goes.'))

export const sendTravelCardCodeResponseOneDataCodePwdRegExp = new RegExp('^[!-~]{1,200}$');
export const sendTravelCardCodeResponseTwoMessageMax = 500;



export const SendTravelCardCodeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "codePwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendTravelCardCodeResponseOneDataCodePwdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque password of the code; it goes back with the code in `registerTravelCard`.'))
}).check(/*#__PURE__*/ zod.describe('What belongs to a code that was sent.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTravelCardCodeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * With `type` 1 the customer authorises the transfer of the travel information of the last 7 days to the information and communications research institute in mainland China, with `type` 2 the authorisation ends. A wrong or old code answers status `-1`; a code is good for one request. A request that was made before is a success with `djStatus` 2 and the `date` of that request; a cancellation that cannot be taken is a success with `djStatus` 3 and the reason in `msg`.
 * @summary Authorise or cancel the travel card
 */
export const registerTravelCardBodyCodePwdRegExp = new RegExp('^[!-~]{1,200}$');
export const registerTravelCardBodyMobileNoRegExp = new RegExp('^6\\d{7}$');
export const registerTravelCardBodySmsCodeRegExp = new RegExp('^\\d{4,8}$');


export const RegisterTravelCardBody = /*#__PURE__*/ zod.object({
  "codePwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerTravelCardBodyCodePwdRegExp)).check(/*#__PURE__*/ zod.describe('Password of the code, from `sendTravelCardCode`.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerTravelCardBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Postpaid mobile number that got the code, 8 digits, the first a 6.')),
  "smsCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerTravelCardBodySmsCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of the SMS, digits only; the length of 4 to 8 is proposed by this project.')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)]).check(/*#__PURE__*/ zod.describe('1 = authorise, 2 = cancel.'))
}).check(/*#__PURE__*/ zod.describe('A request for the travel card, proven by an SMS code.'))

export const registerTravelCardResponseOneDataMsgMax = 300;

export const registerTravelCardResponseTwoMessageMax = 500;



export const RegisterTravelCardResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "djStatus": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]).check(/*#__PURE__*/ zod.describe('1 = request received; 2 = the same request was made before, see `date`; 3 = the cancellation is refused, see `msg`.')),
  "date": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Day of the earlier request in Macau, `YYYY-MM-DD`; there when `djStatus` is 2. The format is proposed by this project.')),
  "msg": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerTravelCardResponseOneDataMsgMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request; there when `djStatus` is 3, where the site shows it.'))
}).check(/*#__PURE__*/ zod.describe('What became of a request for the travel card.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerTravelCardResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

