/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The questions of the finder on the home page, in the order in which they are asked. The site asks one at a time, keeps the id of each answer and hands the ids to `roamPlans` after the last question. An empty list hides the finder.
 * @summary Questions of the roaming plan finder
 */
export const roamQuestionsResponseOneDataItemImgMax = 500;

export const roamQuestionsResponseOneDataItemPhoneimgMax = 500;

export const roamQuestionsResponseOneDataItemTitleMax = 40;

export const roamQuestionsResponseOneDataItemQestionnameMax = 80;

export const roamQuestionsResponseOneDataItemRoamQuestionDatasItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const roamQuestionsResponseOneDataItemRoamQuestionDatasItemAnswerNameMax = 60;

export const roamQuestionsResponseOneDataItemRoamQuestionDatasItemHintMax = 80;

export const roamQuestionsResponseOneDataItemRoamQuestionDatasItemRingMax = 4;

export const roamQuestionsResponseOneDataItemRoamQuestionDatasItemMinDaysMax = 366;

export const roamQuestionsResponseOneDataItemRoamQuestionDatasItemMaxDaysMax = 366;

export const roamQuestionsResponseOneDataItemRoamQuestionDatasMax = 8;

export const roamQuestionsResponseOneDataMax = 10;

export const roamQuestionsResponseTwoMessageMax = 500;



export const RoamQuestionsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture for screens wider than 1024 px.')),
  "phoneimg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemPhoneimgMax)).check(/*#__PURE__*/ zod.describe('Picture for screens up to 1024 px.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemTitleMax)).check(/*#__PURE__*/ zod.describe('What the question is about, in a word or two.')),
  "qestionname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemQestionnameMax)).check(/*#__PURE__*/ zod.describe('The question itself. The field is spelled so.')),
  "roamQuestionDatas": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamQuestionsResponseOneDataItemRoamQuestionDatasItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Answer id, unique over all questions; `roamPlans` takes it.')),
  "answerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemRoamQuestionDatasItemAnswerNameMax)).check(/*#__PURE__*/ zod.describe('The answer.')),
  "hint": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemRoamQuestionDatasItemHintMax))).check(/*#__PURE__*/ zod.describe('Second line of the answer; optional, proposed by this project. For an answer with a `ring` it names places of that ring, separated by `、` in Chinese and by a comma and a space in English, so that the map can show them.')),
  "ring": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(roamQuestionsResponseOneDataItemRoamQuestionDatasItemRingMax))).check(/*#__PURE__*/ zod.describe('Distance of the answer from Macau, 1 = nearest; lights that ring of the finder\'s map. Optional, proposed by this project.')),
  "minDays": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(roamQuestionsResponseOneDataItemRoamQuestionDatasItemMinDaysMax))).check(/*#__PURE__*/ zod.describe('Shortest trip in days that an answer about the length of the trip means; with `maxDays` the site computes the cost of the whole trip. Optional, proposed by this project.')),
  "maxDays": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(roamQuestionsResponseOneDataItemRoamQuestionDatasItemMaxDaysMax))).check(/*#__PURE__*/ zod.describe('Longest trip in days that the answer means. Optional, proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One answer to a question of the roaming plan finder.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataItemRoamQuestionDatasMax)).check(/*#__PURE__*/ zod.describe('The answers, of which the customer chooses one.'))
}).check(/*#__PURE__*/ zod.describe('One question of the roaming plan finder.'))).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The questions in the order in which they are asked.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamQuestionsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The roaming plans that suit the answers of the plan finder. A read that is sent as a POST because it carries a list; it changes nothing and may be repeated. `aName` repeats the names of the chosen answers in the order of `answerIds`, so that the result can say what it was found for. When no plan suits, `aName` is filled all the same and `roamPlans` is empty. An id the server does not know is left out of `aName` and suits no plan (proposed by this project). At most one plan of an answer is recommended.
 * @summary Roaming plans for the answers given
 */
export const roamPlansBodyAnswerIdsItemRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const roamPlansBodyAnswerIdsMax = 10;



export const RoamPlansBody = /*#__PURE__*/ zod.object({
  "answerIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamPlansBodyAnswerIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansBodyAnswerIdsMax)).check(/*#__PURE__*/ zod.describe('Ids of the chosen answers from `roamQuestions`, one a question, in the order of the questions.'))
}).check(/*#__PURE__*/ zod.describe('The answers given in the roaming plan finder.'))

export const roamPlansResponseOneDataANameItemMax = 60;

