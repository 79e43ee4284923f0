/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The groups of recipients that the customer has saved, in the order in which they were saved. At most 50 (proposed by this project).
 * @summary Saved groups of recipients
 */
export const smsGroupsResponseOneDataItemGIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const smsGroupsResponseOneDataItemNameMax = 40;

export const smsGroupsResponseOneDataItemNumListMax = 9000;


export const smsGroupsResponseOneDataItemNumListRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})(?:,(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})){0,499}$');
export const smsGroupsResponseOneDataMax = 50;

export const smsGroupsResponseTwoMessageMax = 500;

export const smsGroupsResponseThreeMessageMax = 500;



export const SmsGroupsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "gId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(smsGroupsResponseOneDataItemGIdRegExp)).check(/*#__PURE__*/ zod.describe('Group id; opaque, compare as a string. `deleteSmsGroup` calls it `id`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsGroupsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name that the customer gave the group.')),
  "numList": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smsGroupsResponseOneDataItemNumListMax)).check(/*#__PURE__*/ zod.regex(smsGroupsResponseOneDataItemNumListRegExp)).check(/*#__PURE__*/ zod.describe('1 to 500 telephone numbers separated by commas, without spaces. Each is an `SmsNumber`. The separator is the specification\'s, the form of a number is proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Recipients saved under a name.'))).check(/*#__PURE__*/ zod.maxLength(smsGroupsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The groups, oldest first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsGroupsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsGroupsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The message templates that the customer has saved, in the order in which they were saved. At most 50 (proposed by this project).
 * @summary Saved messages
 */
export const smsTemplatesResponseOneDataItemTIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const smsTemplatesResponseOneDataItemNameMax = 40;

export const smsTemplatesResponseOneDataItemDescriptionMax = 1530;

export const smsTemplatesResponseOneDataMax = 50;

export const smsTemplatesResponseTwoMessageMax = 500;

export const smsTemplatesResponseThreeMessageMax = 500;



export const SmsTemplatesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "tId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(smsTemplatesResponseOneDataItemTIdRegExp)).check(/*#__PURE__*/ zod.describe('Template id; opaque, compare as a string. `deleteSmsTemplate` calls it `id`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTemplatesResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name that the customer gave the template.')),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTemplatesResponseOneDataItemDescriptionMax)).check(/*#__PURE__*/ zod.describe('Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).'))
}).check(/*#__PURE__*/ zod.describe('A message saved under a name.'))).check(/*#__PURE__*/ zod.maxLength(smsTemplatesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The templates, oldest first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTemplatesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTemplatesResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Deletes one saved group. An id that the customer does not own is a business error. The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Delete a group
 */
export const deleteSmsGroupBodyIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');


export const DeleteSmsGroupBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteSmsGroupBodyIdRegExp)).check(/*#__PURE__*/ zod.describe('The `gId` of the group.'))
}).check(/*#__PURE__*/ zod.describe('Which group.'))

export const deleteSmsGroupResponseOneDataResMax = 500;

export const deleteSmsGroupResponseTwoMessageMax = 500;

export const deleteSmsGroupResponseThreeMessageMax = 500;



export const DeleteSmsGroupResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsGroupResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsGroupResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsGroupResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Deletes one saved template. An id that the customer does not own is a business error. The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Delete a template
 */
export const deleteSmsTemplateBodyIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');


export const DeleteSmsTemplateBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteSmsTemplateBodyIdRegExp)).check(/*#__PURE__*/ zod.describe('The `tId` of the template.'))
}).check(/*#__PURE__*/ zod.describe('Which template.'))

export const deleteSmsTemplateResponseOneDataResMax = 500;

export const deleteSmsTemplateResponseTwoMessageMax = 500;

export const deleteSmsTemplateResponseThreeMessageMax = 500;



