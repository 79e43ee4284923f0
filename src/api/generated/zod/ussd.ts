/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The countries that calls can be forwarded to. The first one is preselected, so Macau comes first; the others follow in the order in which they are shown. No two have the same name, but several may share a code, such as `1`. No token is needed.
 * @summary Countries for a forward-to number
 */
export const countriesResponseOneDataItemCountryNameMax = 60;

export const countriesResponseOneDataItemCountryPhoneCodeRegExp = new RegExp('^[1-9][0-9]{0,3}$');
export const countriesResponseOneDataMax = 300;

export const countriesResponseTwoMessageMax = 500;



export const CountriesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "countryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(countriesResponseOneDataItemCountryNameMax)).check(/*#__PURE__*/ zod.describe('Name in the language of the request.')),
  "countryPhoneCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(countriesResponseOneDataItemCountryPhoneCodeRegExp)).check(/*#__PURE__*/ zod.describe('Telephone code of a country, digits only, such as `853`.'))
}).check(/*#__PURE__*/ zod.describe('A country and its telephone code.'))).check(/*#__PURE__*/ zod.maxLength(countriesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The countries, the preselected one first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(countriesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The services that the customer can set, in groups that open and close, in the order in which they are shown. Prepaid and postpaid customers get different roaming services; how they differ is left open by the specification and decided by the server.
 * @summary Roaming or calling services
 */
export const ussdGroupsResponseOneDataListItemGroupNameMax = 60;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const ussdGroupsResponseOneDataListItemUssdDetailsItemUssdItemNameMax = 60;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemRemarkMax = 300;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemApiTypeMin = 0;
export const ussdGroupsResponseOneDataListItemUssdDetailsItemApiTypeMax = 99;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemUssdContentMax = 1000;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemLinkMax = 500;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemUssdGroupMax = 60;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemSwitchIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const ussdGroupsResponseOneDataListItemUssdDetailsItemSwitchNameMax = 60;

export const ussdGroupsResponseOneDataListItemUssdDetailsItemUssdMessageMax = 300;

export const ussdGroupsResponseOneDataListItemUssdDetailsMax = 50;

export const ussdGroupsResponseOneDataListMax = 30;

export const ussdGroupsResponseTwoMessageMax = 500;

export const ussdGroupsResponseThreeMessageMax = 500;



export const UssdGroupsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "groupName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemGroupNameMax)).check(/*#__PURE__*/ zod.describe('Heading of the group.')),
  "ussdDetails": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ussdGroupsResponseOneDataListItemUssdDetailsItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the service.')),
  "ussdItemName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemUssdItemNameMax)).check(/*#__PURE__*/ zod.describe('What the button says.')),
  "remark": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemRemarkMax))).check(/*#__PURE__*/ zod.describe('What the service does, costs or needs, plain text. Left out when the name says enough.')),
  "apiType": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ussdGroupsResponseOneDataListItemUssdDetailsItemApiTypeMin)).check(/*#__PURE__*/ zod.lte(ussdGroupsResponseOneDataListItemUssdDetailsItemApiTypeMax)).check(/*#__PURE__*/ zod.describe('6 = alert, 7 = link, 10 = forward number. The specification names no other value; the mock uses 1 for the others.')),
  "ussdContent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemUssdContentMax))).check(/*#__PURE__*/ zod.describe('Text of the alert, present when `apiType` is 6. Plain text, line breaks included.')),
  "link": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemLinkMax))).check(/*#__PURE__*/ zod.describe('Address to open, present when `apiType` is 7.')),
  "ussdGroup": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemUssdGroupMax))).check(/*#__PURE__*/ zod.describe('Kind of the service, in the language of the request. Not shown; "Call Forwarding" or 來電轉駁 says that the service needs a code.')),
  "needsCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether `applyUssd` needs the code of `sendUssdCode`: the dialog then asks for it. Left out, the services need it whose `ussdGroup` or `groupName` contains "Call Forwarding" or 來電轉駁 (decision B17).')),
  "switch": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ussdGroupsResponseOneDataListItemUssdDetailsItemSwitchIdRegExp)).check(/*#__PURE__*/ zod.describe('The same for all services of the switch.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemSwitchNameMax)).check(/*#__PURE__*/ zod.describe('What is on or off, in the language of the request.')),
  "does": /*#__PURE__*/ zod.enum(['on', 'off', 'ask']).check(/*#__PURE__*/ zod.describe('What `applyUssd` does to the switch. `ask` answers with its state and changes nothing. A switch has each at most once.'))
})).check(/*#__PURE__*/ zod.describe('Which services of a group are one that is on or off: those with the same `id`. The site shows them as one row with the name and the last known state (proposed by this project, decision B82). Never on a service that needs a code, a number or a link.')),
  "about": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['balance', 'topUp'])).check(/*#__PURE__*/ zod.describe('Where the site shows the service besides this list: on the page of prepaid customers. `balance` answers with the balance of the card and changes nothing; `topUp`, with `apiType` 6, says how to top up. At most one service of a customer has each (proposed by this project, decision B77).')),
  "linkedAs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['dataRoaming'])).check(/*#__PURE__*/ zod.describe('Which link of another page leads to the question of the service: `dataRoaming`, which turns data roaming on, from the tariffs of a destination. At most one service of a customer has each (proposed by this project, decision B82).')),
  "ussdMessage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsItemUssdMessageMax))).check(/*#__PURE__*/ zod.describe('Question that the confirmation asks; the site has a general one when it is left out (decision B18).'))
}).check(/*#__PURE__*/ zod.describe('One service, shown as a button. Pressing it does what `apiType` says. 6 shows `ussdContent` in an alert, 7 opens `link` in a new window, 10 asks for a forward-to number and a country, and every other value asks for confirmation and then calls `applyUssd`.'))).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListItemUssdDetailsMax)).check(/*#__PURE__*/ zod.describe('The services in the order in which they are shown.'))
}).check(/*#__PURE__*/ zod.describe('Services under one heading.'))).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseOneDataListMax)).check(/*#__PURE__*/ zod.describe('The groups in the order in which they are shown.'))
}).check(/*#__PURE__*/ zod.describe('The services of one page.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ussdGroupsResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Sends a code by SMS to the customer's own number. The site calls it when the dialog of a service with `needsCode` opens and again on resend, at the earliest after 60 seconds. The code is good for this service only, once, for 10 minutes, and a new one replaces it (proposed by this project). A service that is not in the customer's own `ussdGroups` answers status `-1`. Whether a service that needs no code is sent one is the server's choice.
 * @summary Send the code of a service
 */
export const sendUssdCodeBodyIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');


export const SendUssdCodeBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendUssdCodeBodyIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the service.'))
}).check(/*#__PURE__*/ zod.describe('For which service.'))