export const roamPlansResponseOneDataANameMax = 10;

export const roamPlansResponseOneDataRoamPlansItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const roamPlansResponseOneDataRoamPlansItemCardtitleMapTopMax = 120;

export const roamPlansResponseOneDataRoamPlansItemCardtitleMapBottomMax = 120;

export const roamPlansResponseOneDataRoamPlansItemCardsubtitleMapItemTopMax = 120;

export const roamPlansResponseOneDataRoamPlansItemCardsubtitleMapItemBottomMax = 120;

export const roamPlansResponseOneDataRoamPlansItemCardsubtitleMapMax = 8;

export const roamPlansResponseOneDataRoamPlansItemCardremakeArrItemMax = 120;

export const roamPlansResponseOneDataRoamPlansItemCardremakeArrMax = 6;

export const roamPlansResponseOneDataRoamPlansItemCardinfoMapItemLeftMax = 120;

export const roamPlansResponseOneDataRoamPlansItemCardinfoMapItemRightMax = 200;

export const roamPlansResponseOneDataRoamPlansItemCardinfoMapMax = 16;

export const roamPlansResponseOneDataRoamPlansItemLinkMax = 500;

export const roamPlansResponseOneDataRoamPlansItemLinkTextMax = 40;

export const roamPlansResponseOneDataRoamPlansItemPriceRegExp = new RegExp('^\\d{1,5}(\\.\\d{1,2})?$');
export const roamPlansResponseOneDataRoamPlansItemDaysMax = 366;

export const roamPlansResponseOneDataRoamPlansMax = 24;

export const roamPlansResponseTwoMessageMax = 500;