export const DeleteSmsTemplateResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsTemplateResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsTemplateResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsTemplateResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Saves recipients under a name. There is no call to change a group, so a name that the customer already uses replaces that group and keeps its id (proposed by this project). A number that cannot receive an SMS is a business error whose message names it. The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Save a group
 */
export const saveSmsGroupBodyNameMax = 40;

export const saveSmsGroupBodyNumListMax = 9000;


export const saveSmsGroupBodyNumListRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})(?:,(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})){0,499}$');


export const SaveSmsGroupBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsGroupBodyNameMax)).check(/*#__PURE__*/ zod.describe('Name of the group.')),
  "numList": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveSmsGroupBodyNumListMax)).check(/*#__PURE__*/ zod.regex(saveSmsGroupBodyNumListRegExp)).check(/*#__PURE__*/ zod.describe('1 to 500 telephone numbers separated by commas, without spaces. Each is an `SmsNumber`. The separator is the specification\'s, the form of a number is proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A group to save.'))

export const saveSmsGroupResponseOneDataResMax = 500;

export const saveSmsGroupResponseTwoMessageMax = 500;

export const saveSmsGroupResponseThreeMessageMax = 500;



export const SaveSmsGroupResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsGroupResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsGroupResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsGroupResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Saves a message under a name. There is no call to change a template, so a name that the customer already uses replaces that template and keeps its id (proposed by this project). The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Save a template
 */
export const saveSmsTemplateBodyNameMax = 40;

export const saveSmsTemplateBodyDescriptionMax = 1530;



export const SaveSmsTemplateBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsTemplateBodyNameMax)).check(/*#__PURE__*/ zod.describe('Name of the template.')),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsTemplateBodyDescriptionMax)).check(/*#__PURE__*/ zod.describe('Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).'))
}).check(/*#__PURE__*/ zod.describe('A template to save.'))

export const saveSmsTemplateResponseOneDataResMax = 500;

export const saveSmsTemplateResponseTwoMessageMax = 500;

export const saveSmsTemplateResponseThreeMessageMax = 500;



export const SaveSmsTemplateResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "res": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsTemplateResponseOneDataResMax))).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
})).check(/*#__PURE__*/ zod.describe('Acknowledgement of a write whose answer the specification leaves open; proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsTemplateResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveSmsTemplateResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Checks what is about to be sent and answers what the confirm screen shows; nothing is sent or charged. The parts in `smsDetail.content` are what is billed, MOP 0.25 per part to a local and MOP 1.00 per part to an international number. One part holds 70 characters when the message contains Chinese and 160 when it does not; a longer message is cut into parts of 67 or 153 (the GSM rule, in which some characters such as the euro sign count twice, and a character outside the GSM alphabet limits the parts as Chinese does). A number listed twice receives the message once. A number that cannot receive an SMS, a time that has passed and a schedule without all of its fields are business errors (proposed by this project).
 * @summary Preview before sending
 */
export const previewSmsBodyContentMax = 1530;

export const previewSmsBodyMobileListItemMax = 17;


export const previewSmsBodyMobileListItemRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})$');
export const previewSmsBodyMobileListMax = 500;

export const previewSmsBodyScheduleHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsBodyScheduleMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsBodyScheduleStartHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsBodyScheduleStartMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsBodyScheduleEndHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsBodyScheduleEndMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsBodyCycleHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsBodyCycleMinuteRegExp = new RegExp('^[0-5][0-9]$');