export const sendUssdCodeResponseTwoMessageMax = 500;

export const sendUssdCodeResponseThreeMessageMax = 500;



export const SendUssdCodeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendUssdCodeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendUssdCodeResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

/**
 * Runs one service for the customer. A service with `apiType` 10 needs `fwdnum` and `countryPhoneCode`; a service with `needsCode` needs the `smsCode` of `sendUssdCode`. Without what it needs, or with a number that cannot be forwarded to (the customer's own, a country that is not in `countries`), the answer is status `-1`; what it does not need is ignored. Services with `apiType` 6 and 7 have nothing to apply and are business errors (proposed by this project).
 * @summary Apply a service
 */
export const applyUssdBodyIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const applyUssdBodyFwdnumRegExp = new RegExp('^[0-9]{4,15}$');
export const applyUssdBodyCountryPhoneCodeRegExp = new RegExp('^[1-9][0-9]{0,3}$');
export const applyUssdBodySmsCodeRegExp = new RegExp('^[0-9]{4,8}$');


export const ApplyUssdBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(applyUssdBodyIdRegExp)).check(/*#__PURE__*/ zod.describe('Id of the service.')),
  "fwdnum": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(applyUssdBodyFwdnumRegExp))).check(/*#__PURE__*/ zod.describe('Number to forward to, without the country code, digits only. For `apiType` 10 only.')),
  "countryPhoneCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(applyUssdBodyCountryPhoneCodeRegExp))).check(/*#__PURE__*/ zod.describe('Country of `fwdnum`, a code from `countries`. For `apiType` 10 only.')),
  "smsCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(applyUssdBodySmsCodeRegExp))).check(/*#__PURE__*/ zod.describe('Code of `sendUssdCode`. For services with `needsCode` only.'))
}).check(/*#__PURE__*/ zod.describe('Which service, and what it needs.'))

export const applyUssdResponseOneDataUssdContentMax = 1000;

export const applyUssdResponseTwoMessageMax = 500;

export const applyUssdResponseThreeMessageMax = 500;



export const ApplyUssdResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "ussdContent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(applyUssdResponseOneDataUssdContentMax))).check(/*#__PURE__*/ zod.describe('Answer for the customer, plain text. Left out or empty when there is none yet; the site then says that it is being processed.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['on', 'off'])).check(/*#__PURE__*/ zod.describe('State of the service\'s `switch` from now on. Left out for other services, and while it is not known; the site then shows `ussdContent` and no state (proposed by this project, decision B82).'))
}).check(/*#__PURE__*/ zod.describe('What came of a service.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyUssdResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-2").check(/*#__PURE__*/ zod.describe('Always `-2`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyUssdResponseThreeMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('The token is missing, unknown or expired. The site asks the customer to log in again.'))])

