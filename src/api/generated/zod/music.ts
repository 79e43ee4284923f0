/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Checks the mobile number and its password and sends the subscription to the e-mail address. The answer's `message` stands in the envelope (the specification names it but not its place) and is what the result view shows, above the download link. The subscription is MOP 49 a month; customers of the 4G network (`networkType` is `4G`) register by hotline or in a shop and get status `-1`.
 * @summary Sign up for music streaming
 */
export const loginMusicBodyMobileNoRegExp = new RegExp('^6\\d{7}$');
export const loginMusicBodyPasswordMin = 4;
export const loginMusicBodyPasswordMax = 8;

export const loginMusicBodyEmailMax = 120;



export const LoginMusicBody = /*#__PURE__*/ zod.object({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginMusicBodyMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Mobile number, 8 digits, the first a 6.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginMusicBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(loginMusicBodyPasswordMax)).check(/*#__PURE__*/ zod.describe('Password of the mobile number, 4 to 8 characters.')),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(loginMusicBodyEmailMax)).check(/*#__PURE__*/ zod.describe('Where the music service sends its welcome.'))
}).check(/*#__PURE__*/ zod.describe('Who wants to listen.'))

export const loginMusicResponseOneMessageMax = 500;

export const loginMusicResponseTwoMessageMax = 500;



export const LoginMusicResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginMusicResponseOneMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the result view, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('Success. It has no payload; the sentence stands in the envelope.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginMusicResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