export const PreviewSmsBody = /*#__PURE__*/ zod.object({
  "coding": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 when the message contains Chinese characters, else 1.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsBodyContentMax)).check(/*#__PURE__*/ zod.describe('Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]).check(/*#__PURE__*/ zod.describe('When it is sent. 1 = immediately, 2 = delayed (one date and time), 3 = cyclic (start, end, cycle day and time).')),
  "mobileList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(previewSmsBodyMobileListItemMax)).check(/*#__PURE__*/ zod.regex(previewSmsBodyMobileListItemRegExp)).check(/*#__PURE__*/ zod.describe('A telephone number: 8 digits for Macau (mobile numbers start with 6, the others are residential numbers with the SMS function), or an international number as `+` or `00`, country code and number, 6 to 15 digits. Decision B08; a number with the Macau code 853 counts as local. The pattern leaves `00` with 6 digits to its first branch, which matches those 8 digits, too.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsBodyMobileListMax)).check(/*#__PURE__*/ zod.describe('The recipients, at most 500 (the limit is proposed by this project).')),
  "scheduleDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Date of a delayed message, `YYYY-MM-DD`.')),
  "scheduleHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyScheduleHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour of a delayed message, `00` to `23`.')),
  "scheduleMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyScheduleMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute of a delayed message, `00` to `59`.')),
  "scheduleStartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of a cyclic message, `YYYY-MM-DD`.')),
  "scheduleStartHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyScheduleStartHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour from which a cyclic message is sent on its first day.')),
  "scheduleStartMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyScheduleStartMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute from which a cyclic message is sent on its first day.')),
  "scheduleEndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of a cyclic message, `YYYY-MM-DD`, not before the first.')),
  "scheduleEndHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyScheduleEndHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour up to which a cyclic message is sent on its last day.')),
  "scheduleEndMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyScheduleEndMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute up to which a cyclic message is sent on its last day.')),
  "cycleDay": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(-1),/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(6)])).check(/*#__PURE__*/ zod.describe('Day on which a cyclic message is sent. -1 = every day, 0 = Monday, 1 = Tuesday, and so on up to 6 = Sunday.')),
  "cycleHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyCycleHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour at which a cyclic message is sent, `00` to `23`.')),
  "cycleMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsBodyCycleMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute at which a cyclic message is sent, `00` to `59`.'))
}).check(/*#__PURE__*/ zod.describe('A message, its recipients and when it is sent. `type` 2 needs the three fields `schedule…`, `type` 3 needs all of `scheduleStart…`, `scheduleEnd…` and `cycle…`; fields that the type does not use are left out. A missing field is a business error.'))

export const previewSmsResponseOneDataFormContentMax = 1530;

export const previewSmsResponseOneDataFormMobileListItemMax = 17;


export const previewSmsResponseOneDataFormMobileListItemRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})$');
export const previewSmsResponseOneDataFormMobileListMax = 500;

export const previewSmsResponseOneDataFormScheduleHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsResponseOneDataFormScheduleMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsResponseOneDataFormScheduleStartHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsResponseOneDataFormScheduleStartMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsResponseOneDataFormScheduleEndHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsResponseOneDataFormScheduleEndMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsResponseOneDataFormCycleHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const previewSmsResponseOneDataFormCycleMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const previewSmsResponseOneDataMobileNoRegExp = new RegExp('^6\\d{7}$');
export const previewSmsResponseOneDataSmsDetailLocalNumMin = 0;
export const previewSmsResponseOneDataSmsDetailLocalNumMax = 500;

export const previewSmsResponseOneDataSmsDetailInterNumMin = 0;
export const previewSmsResponseOneDataSmsDetailInterNumMax = 500;

export const previewSmsResponseOneDataSmsDetailReceiveListItemMobileNoMax = 17;


export const previewSmsResponseOneDataSmsDetailReceiveListItemMobileNoRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})$');
export const previewSmsResponseOneDataSmsDetailReceiveListMax = 500;

