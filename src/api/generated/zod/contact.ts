/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * What a message can be about, in the order of the list.
 * @summary Subjects of a contact message
 */
export const contactSubjectsResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const contactSubjectsResponseOneDataItemNameMax = 60;

export const contactSubjectsResponseOneDataMax = 50;

export const contactSubjectsResponseTwoMessageMax = 500;



export const ContactSubjectsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contactSubjectsResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque id; compare as a string.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactSubjectsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name to show, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A choice the customer picks by name and the server knows by id.'))).check(/*#__PURE__*/ zod.maxLength(contactSubjectsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The subjects in the order of the list.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactSubjectsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Sends a message to customer service. The server checks `captcha` against `codepwd` first; a pair counts once, so the site reads a new image after every answer. The answer goes to the e-mail address by people, outside this API.
 * @summary Send a contact message
 */
export const submitContactMessageBodyNameMax = 60;

export const submitContactMessageBodyEmailMax = 120;

export const submitContactMessageBodyMobileMax = 20;

export const submitContactMessageBodyContactUsSubjectIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const submitContactMessageBodyContentMax = 2000;

export const submitContactMessageBodyCaptchaMax = 12;

export const submitContactMessageBodyCodepwdRegExp = new RegExp('^[!-~]{1,200}$');


export const SubmitContactMessageBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitContactMessageBodyNameMax)).check(/*#__PURE__*/ zod.describe('Name of the sender.')),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(submitContactMessageBodyEmailMax)).check(/*#__PURE__*/ zod.describe('E-mail address that the answer goes to.')),
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitContactMessageBodyMobileMax)).check(/*#__PURE__*/ zod.describe('Phone number of the sender. The specification asks only that it is there, so foreign numbers are accepted.')),
  "network": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(3)]).check(/*#__PURE__*/ zod.describe('Whether the sender is a customer of this network. 4 = customer (4G, 3G or 2G), 3 = not a subscriber.')),
  "contactUsSubjectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitContactMessageBodyContactUsSubjectIdRegExp)).check(/*#__PURE__*/ zod.describe('Subject id from `contactSubjects`.')),
  "content": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitContactMessageBodyContentMax))).check(/*#__PURE__*/ zod.describe('The message, plain text with line breaks; left out when the sender wrote none.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitContactMessageBodyCaptchaMax)).check(/*#__PURE__*/ zod.describe('The characters that the sender read in the image of `captcha`.')),
  "codepwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitContactMessageBodyCodepwdRegExp)).check(/*#__PURE__*/ zod.describe('The `codepwd` that came with that image.'))
}).check(/*#__PURE__*/ zod.describe('A message to customer service.'))

export const submitContactMessageResponseTwoMessageMax = 500;



export const SubmitContactMessageResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitContactMessageResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