export const RoamPlansResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "aName": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataANameItemMax))).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataANameMax)).check(/*#__PURE__*/ zod.describe('Names of the chosen answers, in the order of the request.')),
  "roamPlans": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamPlansResponseOneDataRoamPlansItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Roaming plan id.')),
  "cardtitleMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardtitleMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardtitleMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('`top` is the plan\'s name, `bottom` where it applies.')),
  "cardsubtitleMap": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardsubtitleMapItemTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardsubtitleMapItemBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('Two lines of one fact. What they hold is said where it is used.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardsubtitleMapMax)).check(/*#__PURE__*/ zod.describe('The first pair is the price (`top` = `MOP$38`, `bottom` = `每日` or `per day`); the others are facts, label in `top`, value in `bottom`.')),
  "cardremakeArr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardremakeArrItemMax))).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardremakeArrMax)).check(/*#__PURE__*/ zod.describe('Special lines of the plan, most important first.')),
  "cardinfoMap": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardinfoMapItemLeftMax)).check(/*#__PURE__*/ zod.describe('Label.')),
  "right": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardinfoMapItemRightMax)).check(/*#__PURE__*/ zod.describe('Value.'))
}).check(/*#__PURE__*/ zod.describe('One row of facts, label on the left and value on the right.'))).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemCardinfoMapMax)).check(/*#__PURE__*/ zod.describe('More facts, label left and value right.')),
  "linkTxteStatus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = the link carries `linkText`; otherwise the site uses words of its own. The field is spelled so.')),
  "link": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemLinkMax))).check(/*#__PURE__*/ zod.describe('Where the plan can be read about or taken, a path of the site or a full address; left out when there is no such place.')),
  "linkText": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansItemLinkTextMax))).check(/*#__PURE__*/ zod.describe('Words of the link, shown when `linkTxteStatus` is 1.')),
  "tjtype": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('Recommended flag, 1 = recommended.')),
  "price": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamPlansResponseOneDataRoamPlansItemPriceRegExp))).check(/*#__PURE__*/ zod.describe('Price of the first pair as a figure in MOP, for each started `days` of a trip. With both the site computes what a whole trip costs. Optional, proposed by this project.')),
  "days": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(roamPlansResponseOneDataRoamPlansItemDaysMax))).check(/*#__PURE__*/ zod.describe('Days that one `price` covers, 1 = day pass. Optional, proposed by this project.')),
  "use": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['data', 'calls', 'both'])).check(/*#__PURE__*/ zod.describe('What the plan is for; only plans with the same value are compared. Optional, proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A roaming plan as a card.'))).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseOneDataRoamPlansMax)).check(/*#__PURE__*/ zod.describe('The plans that suit, best first; empty when none does.'))
}).check(/*#__PURE__*/ zod.describe('What the roaming plan finder found.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamPlansResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The regions a customer chooses from before the destination, in the order in which they are shown, which is the server's choice.
 * @summary Regions of the roaming tariffs
 */
export const roamingRegionsResponseOneDataItemRegionIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const roamingRegionsResponseOneDataItemNameMax = 60;

export const roamingRegionsResponseOneDataMax = 30;

export const roamingRegionsResponseTwoMessageMax = 500;



export const RoamingRegionsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "regionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingRegionsResponseOneDataItemRegionIdRegExp)).check(/*#__PURE__*/ zod.describe('Region id; compare as a string.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingRegionsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name of the region.')),
  "voiceStatus": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = voice roaming is offered in the region. The specification names the field without its values, which are proposed by this project; the site does not use it.'))
}).check(/*#__PURE__*/ zod.describe('A part of the world in the roaming tariffs.'))).check(/*#__PURE__*/ zod.maxLength(roamingRegionsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The regions in the order of the list.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingRegionsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The destinations of a region that have a roaming tariff, those most travelled to first. An unknown region answers an empty list.
 * @summary Destinations of one region
 */
export const roamingDestinationsResponseOneDataItemRdIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const roamingDestinationsResponseOneDataItemNameMax = 60;

export const roamingDestinationsResponseOneDataItemFlagMax = 500;

export const roamingDestinationsResponseOneDataItemOffersItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const roamingDestinationsResponseOneDataItemOffersItemNameMax = 60;

export const roamingDestinationsResponseOneDataItemOffersItemPriceRegExp = new RegExp('^\\d{1,5}(\\.\\d{1,2})?$');
export const roamingDestinationsResponseOneDataItemOffersItemDaysMax = 366;

export const roamingDestinationsResponseOneDataItemOffersItemDataMax = 80;

export const roamingDestinationsResponseOneDataItemOffersItemLinkMax = 500;

export const roamingDestinationsResponseOneDataItemOffersMax = 12;

export const roamingDestinationsResponseOneDataMax = 300;

export const roamingDestinationsResponseTwoMessageMax = 500;



export const RoamingDestinationsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "rdId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingDestinationsResponseOneDataItemRdIdRegExp)).check(/*#__PURE__*/ zod.describe('Destination id; compare as a string. The site shows a note for `321` and `102`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name of the destination.')),
  "flag": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataItemFlagMax))).check(/*#__PURE__*/ zod.describe('Picture of the flag, 3 wide and 2 high. Optional, proposed by this project.')),
  "offers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingDestinationsResponseOneDataItemOffersItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Roaming plan id, as in `roamPlans`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataItemOffersItemNameMax)).check(/*#__PURE__*/ zod.describe('Name of the plan.')),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingDestinationsResponseOneDataItemOffersItemPriceRegExp)).check(/*#__PURE__*/ zod.describe('Price in MOP, for each started `days` of a trip.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(roamingDestinationsResponseOneDataItemOffersItemDaysMax)).check(/*#__PURE__*/ zod.describe('Days that one `price` covers, 1 = day pass.')),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataItemOffersItemDataMax)).check(/*#__PURE__*/ zod.describe('Data for the price as one text to show, such as `6 GB`.')),
  "link": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataItemOffersItemLinkMax))).check(/*#__PURE__*/ zod.describe('Where the plan can be read about or taken; left out when there is no such place.'))
}).check(/*#__PURE__*/ zod.describe('A roaming plan for data at one destination, as the tariffs show it. Proposed by this project.'))).check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataItemOffersMax))).check(/*#__PURE__*/ zod.describe('Roaming plans for data at this destination, day passes first; empty when there are none. Optional, proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A country or place in the roaming tariffs.'))).check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The destinations in the order of the list.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDestinationsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Charges for calls and text messages at a destination, one row for each local network. Calls are charged in units of 1 minute. The specification does not state the hours of the peak period; a remark may name them. An unknown destination, or one without voice roaming, answers an empty list.
 * @summary Voice roaming tariff of one destination
 */
export const roamingVoicesResponseOneDataItemNetworkOperatorMax = 60;

export const roamingVoicesResponseOneDataItemAccessCodeRegExp = new RegExp('^(\\d{5,6}|-)$');
export const roamingVoicesResponseOneDataItemIncomePeakMinMax = 6;


export const roamingVoicesResponseOneDataItemIncomePeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemPeakMinMax = 6;


export const roamingVoicesResponseOneDataItemPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemNonPeakMinMax = 6;


export const roamingVoicesResponseOneDataItemNonPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemLocalPeakMinMax = 6;