export const previewSmsResponseOneDataSmsDetailScheduleDateRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const previewSmsResponseOneDataSmsDetailScheduleStartDateRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const previewSmsResponseOneDataSmsDetailScheduleEndDateRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const previewSmsResponseOneDataSmsDetailCycleHourMinuteRegExp = new RegExp('^(?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const previewSmsResponseOneDataSmsDetailContentItemMax = 160;

export const previewSmsResponseOneDataSmsDetailContentMax = 60;

export const previewSmsResponseTwoMessageMax = 500;

export const previewSmsResponseThreeMessageMax = 500;



export const PreviewSmsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "form": /*#__PURE__*/ zod.strictObject({
  "coding": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 when the message contains Chinese characters, else 1.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataFormContentMax)).check(/*#__PURE__*/ zod.describe('Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]).check(/*#__PURE__*/ zod.describe('When it is sent. 1 = immediately, 2 = delayed (one date and time), 3 = cyclic (start, end, cycle day and time).')),
  "mobileList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataFormMobileListItemMax)).check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormMobileListItemRegExp)).check(/*#__PURE__*/ zod.describe('A telephone number: 8 digits for Macau (mobile numbers start with 6, the others are residential numbers with the SMS function), or an international number as `+` or `00`, country code and number, 6 to 15 digits. Decision B08; a number with the Macau code 853 counts as local. The pattern leaves `00` with 6 digits to its first branch, which matches those 8 digits, too.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataFormMobileListMax)).check(/*#__PURE__*/ zod.describe('The recipients, at most 500 (the limit is proposed by this project).')),
  "scheduleDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Date of a delayed message, `YYYY-MM-DD`.')),
  "scheduleHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormScheduleHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour of a delayed message, `00` to `23`.')),
  "scheduleMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormScheduleMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute of a delayed message, `00` to `59`.')),
  "scheduleStartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of a cyclic message, `YYYY-MM-DD`.')),
  "scheduleStartHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormScheduleStartHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour from which a cyclic message is sent on its first day.')),
  "scheduleStartMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormScheduleStartMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute from which a cyclic message is sent on its first day.')),
  "scheduleEndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of a cyclic message, `YYYY-MM-DD`, not before the first.')),
  "scheduleEndHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormScheduleEndHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour up to which a cyclic message is sent on its last day.')),
  "scheduleEndMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormScheduleEndMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute up to which a cyclic message is sent on its last day.')),
  "cycleDay": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(-1),/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(6)])).check(/*#__PURE__*/ zod.describe('Day on which a cyclic message is sent. -1 = every day, 0 = Monday, 1 = Tuesday, and so on up to 6 = Sunday.')),
  "cycleHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormCycleHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour at which a cyclic message is sent, `00` to `23`.')),
  "cycleMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataFormCycleMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute at which a cyclic message is sent, `00` to `59`.'))
}).check(/*#__PURE__*/ zod.describe('The request as the server understood it. Its `coding` is the one to send.')),
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the customer who sends the message and on whose monthly statement it is charged (meaning proposed by this project).')),
  "smsDetail": /*#__PURE__*/ zod.strictObject({
  "localNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(previewSmsResponseOneDataSmsDetailLocalNumMin)).check(/*#__PURE__*/ zod.lte(previewSmsResponseOneDataSmsDetailLocalNumMax)).check(/*#__PURE__*/ zod.describe('How many recipients have a local number.')),
  "interNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(previewSmsResponseOneDataSmsDetailInterNumMin)).check(/*#__PURE__*/ zod.lte(previewSmsResponseOneDataSmsDetailInterNumMax)).check(/*#__PURE__*/ zod.describe('How many recipients have an international number.')),
  "receiveList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "mobileNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataSmsDetailReceiveListItemMobileNoMax)).check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataSmsDetailReceiveListItemMobileNoRegExp)).check(/*#__PURE__*/ zod.describe('A telephone number: 8 digits for Macau (mobile numbers start with 6, the others are residential numbers with the SMS function), or an international number as `+` or `00`, country code and number, 6 to 15 digits. Decision B08; a number with the Macau code 853 counts as local. The pattern leaves `00` with 6 digits to its first branch, which matches those 8 digits, too.')),
  "area": /*#__PURE__*/ zod.enum(['local', 'international']).check(/*#__PURE__*/ zod.describe('Which tariff the number has, `local` MOP 0.25 or `international` MOP 1.00 per part. The specification names the two areas; the values are proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One row of the recipient table.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataSmsDetailReceiveListMax)).check(/*#__PURE__*/ zod.describe('The recipients in the order of `mobileList`, each once.')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]).check(/*#__PURE__*/ zod.describe('When it is sent. 1 = immediately, 2 = delayed (one date and time), 3 = cyclic (start, end, cycle day and time).')),
  "scheduleDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataSmsDetailScheduleDateRegExp))).check(/*#__PURE__*/ zod.describe('When a delayed message is sent, `YYYY-MM-DD HH:mm`. The name is the specification\'s, the time in it is proposed by this project.')),
  "scheduleStartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataSmsDetailScheduleStartDateRegExp))).check(/*#__PURE__*/ zod.describe('From when a cyclic message is sent, `YYYY-MM-DD HH:mm`.')),
  "scheduleEndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataSmsDetailScheduleEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Up to when a cyclic message is sent, `YYYY-MM-DD HH:mm`.')),
  "cycleDay": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(-1),/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(6)])).check(/*#__PURE__*/ zod.describe('Day on which a cyclic message is sent. -1 = every day, 0 = Monday, 1 = Tuesday, and so on up to 6 = Sunday.')),
  "cycleHourMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(previewSmsResponseOneDataSmsDetailCycleHourMinuteRegExp))).check(/*#__PURE__*/ zod.describe('At what time a cyclic message is sent, `HH:mm` in Macau.')),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataSmsDetailContentItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseOneDataSmsDetailContentMax)).check(/*#__PURE__*/ zod.describe('The parts in which the message is sent and billed, in order. Joined, they are the message.'))
}).check(/*#__PURE__*/ zod.describe('What is sent, to whom and when. `type` 2 comes with `scheduleDate`, `type` 3 with `scheduleStartDate`, `scheduleEndDate`, `cycleDay` and `cycleHourMinute`.'))
}).check(/*#__PURE__*/ zod.describe('What the confirm screen shows.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Sends at once (`type` 1) or schedules (`type` 2 and 3) what the preview showed. The body is the one of the preview, with `coding` from the preview's `form`; a `coding` that does not fit the message is a business error (proposed by this project). Sent messages appear in `smsHistory`, scheduled ones in `smsTasks`.
 * @summary Send or schedule
 */
export const sendSmsBodyContentMax = 1530;

export const sendSmsBodyMobileListItemMax = 17;


export const sendSmsBodyMobileListItemRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})$');
export const sendSmsBodyMobileListMax = 500;

export const sendSmsBodyScheduleHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const sendSmsBodyScheduleMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const sendSmsBodyScheduleStartHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const sendSmsBodyScheduleStartMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const sendSmsBodyScheduleEndHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const sendSmsBodyScheduleEndMinuteRegExp = new RegExp('^[0-5][0-9]$');
export const sendSmsBodyCycleHourRegExp = new RegExp('^(?:[01][0-9]|2[0-3])$');
export const sendSmsBodyCycleMinuteRegExp = new RegExp('^[0-5][0-9]$');


export const SendSmsBody = /*#__PURE__*/ zod.object({
  "coding": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 when the message contains Chinese characters, else 1.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodyContentMax)).check(/*#__PURE__*/ zod.describe('Text of a message as the customer typed it, line breaks included. Limited to what 10 parts hold without Chinese (proposed by this project).')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]).check(/*#__PURE__*/ zod.describe('When it is sent. 1 = immediately, 2 = delayed (one date and time), 3 = cyclic (start, end, cycle day and time).')),
  "mobileList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendSmsBodyMobileListItemMax)).check(/*#__PURE__*/ zod.regex(sendSmsBodyMobileListItemRegExp)).check(/*#__PURE__*/ zod.describe('A telephone number: 8 digits for Macau (mobile numbers start with 6, the others are residential numbers with the SMS function), or an international number as `+` or `00`, country code and number, 6 to 15 digits. Decision B08; a number with the Macau code 853 counts as local. The pattern leaves `00` with 6 digits to its first branch, which matches those 8 digits, too.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodyMobileListMax)).check(/*#__PURE__*/ zod.describe('The recipients, at most 500 (the limit is proposed by this project).')),
  "scheduleDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Date of a delayed message, `YYYY-MM-DD`.')),
  "scheduleHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyScheduleHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour of a delayed message, `00` to `23`.')),
  "scheduleMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyScheduleMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute of a delayed message, `00` to `59`.')),
  "scheduleStartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of a cyclic message, `YYYY-MM-DD`.')),
  "scheduleStartHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyScheduleStartHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour from which a cyclic message is sent on its first day.')),
  "scheduleStartMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyScheduleStartMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute from which a cyclic message is sent on its first day.')),
  "scheduleEndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of a cyclic message, `YYYY-MM-DD`, not before the first.')),
  "scheduleEndHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyScheduleEndHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour up to which a cyclic message is sent on its last day.')),
  "scheduleEndMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyScheduleEndMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute up to which a cyclic message is sent on its last day.')),
  "cycleDay": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(-1),/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(6)])).check(/*#__PURE__*/ zod.describe('Day on which a cyclic message is sent. -1 = every day, 0 = Monday, 1 = Tuesday, and so on up to 6 = Sunday.')),
  "cycleHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyCycleHourRegExp))).check(/*#__PURE__*/ zod.describe('Hour at which a cyclic message is sent, `00` to `23`.')),
  "cycleMinute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSmsBodyCycleMinuteRegExp))).check(/*#__PURE__*/ zod.describe('Minute at which a cyclic message is sent, `00` to `59`.'))
}).check(/*#__PURE__*/ zod.describe('A message, its recipients and when it is sent. `type` 2 needs the three fields `schedule…`, `type` 3 needs all of `scheduleStart…`, `scheduleEnd…` and `cycle…`; fields that the type does not use are left out. A missing field is a business error.'))

