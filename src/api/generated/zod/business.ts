/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The categories of plans for companies, in the order of the tabs.
 * @summary Business plan categories
 */
export const businessPlanCategoriesResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const businessPlanCategoriesResponseOneDataItemNameMax = 60;

export const businessPlanCategoriesResponseOneDataMax = 30;

export const businessPlanCategoriesResponseTwoMessageMax = 500;



export const BusinessPlanCategoriesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessPlanCategoriesResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque id; compare as a string.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessPlanCategoriesResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name to show, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A choice the customer picks by name and the server knows by id.'))).check(/*#__PURE__*/ zod.maxLength(businessPlanCategoriesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The categories in the order of the tabs.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessPlanCategoriesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The plans of one category, in the order shown. An unknown category answers an empty list.
 * @summary Business plans of one category
 */
export const businessPlansResponseOneDataItemTitleMax = 60;

export const businessPlansResponseOneDataItemExplanMax = 400;

export const businessPlansResponseOneDataItemMainableArrItemMax = 120;

export const businessPlansResponseOneDataItemMainableArrMax = 12;

export const businessPlansResponseOneDataItemLinkMax = 500;

export const businessPlansResponseOneDataMax = 50;

export const businessPlansResponseTwoMessageMax = 500;



export const BusinessPlansResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessPlansResponseOneDataItemTitleMax)).check(/*#__PURE__*/ zod.describe('Name of the plan.')),
  "explan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessPlansResponseOneDataItemExplanMax)).check(/*#__PURE__*/ zod.describe('What it is and for whom, plain text.')),
  "mainableArr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessPlansResponseOneDataItemMainableArrItemMax))).check(/*#__PURE__*/ zod.maxLength(businessPlansResponseOneDataItemMainableArrMax)).check(/*#__PURE__*/ zod.describe('The main points of the plan, most important first.')),
  "link": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessPlansResponseOneDataItemLinkMax))).check(/*#__PURE__*/ zod.describe('Where a company asks for the plan; left out when the hotline is the only way.'))
}).check(/*#__PURE__*/ zod.describe('A plan for companies.'))).check(/*#__PURE__*/ zod.maxLength(businessPlansResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The plans in the order shown.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessPlansResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * All activities for companies, to come and past, by their day, newest first; the 200 newest at most. The specification gives no paging, so the answer is the whole list.
 * @summary Activities for companies
 */
export const businessActivitiesResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const businessActivitiesResponseOneDataItemTitleMax = 120;

export const businessActivitiesResponseOneDataItemDateStrMax = 60;

export const businessActivitiesResponseOneDataItemSummaryMax = 160;

export const businessActivitiesResponseOneDataItemStartsAtRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const businessActivitiesResponseOneDataItemEndsAtRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const businessActivitiesResponseOneDataItemPlaceMax = 120;

export const businessActivitiesResponseOneDataItemImage1NameMax = 500;

export const businessActivitiesResponseOneDataItemPhoneimage1NameMax = 500;

export const businessActivitiesResponseOneDataMax = 200;

export const businessActivitiesResponseTwoMessageMax = 500;



export const BusinessActivitiesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessActivitiesResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Activity id; the entry links to `/activities/{id}`.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataItemTitleMax)).check(/*#__PURE__*/ zod.describe('Name of the activity.')),
  "dateStr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataItemDateStrMax)).check(/*#__PURE__*/ zod.describe('Day or period as text in the language of the request, shown as it is. The wording is free; the field name is all the specification gives.')),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataItemSummaryMax))).check(/*#__PURE__*/ zod.describe('The activity in a sentence, plain text. Optional, proposed by this project.')),
  "startsAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessActivitiesResponseOneDataItemStartsAtRegExp))).check(/*#__PURE__*/ zod.describe('When it begins, in Macau, `YYYY-MM-DD HH:mm`; with `endsAt` the site tells upcoming and past activities apart and offers the entry for a calendar. Optional, proposed by this project.')),
  "endsAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessActivitiesResponseOneDataItemEndsAtRegExp))).check(/*#__PURE__*/ zod.describe('When it ends, in Macau, `YYYY-MM-DD HH:mm`. Optional, proposed by this project.')),
  "place": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataItemPlaceMax))).check(/*#__PURE__*/ zod.describe('Where it takes place, as one line. Optional, proposed by this project.')),
  "image1Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataItemImage1NameMax)).check(/*#__PURE__*/ zod.describe('Main picture for screens wider than 1024 px. An address, although the name says name; proposed by this project.')),
  "phoneimage1Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataItemPhoneimage1NameMax)).check(/*#__PURE__*/ zod.describe('The same picture for screens up to 1024 px.'))
}).check(/*#__PURE__*/ zod.describe('An activity for companies, as in the list.'))).check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The activities, newest first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivitiesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Everything of the activity page. An unknown id answers HTTP 404.
 * @summary One activity
 */
export const businessActivityResponseOneDataIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const businessActivityResponseOneDataTitleMax = 120;

export const businessActivityResponseOneDataDateStrMax = 60;

export const businessActivityResponseOneDataSummaryMax = 160;

export const businessActivityResponseOneDataStartsAtRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const businessActivityResponseOneDataEndsAtRegExp = new RegExp('^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) (?:[01][0-9]|2[0-3]):[0-5][0-9]$');
export const businessActivityResponseOneDataPlaceMax = 120;

export const businessActivityResponseOneDataImage1NameMax = 500;

export const businessActivityResponseOneDataPhoneimage1NameMax = 500;

export const businessActivityResponseOneDataContentMax = 20000;

export const businessActivityResponseOneDataImageArrItemMax = 500;

export const businessActivityResponseOneDataImageArrMax = 20;

export const businessActivityResponseOneDataPhoneImageArrItemMax = 500;

export const businessActivityResponseOneDataPhoneImageArrMax = 20;

export const businessActivityResponseTwoMessageMax = 500;



export const BusinessActivityResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessActivityResponseOneDataIdRegExp)).check(/*#__PURE__*/ zod.describe('Activity id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataTitleMax)).check(/*#__PURE__*/ zod.describe('Name of the activity.')),
  "dateStr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataDateStrMax)).check(/*#__PURE__*/ zod.describe('Day or period as text in the language of the request, shown as it is.')),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataSummaryMax))).check(/*#__PURE__*/ zod.describe('The activity in a sentence, plain text. Optional, proposed by this project.')),
  "startsAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessActivityResponseOneDataStartsAtRegExp))).check(/*#__PURE__*/ zod.describe('When it begins, in Macau, `YYYY-MM-DD HH:mm`; with `endsAt` the site tells upcoming and past activities apart and offers the entry for a calendar. Optional, proposed by this project.')),
  "endsAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(businessActivityResponseOneDataEndsAtRegExp))).check(/*#__PURE__*/ zod.describe('When it ends, in Macau, `YYYY-MM-DD HH:mm`. Optional, proposed by this project.')),
  "place": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataPlaceMax))).check(/*#__PURE__*/ zod.describe('Where it takes place, as one line. Optional, proposed by this project.')),
  "image1Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataImage1NameMax)).check(/*#__PURE__*/ zod.describe('Main picture for screens wider than 1024 px.')),
  "phoneimage1Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataPhoneimage1NameMax)).check(/*#__PURE__*/ zod.describe('The same picture for screens up to 1024 px.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataContentMax)).check(/*#__PURE__*/ zod.describe('Text of the activity as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.')),
  "imageArr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataImageArrItemMax))).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataImageArrMax)).check(/*#__PURE__*/ zod.describe('More pictures for screens wider than 1024 px, in the order shown; empty when there are none.')),
  "phoneImageArr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataPhoneImageArrItemMax))).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseOneDataPhoneImageArrMax)).check(/*#__PURE__*/ zod.describe('The same pictures in the same order for screens up to 1024 px.'))
}).check(/*#__PURE__*/ zod.describe('An activity with its text and pictures.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessActivityResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