export const roamingVoicesResponseOneDataItemLocalPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemLocalNonPeakMinMax = 6;


export const roamingVoicesResponseOneDataItemLocalNonPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemOutgoPeakMinMax = 6;


export const roamingVoicesResponseOneDataItemOutgoPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemOutgoNonPeakMinMax = 6;


export const roamingVoicesResponseOneDataItemOutgoNonPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemSmsMoMax = 6;


export const roamingVoicesResponseOneDataItemSmsMoRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVoicesResponseOneDataItemRemarksMax = 1000;

export const roamingVoicesResponseOneDataMax = 50;

export const roamingVoicesResponseTwoMessageMax = 500;



export const RoamingVoicesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "networkOperator": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemNetworkOperatorMax)).check(/*#__PURE__*/ zod.describe('Name of the local network.')),
  "accessCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemAccessCodeRegExp))).check(/*#__PURE__*/ zod.describe('Number of the network when it is chosen by hand on the phone, such as `44010`; `-` when it cannot be chosen by hand.')),
  "incomePeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemIncomePeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemIncomePeakMinRegExp))).check(/*#__PURE__*/ zod.describe('Receiving a call, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "peakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A call to Macau in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "nonPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemNonPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemNonPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A call to Macau in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "localPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemLocalPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemLocalPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A call to a number of the destination in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "localNonPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemLocalNonPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemLocalNonPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A call to a number of the destination in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "outgoPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemOutgoPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemOutgoPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A call to any other place in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "outgoNonPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemOutgoNonPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemOutgoNonPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A call to any other place in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "smsMo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemSmsMoMax)).check(/*#__PURE__*/ zod.regex(roamingVoicesResponseOneDataItemSmsMoRegExp))).check(/*#__PURE__*/ zod.describe('Sending a text message, MOP per message. `-`, `不適用` or `N/A` where not offered.')),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataItemRemarksMax))).check(/*#__PURE__*/ zod.describe('Remarks for the customer, plain text, one remark a line (`\\n` between them). The site shows each line in red. Left out when there are none.'))
}).check(/*#__PURE__*/ zod.describe('Charges for calls and text messages on one network of a destination. A field that is left out counts as not offered.'))).check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('One row a network.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingVoicesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Charges for video calls at a destination, one row for each local network that offers them. The specification does not show the row; this project proposes the fields of the voice row. An unknown destination, or one without video calls, answers an empty list.
 * @summary Video call roaming tariff of one destination
 */
export const roamingVideosResponseOneDataItemNetworkOperatorMax = 60;

export const roamingVideosResponseOneDataItemAccessCodeRegExp = new RegExp('^(\\d{5,6}|-)$');
export const roamingVideosResponseOneDataItemIncomePeakMinMax = 6;


export const roamingVideosResponseOneDataItemIncomePeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemPeakMinMax = 6;


export const roamingVideosResponseOneDataItemPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemNonPeakMinMax = 6;


export const roamingVideosResponseOneDataItemNonPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemLocalPeakMinMax = 6;


export const roamingVideosResponseOneDataItemLocalPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemLocalNonPeakMinMax = 6;


export const roamingVideosResponseOneDataItemLocalNonPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemOutgoPeakMinMax = 6;


export const roamingVideosResponseOneDataItemOutgoPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemOutgoNonPeakMinMax = 6;


export const roamingVideosResponseOneDataItemOutgoNonPeakMinRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemSmsMoMax = 6;


export const roamingVideosResponseOneDataItemSmsMoRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingVideosResponseOneDataItemRemarksMax = 1000;

export const roamingVideosResponseOneDataMax = 50;

export const roamingVideosResponseTwoMessageMax = 500;



export const RoamingVideosResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "networkOperator": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemNetworkOperatorMax)).check(/*#__PURE__*/ zod.describe('Name of the local network.')),
  "accessCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemAccessCodeRegExp))).check(/*#__PURE__*/ zod.describe('Number of the network when it is chosen by hand on the phone, such as `44010`; `-` when it cannot be chosen by hand.')),
  "incomePeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemIncomePeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemIncomePeakMinRegExp))).check(/*#__PURE__*/ zod.describe('Receiving a video call, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "peakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A video call to Macau in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "nonPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemNonPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemNonPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A video call to Macau in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "localPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemLocalPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemLocalPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A video call to a number of the destination in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "localNonPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemLocalNonPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemLocalNonPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A video call to a number of the destination in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "outgoPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemOutgoPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemOutgoPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A video call to any other place in the peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "outgoNonPeakMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemOutgoNonPeakMinMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemOutgoNonPeakMinRegExp))).check(/*#__PURE__*/ zod.describe('A video call to any other place in the off-peak period, MOP per minute. `-`, `不適用` or `N/A` where not offered.')),
  "smsMo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemSmsMoMax)).check(/*#__PURE__*/ zod.regex(roamingVideosResponseOneDataItemSmsMoRegExp))).check(/*#__PURE__*/ zod.describe('Sending a text message, MOP per message. `-`, `不適用` or `N/A` where not offered.')),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataItemRemarksMax))).check(/*#__PURE__*/ zod.describe('Remarks for the customer, plain text, one remark a line (`\\n` between them). The site shows each line in red. Left out when there are none.'))
}).check(/*#__PURE__*/ zod.describe('Charges for video calls on one network of a destination. The specification does not show this row; the fields of `VoiceRow` are proposed by this project.'))).check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('One row a network.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingVideosResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Charges for data at a destination without a roaming plan, one row for each local network. An unknown destination, or one without data roaming, answers an empty list.
 * @summary Data roaming tariff of one destination
 */
export const roamingDataResponseOneDataItemOperatorMax = 60;

export const roamingDataResponseOneDataItemNetworkCodeMax = 20;

export const roamingDataResponseOneDataItemPlmnCodeRegExp = new RegExp('^(\\d{3}-\\d{2,3}|-)$');
export const roamingDataResponseOneDataItemNetworkFrequencyMax = 60;

export const roamingDataResponseOneDataItemMiniChargeMax = 6;


export const roamingDataResponseOneDataItemMiniChargeRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingDataResponseOneDataItemMinimumDataMax = 5;


export const roamingDataResponseOneDataItemMinimumDataRegExp = new RegExp('^(\\d{1,5}|-|不適用|N/A)$');
export const roamingDataResponseOneDataItemThereafterDataMax = 6;


export const roamingDataResponseOneDataItemThereafterDataRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingDataResponseOneDataItemDayCapMax = 6;


export const roamingDataResponseOneDataItemDayCapRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|N/A)$');
export const roamingDataResponseOneDataMax = 50;

