/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The categories of monthly plans, in the order of the tabs. The site adds "All" (`0000`) itself.
 * @summary Plan categories
 */
export const planCategoriesResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const planCategoriesResponseOneDataItemNameMax = 60;

export const planCategoriesResponseOneDataMax = 30;

export const planCategoriesResponseTwoMessageMax = 500;



export const PlanCategoriesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(planCategoriesResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque id; compare as a string.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planCategoriesResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name to show, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A choice the customer picks by name and the server knows by id.'))).check(/*#__PURE__*/ zod.maxLength(planCategoriesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The categories in the order of the tabs.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planCategoriesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The cards of the home page's plan section for one category, best known first. Unknown categories answer an empty list; `0000` is not asked for here.
 * @summary Plan cards of one category
 */
export const homePlansResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const homePlansResponseOneDataItemCardtitleMapTopMax = 120;

export const homePlansResponseOneDataItemCardtitleMapBottomMax = 120;

export const homePlansResponseOneDataItemCardsubtitleMapItemTopMax = 120;

export const homePlansResponseOneDataItemCardsubtitleMapItemBottomMax = 120;

export const homePlansResponseOneDataItemCardsubtitleMapMax = 8;

export const homePlansResponseOneDataItemCardremakeArrItemMax = 120;

export const homePlansResponseOneDataItemCardremakeArrMax = 6;

export const homePlansResponseOneDataMax = 24;

export const homePlansResponseTwoMessageMax = 500;



export const HomePlansResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(homePlansResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Plan id; the card links to `/sharePlan/{id}`.')),
  "cardtitleMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardtitleMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardtitleMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('`top` is the plan\'s name, `bottom` its term or audience.')),
  "cardsubtitleMap": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardsubtitleMapItemTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardsubtitleMapItemBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('Two lines of one fact. What they hold is said where it is used.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardsubtitleMapMax)).check(/*#__PURE__*/ zod.describe('The first pair is the price (`top` = `MOP$98`, `bottom` = `月費` or `a month`); the others are facts, label in `top`, value in `bottom`.')),
  "cardremakeArr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardremakeArrItemMax))).check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataItemCardremakeArrMax)).check(/*#__PURE__*/ zod.describe('Special lines of the plan, most important first.')),
  "tjtype": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('Recommended flag, 1 = recommended. Stated for roaming and detail cards; optional here, proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A plan as a card on the home page.'))).check(/*#__PURE__*/ zod.maxLength(homePlansResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The cards, best known first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePlansResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Sections of plans for the plan list, one page of them. `0000` means all categories.
 * @summary Plan list, one page
 */
export const planSectionsResponseOneDataRowsItemImgMax = 500;

export const planSectionsResponseOneDataRowsItemPhoneImgMax = 500;

export const planSectionsResponseOneDataRowsItemTitleMax = 60;

export const planSectionsResponseOneDataRowsItemSubtitleMax = 120;

export const planSectionsResponseOneDataRowsItemExplanMax = 400;

export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemNameMax = 60;

export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemDatagbRegExp = new RegExp('^\\d{1,4}(\\.\\d)?$');
export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemZdyTextMax = 40;

export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemMonthplanRegExp = new RegExp('^\\d{1,5}(\\.\\d{1,2})?$');
export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemFactsItemTopMax = 120;

export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemFactsItemBottomMax = 120;

export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemFactsMax = 4;

export const planSectionsResponseOneDataRowsItemApiPlanSectionDataVOMax = 24;

export const planSectionsResponseOneDataRowsMax = 100;

export const planSectionsResponseOneDataTotalMin = 0;
export const planSectionsResponseOneDataTotalMax = 100000;

export const planSectionsResponseOneDataTotalPagesMin = 0;
export const planSectionsResponseOneDataTotalPagesMax = 100000;

export const planSectionsResponseTwoMessageMax = 500;



export const PlanSectionsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture for screens wider than 1024 px.')),
  "phoneImg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemPhoneImgMax)).check(/*#__PURE__*/ zod.describe('Picture for screens up to 1024 px.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemTitleMax)).check(/*#__PURE__*/ zod.describe('Name of the section.')),
  "subtitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemSubtitleMax)).check(/*#__PURE__*/ zod.describe('Who it is for, in one line.')),
  "explan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemExplanMax)).check(/*#__PURE__*/ zod.describe('Explanation, plain text.')),
  "apiPlanSectionDataVO": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Plan id; the chip links to `/sharePlan/{id}`.')),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemNameMax))).check(/*#__PURE__*/ zod.describe('Name of the plan, as on its page. Proposed by this project; without it a list names the section.')),
  "datagb": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemDatagbRegExp)).check(/*#__PURE__*/ zod.describe('Local data in GB, figure only.')),
  "zdytype": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('1 = show `zdyText`.')),
  "zdyText": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemZdyTextMax))).check(/*#__PURE__*/ zod.describe('Extra text of the chip, shown when `zdytype` is 1.')),
  "monthplan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemMonthplanRegExp)).check(/*#__PURE__*/ zod.describe('Monthly fee in MOP, figure only.')),
  "facts": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemFactsItemTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemFactsItemBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('Two lines of one fact. What they hold is said where it is used.'))).check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOItemFactsMax))).check(/*#__PURE__*/ zod.describe('What the plan has besides local data, such as calls and roaming, label in `top`, value in `bottom`, most important first. Proposed by this project.')),
  "tjtype": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('Recommended flag, 1 = recommended, as on the cards of the home page. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One plan of a section in its shortest form.'))).check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsItemApiPlanSectionDataVOMax)).check(/*#__PURE__*/ zod.describe('The plans of the section as chips, smallest first.'))
}).check(/*#__PURE__*/ zod.describe('A group of plans with its picture and explanation.'))).check(/*#__PURE__*/ zod.maxLength(planSectionsResponseOneDataRowsMax)).check(/*#__PURE__*/ zod.describe('The sections of this page.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planSectionsResponseOneDataTotalMin)).check(/*#__PURE__*/ zod.lte(planSectionsResponseOneDataTotalMax)).check(/*#__PURE__*/ zod.describe('Sections on all pages.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planSectionsResponseOneDataTotalPagesMin)).check(/*#__PURE__*/ zod.lte(planSectionsResponseOneDataTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Number of pages; 0 when there are no rows.'))
}).check(/*#__PURE__*/ zod.describe('One page of plan sections.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planSectionsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Everything of the plan detail page. An unknown id answers HTTP 404.
 * @summary One plan
 */
export const planDetailResponseOneDataCardsItemCardtitleMapTopMax = 120;

export const planDetailResponseOneDataCardsItemCardtitleMapBottomMax = 120;

export const planDetailResponseOneDataCardsItemCardsubtitleMapItemTopMax = 120;

export const planDetailResponseOneDataCardsItemCardsubtitleMapItemBottomMax = 120;

export const planDetailResponseOneDataCardsItemCardsubtitleMapMax = 8;

export const planDetailResponseOneDataCardsItemCardinfoMapItemLeftMax = 120;

export const planDetailResponseOneDataCardsItemCardinfoMapItemRightMax = 200;

export const planDetailResponseOneDataCardsItemCardinfoMapMax = 16;

export const planDetailResponseOneDataCardsItemFreeserverMax = 200;

export const planDetailResponseOneDataCardsItemApplinkMax = 500;

export const planDetailResponseOneDataCardsItemMonthsMin = 0;
export const planDetailResponseOneDataCardsItemMonthsMax = 60;

export const planDetailResponseOneDataCardsItemDeviceMax = 60;

export const planDetailResponseOneDataCardsItemPhoneRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const planDetailResponseOneDataCardsItemCapacityMax = 8;

export const planDetailResponseOneDataCardsItemTotalRegExp = new RegExp('^\\d{1,6}(\\.\\d{1,2})?$');
export const planDetailResponseOneDataCardsMax = 12;

export const planDetailResponseOneDataPlanSectionInfoTitleVOTitleMax = 60;

export const planDetailResponseOneDataPlanSectionInfoTitleVOSubtitleMax = 200;

export const planDetailResponseOneDataPlanSectionInfoTitleVOCalusecontentMax = 20000;

export const planDetailResponseOneDataPlanSectionInfoTitleVONeedsItemMax = 200;

export const planDetailResponseOneDataPlanSectionInfoTitleVONeedsMax = 6;

export const planDetailResponseOneDataPlanSectionInfoTitleVOStartsMax = 200;

export const planDetailResponseTwoMessageMax = 500;



export const PlanDetailResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "cards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "cardtitleMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardtitleMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardtitleMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('`top` is the name, `bottom` the term.')),
  "cardsubtitleMap": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardsubtitleMapItemTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardsubtitleMapItemBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('Two lines of one fact. What they hold is said where it is used.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardsubtitleMapMax)).check(/*#__PURE__*/ zod.describe('The first pair is the price, the others are facts, as in `PlanCard`.')),
  "cardinfoMap": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardinfoMapItemLeftMax)).check(/*#__PURE__*/ zod.describe('Label.')),
  "right": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardinfoMapItemRightMax)).check(/*#__PURE__*/ zod.describe('Value.'))
}).check(/*#__PURE__*/ zod.describe('One row of facts, label on the left and value on the right.'))).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemCardinfoMapMax)).check(/*#__PURE__*/ zod.describe('More facts, label left and value right.')),
  "freeserver": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemFreeserverMax))).check(/*#__PURE__*/ zod.describe('Free service that comes with the plan; left out when there is none.')),
  "applink": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemApplinkMax))).check(/*#__PURE__*/ zod.describe('Where the customer applies; left out when the plan cannot be taken online. When the customer has come from a phone, the site adds its choice to the query: `phone` is the phone id, `color` and `capacity` are positions in `colors` and `mobileCapacityplan` of `phoneDetail`, counted from 1 and left out for the first. What the server does with them is its choice. The query is proposed by this project.')),
  "tjtype": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('Recommended flag, 1 = recommended.')),
  "months": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planDetailResponseOneDataCardsItemMonthsMin)).check(/*#__PURE__*/ zod.lte(planDetailResponseOneDataCardsItemMonthsMax))).check(/*#__PURE__*/ zod.describe('Contract term in months, 0 = none. The site offers it as a choice where every card has it. Proposed by this project.')),
  "device": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsItemDeviceMax))).check(/*#__PURE__*/ zod.describe('Phone or other device that comes with the plan; left out when there is none. Proposed by this project.')),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(planDetailResponseOneDataCardsItemPhoneRegExp))).check(/*#__PURE__*/ zod.describe('Phone id of `device`. When the customer comes from this phone, its card is the chosen one. Proposed by this project; left out for other devices.')),
  "capacity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(planDetailResponseOneDataCardsItemCapacityMax))).check(/*#__PURE__*/ zod.describe('Position in `mobileCapacityplan` of the phone\'s capacity, counted from 1; left out where the card counts for all. Proposed by this project.')),
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(planDetailResponseOneDataCardsItemTotalRegExp))).check(/*#__PURE__*/ zod.describe('All that is paid over the contract term in MOP, figure only: monthly fees, free months taken off, and the price of the device. Left out without a term. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One way to take the plan, such as a contract term.'))).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataCardsMax)).check(/*#__PURE__*/ zod.describe('The ways to take the plan.')),
  "planSectionInfoTitleVO": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataPlanSectionInfoTitleVOTitleMax)).check(/*#__PURE__*/ zod.describe('Name of the plan.')),
  "subtitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataPlanSectionInfoTitleVOSubtitleMax)).check(/*#__PURE__*/ zod.describe('What it offers, in one line.')),
  "calusecontent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataPlanSectionInfoTitleVOCalusecontentMax)).check(/*#__PURE__*/ zod.describe('Terms and conditions as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.')),
  "needs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataPlanSectionInfoTitleVONeedsItemMax))).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataPlanSectionInfoTitleVONeedsMax))).check(/*#__PURE__*/ zod.describe('What the customer brings to take the plan, plain text. Proposed by this project.')),
  "starts": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseOneDataPlanSectionInfoTitleVOStartsMax))).check(/*#__PURE__*/ zod.describe('When the service and its charges begin, plain text. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Heading and terms of a plan.'))
}).check(/*#__PURE__*/ zod.describe('The plan detail page.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planDetailResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