export const sendSmsResponseTwoMessageMax = 500;

export const sendSmsResponseThreeMessageMax = 500;



export const SendSmsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The messages that the customer has sent, newest first, one row per recipient, 10 rows a page. The page has no size parameter (decision A35).
 * @summary Sent messages, one page
 */
export const smsHistoryResponseOneDataRowsItemSendDateRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const smsHistoryResponseOneDataRowsItemReceiveMax = 20;

export const smsHistoryResponseOneDataRowsItemDataMax = 1530;

export const smsHistoryResponseOneDataRowsItemStatusMax = 30;

export const smsHistoryResponseOneDataRowsMax = 10;

export const smsHistoryResponseOneDataTotalMin = 0;
export const smsHistoryResponseOneDataTotalMax = 100000;

export const smsHistoryResponseOneDataTotalPagesMin = 0;
export const smsHistoryResponseOneDataTotalPagesMax = 100000;

export const smsHistoryResponseTwoMessageMax = 500;

export const smsHistoryResponseThreeMessageMax = 500;



export const SmsHistoryResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "sendDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(smsHistoryResponseOneDataRowsItemSendDateRegExp)).check(/*#__PURE__*/ zod.describe('When it was sent, `YYYY-MM-DD HH:mm` in Macau. The form is proposed by this project.')),
  "receive": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsHistoryResponseOneDataRowsItemReceiveMax)).check(/*#__PURE__*/ zod.describe('Number of the recipient.')),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsHistoryResponseOneDataRowsItemDataMax)).check(/*#__PURE__*/ zod.describe('The whole message, not its parts.')),
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsHistoryResponseOneDataRowsItemStatusMax)).check(/*#__PURE__*/ zod.describe('What became of it, shown to the customer as it is, in the language of the request. The mock says 已發送 / Sent, 傳送中 / Sending and 未能送達 / Not delivered; the words are proposed by this project.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['sent', 'sending', 'failed'])).check(/*#__PURE__*/ zod.describe('The same for programs: the site takes colour and sign of `status` from it. Left out where it is none of these; the words are then shown without (proposed by this project, decision B72).'))
}).check(/*#__PURE__*/ zod.describe('A message that was sent to one recipient.'))).check(/*#__PURE__*/ zod.maxLength(smsHistoryResponseOneDataRowsMax)).check(/*#__PURE__*/ zod.describe('The messages of this page, newest first.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smsHistoryResponseOneDataTotalMin)).check(/*#__PURE__*/ zod.lte(smsHistoryResponseOneDataTotalMax)).check(/*#__PURE__*/ zod.describe('Messages on all pages.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smsHistoryResponseOneDataTotalPagesMin)).check(/*#__PURE__*/ zod.lte(smsHistoryResponseOneDataTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Number of pages; 0 when there are no rows.'))
}).check(/*#__PURE__*/ zod.describe('One page of sent messages.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsHistoryResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsHistoryResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * The delayed and cyclic messages that are still to be sent, oldest first. A delayed message leaves the list when it has been sent, a cyclic one after its last time. At most 200 (proposed by this project).
 * @summary Scheduled messages
 */
export const smsTasksResponseOneDataItemSmsIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const smsTasksResponseOneDataItemContentMax = 1530;

export const smsTasksResponseOneDataItemCreatedByMax = 40;

export const smsTasksResponseOneDataItemReceiveMax = 9000;


export const smsTasksResponseOneDataItemReceiveRegExp = new RegExp('^(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})(?:,(?:[0-9]{8}|\\+[0-9]{6,15}|00[0-9]{7,15})){0,499}$');
export const smsTasksResponseOneDataItemScheduledStrMax = 160;

export const smsTasksResponseOneDataMax = 200;

export const smsTasksResponseTwoMessageMax = 500;

export const smsTasksResponseThreeMessageMax = 500;



export const SmsTasksResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "smsId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(smsTasksResponseOneDataItemSmsIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the scheduled message; `deleteSmsTasks` takes a list of them as `smsID`.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTasksResponseOneDataItemContentMax)).check(/*#__PURE__*/ zod.describe('The whole message.')),
  "createdBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTasksResponseOneDataItemCreatedByMax)).check(/*#__PURE__*/ zod.describe('Who sends it, usually the mobile number that scheduled it.')),
  "receive": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smsTasksResponseOneDataItemReceiveMax)).check(/*#__PURE__*/ zod.regex(smsTasksResponseOneDataItemReceiveRegExp)).check(/*#__PURE__*/ zod.describe('The recipients, separated by commas.')),
  "scheduledStr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTasksResponseOneDataItemScheduledStrMax)).check(/*#__PURE__*/ zod.describe('When it is sent, in words, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A message that is still to be sent.'))).check(/*#__PURE__*/ zod.maxLength(smsTasksResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The scheduled messages, oldest first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTasksResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smsTasksResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Deletes scheduled messages, all of the list or none of it. An id that is not in `smsTasks` any more is a business error. The list is read again afterwards.
 * @summary Delete scheduled messages
 */
export const deleteSmsTasksBodySmsIDItemRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const deleteSmsTasksBodySmsIDMax = 200;



export const DeleteSmsTasksBody = /*#__PURE__*/ zod.object({
  "smsID": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteSmsTasksBodySmsIDItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsTasksBodySmsIDMax)).check(/*#__PURE__*/ zod.describe('The `smsId` of each; the specification spells the request field `smsID`.'))
}).check(/*#__PURE__*/ zod.describe('Which scheduled messages.'))

export const deleteSmsTasksResponseTwoMessageMax = 500;

export const deleteSmsTasksResponseThreeMessageMax = 500;



export const DeleteSmsTasksResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsTasksResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSmsTasksResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