export const roamingDataResponseTwoMessageMax = 500;



export const RoamingDataResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "operator": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemOperatorMax)).check(/*#__PURE__*/ zod.describe('Name of the local network.')),
  "networkCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemNetworkCodeMax))).check(/*#__PURE__*/ zod.describe('Short name of the network as the phone shows it, such as `JP HIKARI`.')),
  "plmnCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(roamingDataResponseOneDataItemPlmnCodeRegExp))).check(/*#__PURE__*/ zod.describe('Mobile country code and network code, such as `440-10`; `-` when unknown.')),
  "networkFrequency": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemNetworkFrequencyMax))).check(/*#__PURE__*/ zod.describe('Generations and bands of the network as one text to show, such as `5G n78 · 4G B1, B3`.')),
  "miniCharge": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemMiniChargeMax)).check(/*#__PURE__*/ zod.regex(roamingDataResponseOneDataItemMiniChargeRegExp))).check(/*#__PURE__*/ zod.describe('Minimum charge of a connection in MOP, which covers `minimumData`. `-`, `不適用` or `N/A` where not offered.')),
  "minimumData": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemMinimumDataMax)).check(/*#__PURE__*/ zod.regex(roamingDataResponseOneDataItemMinimumDataRegExp))).check(/*#__PURE__*/ zod.describe('Data covered by the minimum charge, in KB, figure only. `-`, `不適用` or `N/A` where not offered.')),
  "thereafterData": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemThereafterDataMax)).check(/*#__PURE__*/ zod.regex(roamingDataResponseOneDataItemThereafterDataRegExp))).check(/*#__PURE__*/ zod.describe('Charge in MOP for every 10 KB after that; part of 10 KB counts as 10 KB (unit proposed by this project). `-`, `不適用` or `N/A` where not offered.')),
  "dayCap": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataItemDayCapMax)).check(/*#__PURE__*/ zod.regex(roamingDataResponseOneDataItemDayCapRegExp))).check(/*#__PURE__*/ zod.describe('The most that a day of data costs on this network without a plan, in MOP; where a day pass starts by itself, its price. Optional, proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Charges for data on one network of a destination. A field that is left out counts as not offered or unknown.'))).check(/*#__PURE__*/ zod.maxLength(roamingDataResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('One row a network.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roamingDataResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

